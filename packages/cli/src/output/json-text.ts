import { escapeCodeUnits } from '../terminal/safe-text.ts'
import type { TextOutput } from './text-output.ts'

/**
 * Characters that JSON allows in a string but a terminal or an editor would act on: DEL and the C1 controls,
 * line separators, and format characters, including those that change the writing direction.
 */
const ACTIVE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu

/** An escape sequence. The group matches a surrogate: `JSON.stringify` escapes only lone ones. */
const ESCAPE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g

/**
 * A value as JSON, in which characters that a terminal would act on are escaped; the value stays the same. The only
 * exception is a lone surrogate, which UTF-8 cannot represent and readers such as `jq` refuse: it becomes U+FFFD, one
 * code unit for another, so that offsets stay correct.
 */
export function toJsonText(value: unknown, indent: number = 0): string {
  const json = JSON.stringify(value, null, indent)
  const whole = json.includes('\\ud')
    ? json.replace(ESCAPE, (all, half: string | undefined) =>
        half === undefined ? all : '\\ufffd',
      )
    : json
  return whole.replace(ACTIVE, escapeCodeUnits)
}

/**
 * The same with an indent of 2, in pieces, because the problems of a huge file may not fit in the longest possible
 * string. Each element of a list is at least one piece.
 */
export function* toJsonPieces(value: unknown, margin: string = ''): Generator<string, void> {
  if (!holdsList(value)) {
    yield toJsonText(value, 2).replaceAll('\n', `\n${margin}`)
    return
  }
  const isList = Array.isArray(value)
  const inner = `${margin}  `
  let separator = isList ? '[' : '{'
  for (const [name, member] of isList ? value.entries() : Object.entries(value)) {
    if (member === undefined) continue
    yield `${separator}\n${inner}${isList ? '' : `${toJsonText(name)}: `}`
    yield* toJsonPieces(member, inner)
    separator = ','
  }
  yield `\n${margin}${isList ? ']' : '}'}`
}

/** Writes a value as JSON with an indent of 2, however long the JSON is. */
export async function writeJson(value: object, output: TextOutput): Promise<void> {
  await output.writeAll(toJsonPieces(value))
  output.write('\n')
}

/** Whether a value is a non-empty list, or has one at any depth. */
function holdsList(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) ? value.length > 0 : Object.values(value).some(holdsList)
}
