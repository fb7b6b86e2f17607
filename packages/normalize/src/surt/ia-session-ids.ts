/*
 * https://github.com/internetarchive/surt/blob/master/surt/URLRegexTransformer.py, without its regular expressions,
 * which take quadratic time.
 */

/**
 * Removes the last segment of each of two forms that ASP.NET writes, if `.aspx` comes after it.
 *
 * @example
 * ```ts
 * import { stripPathSessionId } from '@waymark/normalize/surt'
 *
 * stripPathSessionId('/(4hqa0555fwsecu455xqckv45)/page.aspx') // => '/page.aspx'
 * ```
 */
export function stripPathSessionId(path: string): string {
  const many = stripSegment(path, /^\((?:[a-z]\([0-9a-z]{24}\))+\)$/i)
  return stripSegment(many, /^\([0-9a-z]{24}\)$/i)
}

function stripSegment(path: string, pattern: RegExp): string {
  const lower = path.toLowerCase()
  if (!lower.includes('.aspx')) return path
  // From the end: the nearest `.aspx` and `?` after each slash.
  let end = path.length
  let page = -1
  let mark = path.length
  for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', end - 1)) {
    const tail = lower.slice(slash + 1, end)
    // There must be a character before `.aspx`, and no `?`.
    const question = tail.indexOf('?')
    if (question !== -1) mark = slash + 1 + question
    const first = tail.indexOf('.aspx')
    const at = first === 0 ? tail.indexOf('.aspx', 1) : first
    if (at !== -1) page = slash + 1 + at
    const start = path.lastIndexOf('/', slash - 1)
    const isPage = page !== -1 && page < mark
    if (isPage && start !== -1 && pattern.test(path.slice(start + 1, slash))) {
      return path.slice(0, start + 1) + path.slice(slash + 1)
    }
    // For segments further left, the slash is that character.
    if (first === 0) page = slash + 1
    end = slash
  }
  return path
}

const SUFFIXES: readonly (readonly [length: number, RegExp])[] = [
  [43, /jsessionid=[0-9a-z]{32}$/i],
  [42, /phpsessid=[0-9a-z]{32}$/i],
  [36, /sid=[0-9a-z]{32}$/i],
  [45, /aspsessionid[a-z]{8}=[a-z]{24}$/i],
]

/**
 * Removes the last session ID of each of five forms. The part of its parameter before it is kept.
 *
 * @example
 * ```ts
 * import { stripQuerySessionId } from '@waymark/normalize/surt'
 *
 * stripQuerySessionId('x=1&jsessionid=0123456789abcdefghijklemopqrstuv') // => 'x=1&'
 * ```
 */
export function stripQuerySessionId(query: string): string {
  let parts = query.split('&')
  for (const [length, pattern] of SUFFIXES) {
    const index = findLast(parts, (part) => pattern.test(part.slice(-length)))
    if (index !== -1) parts = cut(parts, index, 1, parts[index]!.replace(pattern, ''))
  }
  const index = findLast(
    parts,
    (part, i) => idStart(part) !== -1 && /^cftoken=./i.test((parts[i + 1] ?? '').slice(0, 9)),
  )
  if (index !== -1) parts = cut(parts, index, 2, parts[index]!.slice(0, idStart(parts[index]!)))
  return parts.join('&')
}

/** The offset of the last `cfid=` with something after it; -1 if there is none. */
function idStart(part: string): number {
  return part.toLowerCase().lastIndexOf('cfid=', part.length - 6)
}

/** Joins the rest of the first part and what comes after the last. */
function cut(parts: string[], index: number, count: number, left: string): string[] {
  const [next = '', ...rest] = parts.slice(index + count)
  return [...parts.slice(0, index), left + next, ...rest]
}

function findLast(
  parts: readonly string[],
  fits: (part: string, index: number) => boolean,
): number {
  for (let i = parts.length - 1; i >= 0; i--) if (fits(parts[i]!, i)) return i
  return -1
}
