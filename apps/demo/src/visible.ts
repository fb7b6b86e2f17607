/**
 * A sign for each character that would otherwise be invisible or would rearrange its neighbours.
 *
 * Every sign replaces its character, so a reader sees that something is there; the
 * caller keeps the character itself for copying.
 */
export function visible(text: string): string {
  return text.replace(UNSEEN, (c) => {
    if (c === ' ') return '␣'
    if (c === '\t') return '⇥'
    if (c === '\n' || c === '\r') return '⏎'
    const code = c.codePointAt(0)!
    if (code < 0x20) return String.fromCharCode(0x2400 + code)
    return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
  })
}

/** The same for a sentence, whose spaces are plain ones, or no-break ones before a dash and after a number. */
export function visibleWords(text: string): string {
  return text
    .split(SPACES_OF_SENTENCES)
    .map((part, i) => (i % 2 === 1 ? part : visible(part)))
    .join('')
}

const SPACES_OF_SENTENCES = /( |\u00a0(?=—)|(?<=\d)\u00a0(?=[\p{L}\d%]))/u

// U+2800 is a pattern of braille without dots. With `u`, surrogates are lone ones only.
const HIDDEN = String.raw`[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]`

// A joiner stays where something is wrong without it: between letters that join, after the sign that
// takes a letter's vowel away, and within an emoji, which may say there how it is to look.
const SCRIPTS = 'Arab Syrc Nko Mong Deva Beng Guru Gujr Orya Taml Telu Knda Mlym Sinh Khmr Mymr'
const LETTER = String.raw`(?=[\p{L}\p{M}])[${SCRIPTS.replace(/(\w+) ?/g, String.raw`\p{scx=$1}`)}]`
const VIRAMA = String.raw`[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]`
const EMOJI = String.raw`\p{Extended_Pictographic}`
const JOINS = [
  String.raw`(?<=${LETTER})[\u200c\u200d](?=${LETTER})`,
  String.raw`(?<=${VIRAMA})[\u200c\u200d]`,
  String.raw`(?<=${EMOJI}[\p{Emoji_Modifier}\ufe0f]?)\u200d(?=${EMOJI})`,
  String.raw`(?<=${EMOJI})\ufe0f(?=\u200d${EMOJI})`,
  String.raw`(?<=\u200d${EMOJI})\ufe0f`,
].join('|')

const UNSEEN = new RegExp(`(?=${HIDDEN})(?!${JOINS})[^]`, 'gu')

/**
 * Whether something in the text could move the text around it: letters that run from right to
 * left, in the blocks of Hebrew, Arabic and their neighbours, or a control of direction.
 *
 * https://www.unicode.org/reports/tr9/#Directional_Formatting_Characters
 */
export function isBidirectional(text: string): boolean {
  return BIDIRECTIONAL.test(text)
}

const BIDIRECTIONAL =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}\u200f\u202a-\u202e\u2066-\u2069]/u
