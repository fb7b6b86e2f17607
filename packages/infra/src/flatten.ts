/** In UTF-16 code units: a string that has grown longer than this is flattened before it grows further. */
export const LONG_TEXT = 0x8000

/**
 * The same text in one piece. Engines keep a text that is put together as a tree of its parts until somebody
 * reads it; a tree of millions of parts takes their garbage collectors more time than the text took to make.
 */
export function flatten(text: string): string {
  // To look for something makes it one piece, and at its last unit there is least to look at. Compilers drop a look
  // that nobody needs; they cannot know that nothing is ever found after the last unit.
  if (text.indexOf('\0', text.length - 1) === text.length) throw new RangeError('unreachable')
  return text
}

/**
 * The same text, sharing memory with none. Engines make a slice a view of the text it was cut out of, and keep
 * that text, which may be a whole page, for as long as the slice.
 */
export function copyText(text: string): string {
  return flatten(text.slice(0, 1) + text.slice(1))
}

/**
 * The same string in one piece, with one byte for each code unit if the engine can do that.
 *
 * Engines store a string in one or two bytes a code unit, and a slice of a string with two bytes also has two.
 * Reading JSON makes a new string, in half the time of `String.fromCharCode`.
 *
 * @param ascii - ASCII. With `"`, `\` or a control character, it is only put in one piece.
 */
export function flattenAscii(ascii: string): string {
  const json = `"${ascii}"`
  if (json.indexOf('"', 1) < json.length - 1 || json.includes('\\')) return flatten(ascii)
  try {
    return JSON.parse(json) as string
  } catch {
    // It has a control character.
    return flatten(ascii)
  }
}
