import type { FileLine } from './file-lines.ts'

/** A redirect as a file has it. */
export interface WrittenRedirect {
  readonly from: string
  /** `null` if it is left out. */
  readonly to: string | null
  /** As written; `null` if it is left out. */
  readonly status: string | null
  readonly isForced: boolean
  /** The parameters that the query must have, with what their values must be. */
  readonly query: readonly (readonly [name: string, value: string])[]
  /** What else the rule depends on: `Country`, `Role`. */
  readonly conditions: readonly string[]
}

/**
 * Reads a line of a `_redirects`: a path, parameters, a destination, a status, and conditions.
 *
 *     /shop  id=:id  /tea/:id  301!  Language=fr
 */
export function readRedirectLine({ text }: FileLine): WrittenRedirect {
  const [from = '', ...words] = withoutComment(text.split(/\s+/))
  const isForward = /^\d+!?$/.test(words[0] ?? '')
  const start = isForward ? 0 : words.findIndex((word) => /^(?:\/|https?:)/.test(word))
  const rest = isForward ? words : words.slice(start + 1)
  const [status, ...conditions] = start === -1 ? [] : rest
  return {
    from,
    to: isForward ? null : (words[start] ?? null),
    status: status?.replace(/!$/, '') ?? null,
    isForced: status?.endsWith('!') === true,
    query: words.slice(0, Math.max(0, start)).map(readPair),
    conditions: conditions.map((condition) => readPair(condition)[0]),
  }
}

function withoutComment(words: readonly string[]): readonly string[] {
  const comment = words.findIndex((word) => word.startsWith('#'))
  return comment === -1 ? words : words.slice(0, comment)
}

function readPair(pair: string): readonly [name: string, value: string] {
  const [name = '', value = ''] = pair.split('=', 2)
  return [name, value]
}
