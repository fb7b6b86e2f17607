import type { TextOutput } from './text-output.ts'

/**
 * What JSON allows in a string and a terminal or an editor would act upon: DEL and the C1 controls,
 * line separators, and format characters, among them those that turn the writing direction.
 */
const ACTIVE = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu

/** An escape; the group is there for a surrogate, which `JSON.stringify` escapes only where its other half is missing. */
const ESCAPE = /\\(?:u(d[89a-f][0-9a-f]{2})|.)/g

/**
 * A value as JSON; what a terminal would act upon is escaped, and the value stays the same. Only for half a surrogate
 * pair, which no text in UTF-8 can hold and readers such as `jq` refuse, stands U+FFFD, so that offsets hold.
 */
export function toJsonText(value: unknown, indent: number = 0): string {
  const json = JSON.stringify(value, null, indent)
  const whole = json.includes('\\ud')
    ? json.replace(ESCAPE, (all, half: string | undefined) =>
        half === undefined ? all : '\\ufffd',
      )
    : json
  return whole.replace(ACTIVE, escapeUnits)
}

/**
 * The same with an indent of 2, in pieces that follow the lists: of a huge file, what is found may be longer than a
 * string can be.
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

/** Writes a value as JSON with an indent of 2, however long that is. */
export async function writeJson(value: object, output: TextOutput): Promise<void> {
  await output.writeAll(toJsonPieces(value))
  output.write('\n')
}

/** Whether a value is a list or, somewhere below, has one, that is not empty. */
function holdsList(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) ? value.length > 0 : Object.values(value).some(holdsList)
}

/** `\uXXXX` for each UTF-16 unit, the only form that JSON knows. */
export function escapeUnits(text: string): string {
  let escaped = ''
  for (let index = 0; index < text.length; index++) {
    escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`
  }
  return escaped
}
