import { type Sentence, sentence } from '@waymark/infra/internal'

const LF = 0x0a
const CR = 0x0d
const TAB = 0x09
const SPACE = 0x20

/** Whether a code unit is one of the four white space characters of XML. */
export function isSpace(c: number): boolean {
  return c === SPACE || c === LF || c === TAB || c === CR
}

/** Removes XML's white space from both ends. */
export function trimSpace(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isSpace(text.charCodeAt(start))) start++
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--
  return text.slice(start, end)
}

/** What is illegal, and surrogates. Looking for them first is five times as fast as the loop. */
const SUSPECT =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/

/**
 * The index of the first code unit of a string that an XML document cannot contain, else -1.
 *
 * @see https://www.w3.org/TR/xml/#charsets
 */
export function findIllegalCharacter(text: string): number {
  const first = text.search(SUSPECT)
  if (first === -1) return -1
  for (let i = first; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (c < 0x20) {
      if (c !== TAB && c !== LF && c !== CR) return i
    } else if (c >= 0xd800 && c <= 0xdfff) {
      const low = c <= 0xdbff ? text.charCodeAt(i + 1) : Number.NaN
      if (!(low >= 0xdc00 && low <= 0xdfff)) return i
      i++
    } else if (c >= 0xfffe) return i
  }
  return -1
}

/** A code unit or code point as people write it: `U+0001`. */
export function nameCodePoint(c: number): string {
  return `U+${c.toString(16).toUpperCase().padStart(4, '0')}`
}

/** What is wrong with a code unit that XML has no way to write. */
export function illegalCharacter(c: number): Sentence {
  return sentence('XML cannot contain the character {character}.', { character: nameCodePoint(c) })
}
