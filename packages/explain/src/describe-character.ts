import { isNoncharacter } from '@waymark/infra'
import { type Sentence, sentence } from '@waymark/infra/internal'

let names: ReadonlyMap<number, Sentence> | undefined

/** Names of characters that a sentence cannot show, or that people call by a name. */
function namesOfCharacters(): ReadonlyMap<number, Sentence> {
  names ??= new Map<number, Sentence>([
    [0x09, sentence('a tab')],
    [0x0a, sentence('a line feed')],
    [0x0d, sentence('a carriage return')],
    [0x20, sentence('a space')],
    [0x21, sentence('an exclamation mark (!)')],
    [0x22, sentence('a quotation mark (")')],
    [0x23, sentence('a number sign (#)')],
    [0x24, sentence('a dollar sign ($)')],
    [0x25, sentence('a percent sign (%)')],
    [0x26, sentence('an ampersand (&)')],
    [0x27, sentence("an apostrophe (')")],
    [0x28, sentence('an opening parenthesis')],
    [0x29, sentence('a closing parenthesis')],
    [0x2a, sentence('an asterisk (*)')],
    [0x2b, sentence('a plus sign (+)')],
    [0x2c, sentence('a comma (,)')],
    [0x2d, sentence('a hyphen')],
    [0x2e, sentence('a dot')],
    [0x2f, sentence('a slash (/)')],
    [0x3a, sentence('a colon (:)')],
    [0x3b, sentence('a semicolon (;)')],
    [0x3c, sentence('a less-than sign (<)')],
    [0x3d, sentence('an equals sign (=)')],
    [0x3e, sentence('a greater-than sign (>)')],
    [0x3f, sentence('a question mark (?)')],
    [0x40, sentence('an at sign (@)')],
    [0x5b, sentence('an opening bracket ([)')],
    [0x5c, sentence('a backslash (\\)')],
    [0x5d, sentence('a closing bracket (])')],
    [0x5e, sentence('a circumflex (^)')],
    [0x5f, sentence('an underscore (_)')],
    [0x60, sentence('a grave accent (`)')],
    [0x7b, sentence('an opening brace ({sign})', { sign: '{' })],
    [0x7c, sentence('a vertical bar (|)')],
    [0x7d, sentence('a closing brace ({sign})', { sign: '}' })],
    [0x7e, sentence('a tilde (~)')],
    [0x7f, sentence('the control character DEL (U+007F)')],
    [0xa0, sentence('a no-break space (U+00A0)')],
    [0xab, sentence('a quotation mark («)')],
    [0xad, sentence('a soft hyphen (U+00AD)')],
    [0xbb, sentence('a quotation mark (»)')],
    [0x200b, sentence('a zero-width space (U+200B)')],
    [0x200c, sentence('a zero-width non-joiner (U+200C)')],
    [0x200d, sentence('a zero-width joiner (U+200D)')],
    [0x200e, sentence('a left-to-right mark (U+200E)')],
    [0x200f, sentence('a right-to-left mark (U+200F)')],
    [0x034f, sentence('a combining grapheme joiner (U+034F)')],
    [0x061c, sentence('an Arabic letter mark (U+061C)')],
    [0x115f, sentence('a Hangul choseong filler (U+115F)')],
    [0x1160, sentence('a Hangul jungseong filler (U+1160)')],
    [0x1680, sentence('an Ogham space mark (U+1680)')],
    [0x17b4, sentence('an invisible Khmer vowel (U+17B4)')],
    [0x17b5, sentence('an invisible Khmer vowel (U+17B5)')],
    [0x180e, sentence('a Mongolian vowel separator (U+180E)')],
    [0x2002, sentence('an en space (U+2002)')],
    [0x2003, sentence('an em space (U+2003)')],
    [0x2007, sentence('a figure space (U+2007)')],
    [0x2009, sentence('a thin space (U+2009)')],
    [0x200a, sentence('a hair space (U+200A)')],
    [0x2013, sentence('an en dash (–)')],
    [0x2014, sentence('an em dash (—)')],
    [0x201e, sentence('a quotation mark („)')],
    [0x2026, sentence('an ellipsis (…)')],
    [0x202f, sentence('a narrow no-break space (U+202F)')],
    [0x2039, sentence('a quotation mark (‹)')],
    [0x203a, sentence('a quotation mark (›)')],
    [0x205f, sentence('a medium mathematical space (U+205F)')],
    [0x2060, sentence('a word joiner (U+2060)')],
    [0x2061, sentence('an invisible function application (U+2061)')],
    [0x2062, sentence('an invisible times (U+2062)')],
    [0x2063, sentence('an invisible separator (U+2063)')],
    [0x2064, sentence('an invisible plus (U+2064)')],
    [0x2066, sentence('a left-to-right isolate (U+2066)')],
    [0x2067, sentence('a right-to-left isolate (U+2067)')],
    [0x2068, sentence('a first strong isolate (U+2068)')],
    [0x2069, sentence('a pop directional isolate (U+2069)')],
    [0x2018, sentence('an opening single quotation mark (‘)')],
    [0x2019, sentence('a closing single quotation mark (’)')],
    [0x201c, sentence('an opening quotation mark ({sign})', { sign: '“' })],
    [0x201d, sentence('a closing quotation mark ({sign})', { sign: '”' })],
    [0x2800, sentence('a braille pattern blank (U+2800)')],
    [0x3000, sentence('an ideographic space (U+3000)')],
    [0x3164, sentence('a Hangul filler (U+3164)')],
    [0xfeff, sentence('a byte order mark (U+FEFF)')],
    [0xffa0, sentence('a halfwidth Hangul filler (U+FFA0)')],
    [0x202a, sentence('a left-to-right embedding (U+202A)')],
    [0x202b, sentence('a right-to-left embedding (U+202B)')],
    [0x202c, sentence('a pop directional formatting (U+202C)')],
    [0x202d, sentence('a left-to-right override (U+202D)')],
    [0x202e, sentence('a right-to-left override (U+202E)')],
    [0x2028, sentence('a line separator (U+2028)')],
    [0x2029, sentence('a paragraph separator (U+2029)')],
    [0xfffd, sentence('a replacement character (U+FFFD)')],
  ])
  return names
}

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
  return characterSentence(c).text
}

