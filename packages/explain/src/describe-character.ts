import { isNoncharacter } from '@waymark/infra'

/** Names of characters that a sentence cannot show, or that people call by a name. */
const NAMES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [0x09, 'a tab'],
  [0x0a, 'a line feed'],
  [0x0d, 'a carriage return'],
  [0x20, 'a space'],
  [0x21, 'an exclamation mark (!)'],
  [0x22, 'a quotation mark (")'],
  [0x23, 'a number sign (#)'],
  [0x24, 'a dollar sign ($)'],
  [0x25, 'a percent sign (%)'],
  [0x26, 'an ampersand (&)'],
  [0x27, "an apostrophe (')"],
  [0x28, 'an opening parenthesis'],
  [0x29, 'a closing parenthesis'],
  [0x2a, 'an asterisk (*)'],
  [0x2b, 'a plus sign (+)'],
  [0x2c, 'a comma (,)'],
  [0x2d, 'a hyphen'],
  [0x2e, 'a dot'],
  [0x2f, 'a slash (/)'],
  [0x3a, 'a colon (:)'],
  [0x3b, 'a semicolon (;)'],
  [0x3c, 'a less-than sign (<)'],
  [0x3d, 'an equals sign (=)'],
  [0x3e, 'a greater-than sign (>)'],
  [0x3f, 'a question mark (?)'],
  [0x40, 'an at sign (@)'],
  [0x5b, 'an opening bracket ([)'],
  [0x5c, 'a backslash (\\)'],
  [0x5d, 'a closing bracket (])'],
  [0x5e, 'a circumflex (^)'],
  [0x5f, 'an underscore (_)'],
  [0x60, 'a grave accent (`)'],
  [0x7b, 'an opening brace ({)'],
  [0x7c, 'a vertical bar (|)'],
  [0x7d, 'a closing brace (})'],
  [0x7e, 'a tilde (~)'],
  [0x7f, 'the control character DEL (U+007F)'],
  [0xa0, 'a no-break space (U+00A0)'],
  [0xab, 'a quotation mark («)'],
  [0xad, 'a soft hyphen (U+00AD)'],
  [0xbb, 'a quotation mark (»)'],
  [0x200b, 'a zero-width space (U+200B)'],
  [0x200c, 'a zero-width non-joiner (U+200C)'],
  [0x200d, 'a zero-width joiner (U+200D)'],
  [0x200e, 'a left-to-right mark (U+200E)'],
  [0x200f, 'a right-to-left mark (U+200F)'],
  [0x034f, 'a combining grapheme joiner (U+034F)'],
  [0x061c, 'an Arabic letter mark (U+061C)'],
  [0x115f, 'a Hangul choseong filler (U+115F)'],
  [0x1160, 'a Hangul jungseong filler (U+1160)'],
  [0x1680, 'an Ogham space mark (U+1680)'],
  [0x17b4, 'an invisible Khmer vowel (U+17B4)'],
  [0x17b5, 'an invisible Khmer vowel (U+17B5)'],
  [0x180e, 'a Mongolian vowel separator (U+180E)'],
  [0x2002, 'an en space (U+2002)'],
  [0x2003, 'an em space (U+2003)'],
  [0x2007, 'a figure space (U+2007)'],
  [0x2009, 'a thin space (U+2009)'],
  [0x200a, 'a hair space (U+200A)'],
  [0x2013, 'an en dash (–)'],
  [0x2014, 'an em dash (—)'],
  [0x201e, 'a quotation mark („)'],
  [0x2026, 'an ellipsis (…)'],
  [0x202f, 'a narrow no-break space (U+202F)'],
  [0x2039, 'a quotation mark (‹)'],
  [0x203a, 'a quotation mark (›)'],
  [0x205f, 'a medium mathematical space (U+205F)'],
  [0x2060, 'a word joiner (U+2060)'],
  [0x2061, 'an invisible function application (U+2061)'],
  [0x2062, 'an invisible times (U+2062)'],
  [0x2063, 'an invisible separator (U+2063)'],
  [0x2064, 'an invisible plus (U+2064)'],
  [0x2066, 'a left-to-right isolate (U+2066)'],
  [0x2067, 'a right-to-left isolate (U+2067)'],
  [0x2068, 'a first strong isolate (U+2068)'],
  [0x2069, 'a pop directional isolate (U+2069)'],
  [0x2018, 'an opening single quotation mark (‘)'],
  [0x2019, 'a closing single quotation mark (’)'],
  [0x201c, 'an opening quotation mark (“)'],
  [0x201d, 'a closing quotation mark (”)'],
  [0x2800, 'a braille pattern blank (U+2800)'],
  [0x3000, 'an ideographic space (U+3000)'],
  [0x3164, 'a Hangul filler (U+3164)'],
  [0xfeff, 'a byte order mark (U+FEFF)'],
  [0xffa0, 'a halfwidth Hangul filler (U+FFA0)'],
  [0x202a, 'a left-to-right embedding (U+202A)'],
  [0x202b, 'a right-to-left embedding (U+202B)'],
  [0x202c, 'a pop directional formatting (U+202C)'],
  [0x202d, 'a left-to-right override (U+202D)'],
  [0x202e, 'a right-to-left override (U+202E)'],
  [0x2028, 'a line separator (U+2028)'],
  [0x2029, 'a paragraph separator (U+2029)'],
  [0xfffd, 'a replacement character (U+FFFD)'],
])

/**
 * What a sentence calls a code point, with its article.
 *
 * @example
 * ```ts
 * import { describeCharacter } from '@waymark/explain'
 *
 * describeCharacter(0x200b) // => 'a zero-width space (U+200B)'
 * ```
 */
export function describeCharacter(c: number): string {
  const name = NAMES.get(c)
  if (name !== undefined) return name
  const code = `U+${c.toString(16).toUpperCase().padStart(4, '0')}`
  if (c < 0x20 || (c >= 0x80 && c <= 0x9f)) return `the control character ${code}`
  if (c >= 0xd800 && c <= 0xdfff) return `the lone surrogate ${code}`
  if (isNoncharacter(c)) return `the noncharacter ${code}`
  if ((c >= 0xe000 && c <= 0xf8ff) || c >= 0xf0000) return `the private-use character ${code}`
  if (c < 0x80) return describeAscii(String.fromCharCode(c))
  if (c >= 0x2000 && c <= 0x200a) return `a space (${code})`
  if ((c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef)) {
    return `a variation selector (${code})`
  }
  if (c >= 0xe0000 && c <= 0xe007f) return `an invisible tag character (${code})`
  if (c >= 0x300 && c <= 0x36f) return `a combining accent (${code})`
  const isHidden =
    (c >= 0x2000 && c <= 0x200f) ||
    (c >= 0x2028 && c <= 0x202f) ||
    (c >= 0x205f && c <= 0x206f) ||
    (c >= 0xe0000 && c <= 0xe0fff) ||
    c >= 0x40000
  return isHidden ? code : `${String.fromCodePoint(c)} (${code})`
}

function describeAscii(character: string): string {
  if (/\d/.test(character)) return `the digit ${character}`
  return `the ${/[a-z]/i.test(character) ? 'letter' : 'character'} ${character}`
}
