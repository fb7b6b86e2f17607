import { hexValue, isDirectionalFormatting, utf8Length } from '@waymark/infra'
import { type Sentence, sentence, utf8CodePointAt } from '@waymark/infra/internal'

/** What is wrong with how a URL is encoded. */
export interface EncodingFault {
  readonly code:
    | 'url-escaped-twice'
    | 'percent-encoding-broken'
    | 'path-not-utf-8'
    | 'bidi-control-in-url'
  readonly message: Sentence
}

const ESCAPE = /&(?:amp|lt|gt|quot|apos|#\d{2,4}|#x[\da-f]{2,4});/i
const PLAIN_BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/
/** The percent sign and what may be the rest of it. */
const BROKEN = /%[^/?&=#]{0,2}/y

/** Finds what is wrong with how a URL is encoded. The first of several faults is usually the cause of the others. */
export function findEncodingFault(url: string): EncodingFault | null {
  const [escaped] = (url.includes('&') ? ESCAPE.exec(url) : null) ?? []
  if (escaped !== undefined) {
    const message = sentence('The URL contains {found:quote}, which is read as a part of it.', {
      found: escaped,
    })
    return { code: 'url-escaped-twice', message }
  }
  const [plain] = PLAIN_BIDI.exec(url) ?? []
  if (plain !== undefined) return bidiControl(plain.charCodeAt(0))
  return url.includes('%') ? findEncodedFault(url) : null
}

/**
 * Finds what is wrong with percent-encoded bytes. In a query they need not be UTF-8, because a query is in the encoding of the page
 * that links to it.
 *
 * @see https://url.spec.whatwg.org/#query-state
 */
function findEncodedFault(url: string): EncodingFault | null {
  const pathEnd = /[?#]/.exec(url)?.index ?? url.length
  for (let at = url.indexOf('%'); at !== -1; at = url.indexOf('%', at)) {
    const c = utf8CodePointAt(url, at, 3, byteAt)
    if (c < 0) {
      if (byteAt(url, at) < 0) return brokenAt(url, at)
      if (at < pathEnd) {
        const message = sentence('The percent-encoded bytes {found:quote} are not UTF-8.', {
          found: url.slice(at, at - c * 3),
        })
        return { code: 'path-not-utf-8', message }
      }
      at += 3
      continue
    }
    if (isDirectionalFormatting(c) && !isMark(c)) return bidiControl(c)
    at += utf8Length(c) * 3
  }
  return null
}

function brokenAt(url: string, at: number): EncodingFault {
  BROKEN.lastIndex = at
  const message = sentence('The URL contains {found:quote}, which is not a percent-encoded byte.', {
    found: BROKEN.exec(url)![0],
  })
  return { code: 'percent-encoding-broken', message }
}

/** LRM, RLM and ALM only sort the text of right-to-left languages. Percent-encoded, they are in the names of real pages. */
function isMark(c: number): boolean {
  return c === 0x200e || c === 0x200f || c === 0x61c
}

function bidiControl(c: number): EncodingFault {
  const character = `U+${c.toString(16).toUpperCase().padStart(4, '0')}`
  const message = sentence(
    'The URL contains the invisible character {character}, which changes the direction of text.',
    { character },
  )
  return { code: 'bidi-control-in-url', message }
}

/** The percent-encoded byte at a place; -1 if there is none. */
function byteAt(text: string, at: number): number {
  if (text.charCodeAt(at) !== 0x25) return -1
  const high = hexValue(text.charCodeAt(at + 1))
  const low = hexValue(text.charCodeAt(at + 2))
  return high === -1 || low === -1 ? -1 : high * 16 + low
}
