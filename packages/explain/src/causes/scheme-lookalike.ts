import { type Sentence, sentence } from '@waymark/infra/internal'
import type { Cause, FoundCause } from '../cause.ts'
import { characterSentence } from '../describe-character.ts'
import { parserError } from '../sections.ts'
import { isLaterHost } from '../text/host-around.ts'
import { replacing } from '../url-edit.ts'

export const schemeLookalike: Cause = {
  ...parserError(
    'scheme-lookalike',
    [
      'missing-scheme-non-relative-URL',
      'domain-to-ASCII',
      'special-scheme-missing-following-solidus',
    ],
    [
      'A character looks like the colon or a slash after a scheme, but is a different character.',
      'Chinese and Japanese keyboards have full-width characters. The host parser maps some of them to ASCII, but nothing is mapped in a scheme.',
      'Write the ASCII character.',
    ],
    ['https\uff1a//a/', '\uff1a', 'https://a/'],
    ['https:\uff0f\uff0fa/', '\uff0f', 'https://a/'],
    ['\uff48ttps://a/', '\uff48', 'https://a/'],
  ),
  isOfInput: true,
  /** What looks like the colon or the slashes after a scheme: typed on a Chinese or Japanese keyboard, or copied from a document. */
  find(evidence, error) {
    if (isLaterHost(evidence, error)) return null
    const { reading, text } = evidence
    const [start = ''] = WIDE_START.exec(text) ?? []
    const isKnown = /^[\0- ]*(?:https?|wss?|ftp|file)[^a-z]/i.test(toAscii(start))
    if (!isKnown && !/[^\0-\x7f]{2}$/.test(start)) return null
    const hasSlashes = /[^a-z]{3}$/i.test(toAscii(start)) && !/[/\\]/.test(text[start.length] ?? '')
    if (reading.failure?.name !== 'missing-scheme-non-relative-URL' && !hasSlashes) return null
    const found: FoundCause[] = []
    for (let at = 0; at < start.length; at++) {
      const c = start.charCodeAt(at)
      if (c < 0x80) continue
      const written = toAscii(start[at]!)
      found.push({
        code: 'scheme-lookalike',
        start: at,
        end: at + 1,
        message: messageOf(characterSentence(c), written),
        remedy: sentence('Write {meant:code} instead.', { meant: written }),
        edit: replacing(at, at + 1, written),
      })
    }
    return found.length === 0 ? null : found
  },
}

function messageOf(character: Sentence, written: string): Sentence {
  if (written === ':') {
    return sentence('The character {character:phrase} looks like a colon, but is not one.', {
      character,
    })
  }
  if (written === '/') {
    return sentence('The character {character:phrase} looks like a slash, but is not one.', {
      character,
    })
  }
  return sentence(
    'The character {character:phrase} looks like the letter {meant}, but is not in ASCII.',
    { character, meant: written },
  )
}

const COLONS = '\uff1a\u2236\ua789\u02d0\ufe55\ufe13'
const SLASHES = '\uff0f\u2044\u2215\u2571\u29f8'
/** A scheme, a colon and slashes; of each, what looks like it. */
const WIDE_START: RegExp = /* @__PURE__ */ new RegExp(
  `^[\\0- ]*[a-z\uff21-\uff3a\uff41-\uff5a]{2,20}[:${COLONS}][/\\\\${SLASHES}]{0,2}`,
  'i',
)

function toAscii(text: string): string {
  return text.replace(/[^\0-\x7f]/g, (c) => {
    if (COLONS.includes(c)) return ':'
    if (SLASHES.includes(c)) return '/'
    return String.fromCharCode(c.charCodeAt(0) - 0xfee0)
  })
}