/**
 * What a sentence calls a code point, with its facts, as a part of another sentence: `{character:phrase}`. The facts are `sign`
 * and `codePoint`.
 *
 * @example
 * ```ts
 * import { characterSentence } from '@waymark/explain'
 *
 * characterSentence(0xe9) // => { text: 'é (U+00E9)', data: { sign: 'é', codePoint: 'U+00E9' } }
 * ```
 */
export function characterSentence(c: number): Sentence {
  const name = namesOfCharacters().get(c)
  if (name !== undefined) return name
  const codePoint = `U+${c.toString(16).toUpperCase().padStart(4, '0')}`
  const isControl = c < 0x20 || (c >= 0x80 && c <= 0x9f)
  if (isControl) return sentence('the control character {codePoint}', { codePoint })
  const isSurrogate = c >= 0xd800 && c <= 0xdfff
  if (isSurrogate) return sentence('the lone surrogate {codePoint}', { codePoint })
  if (isNoncharacter(c)) return sentence('the noncharacter {codePoint}', { codePoint })
  const isPrivate = (c >= 0xe000 && c <= 0xf8ff) || c >= 0xf0000
  if (isPrivate) return sentence('the private-use character {codePoint}', { codePoint })
  if (c < 0x80) return asciiSentence(String.fromCharCode(c))
  if (c >= 0x2000 && c <= 0x200a) return sentence('a space ({codePoint})', { codePoint })
  if ((c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef)) {
    return sentence('a variation selector ({codePoint})', { codePoint })
  }
  if (c >= 0xe0000 && c <= 0xe007f) {
    return sentence('an invisible tag character ({codePoint})', { codePoint })
  }
  if (c >= 0x300 && c <= 0x36f) return sentence('a combining accent ({codePoint})', { codePoint })
  const isHidden =
    (c >= 0x2000 && c <= 0x200f) ||
    (c >= 0x2028 && c <= 0x202f) ||
    (c >= 0x205f && c <= 0x206f) ||
    (c >= 0xe0000 && c <= 0xe0fff) ||
    c >= 0x40000
  return isHidden
    ? sentence('{codePoint}', { codePoint })
    : sentence('{sign} ({codePoint})', { sign: String.fromCodePoint(c), codePoint })
}

function asciiSentence(sign: string): Sentence {
  if (/\d/.test(sign)) return sentence('the digit {sign}', { sign })
  return /[a-z]/i.test(sign)
    ? sentence('the letter {sign}', { sign })
    : sentence('the character {sign}', { sign })
}
