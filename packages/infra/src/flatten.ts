/**
 * In UTF-16 code units: a string that has grown longer than this is flattened before it grows further.
 *
 * @example
 * ```ts
 * import { flatten, LONG_TEXT } from '@waymark/infra/internal'
 *
 * let text = ''
 * for (let i = 0; i < 100_000; i++) {
 *   text += 'a'
 *   if (text.length % LONG_TEXT === 0) text = flatten(text)
 * }
 * text.length // => 100_000
 * ```
 */
export const LONG_TEXT = 0x8000

/**
 * The same string in one piece. Engines keep a string that was joined as a tree of its parts until it is read; a tree of
 * millions of parts takes their garbage collectors more time than the string took to make.
 *
 * @example
 * ```ts
 * import { flatten } from '@waymark/infra/internal'
 *
 * flatten('a'.repeat(3)) // => 'aaa'
 * ```
 */
export function flatten(text: string): string {
  // A search makes it one piece, and a search at its last code unit is the shortest. Compilers leave out a search whose
  // result is not used; they cannot know that nothing is ever found after the last code unit.
  if (text.indexOf('\0', text.length - 1) === text.length) throw new RangeError('unreachable')
  return text
}

/**
 * The same string, which shares no memory with another. Engines make a slice a view of the string it was cut out of, and
 * keep that string, which may be a whole page, for as long as the slice.
 *
 * @example
 * ```ts
 * import { copyText } from '@waymark/infra/internal'
 *
 * copyText('a long page'.slice(2, 6)) // => 'long'
 * ```
 */
export function copyText(text: string): string {
  return flatten(text.slice(0, 1) + text.slice(1))
}

const parse = JSON.parse

/**
 * The same string in one piece, with one byte for each code unit if the engine can do that.
 *
 * Engines store a string in one or two bytes a code unit, and a slice of a string with two bytes also has two.
 * Reading JSON makes a new string, in half the time of `String.fromCharCode`.
 *
 * @param ascii - ASCII. With `"`, `\` or a control character, it is only put in one piece.
 *
 * @example
 * ```ts
 * import { flattenAscii } from '@waymark/infra/internal'
 *
 * flattenAscii('tea') // => 'tea'
 * ```
 */
export function flattenAscii(ascii: string): string {
  const json = `"${ascii}"`
  if (json.indexOf('"', 1) < json.length - 1 || json.indexOf('\\') !== -1) return flatten(ascii)
  try {
    return parse(json) as string
  } catch {
    // It has a control character.
    return flatten(ascii)
  }
}
