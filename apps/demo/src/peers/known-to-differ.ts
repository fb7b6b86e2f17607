import { parseHost } from '@waymark/host'
import { utf8Decode } from '@waymark/infra'
import { percentDecodeString } from '@waymark/percent-encoding'
import { parseUrl, readUrl } from '@waymark/url-parser'
import { type PEER_CLASSES, PEERS } from '../generated/peer-table.ts'

/** A parser of others. */
export type PeerName = keyof typeof PEERS

/** A class of inputs on which one of them is known to leave the URL Standard. */
export type PeerClassName = (typeof PEER_CLASSES)[number]['name']

/** A URL that is put to a parser. */
export interface PeerQuestion {
  readonly input: string
  /** `null` for none. */
  readonly base: string | null
}

const SPECIAL = /^[\0- ]*(?:https?|wss?|ftp|file):/i
const SCHEME = /^[\0- ]*[a-z][a-z\d+.-]*:/i
/** In place of what is not asked. Of a domain in ASCII, not everything is checked. */
const LETTER = 'é'
const FINE = 'http://a.example/'
const DOT = /[.\u3002\uff0e\uff61]/
/** Right-to-left letters, and Arabic or Hebrew numbers. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** Whether a parser is known to answer a question otherwise than the URL Standard, for the reason of a class. */
export function isKnownToDiffer(name: PeerClassName, { input, base }: PeerQuestion): boolean {
  const own = domainIn(input, base)
  if (own !== null && differs(name, own)) return true
  const ofBase = base === null ? null : domainIn(base, null)
  // All parsers refuse what is not a URL with any base.
  return ofBase !== null && differs(name, ofBase) && parseUrl(input, { base: FINE }) !== null
}

const isFine = (domain: string) => parseHost(domain) !== null

function differs(name: PeerClassName, domain: string): boolean {
  switch (name) {
    case 'bidi-rule-per-label':
      return !isFine(domain) && RIGHT_TO_LEFT.test(domain) && breaksBidiRuleOnlyTogether(domain)
    case 'idna-unicode-version': {
      const replaced = withoutOthers(domain, 'node')
      return replaced !== domain && (isFine(domain) || isFine(replaced))
    }
    // These two are about setters and about URLSearchParams, not about parsing.
    case 'file-after-protocol':
    case 'params-mixed-escapes':
      return false
  }
}

/**
 * Whether the labels with right-to-left letters are fine without the others, and the others without them. Of some
 * letters, Node does not know that they are such.
 */
function breaksBidiRuleOnlyTogether(domain: string): boolean {
  const labels = domain.split(DOT)
  const isChecked = (label: string) => RIGHT_TO_LEFT.test(withoutOthers(label, 'node'))
  const checked = labels.map((label) => (label === '' || isChecked(label) ? label : LETTER))
  const others = labels.map((label) => (isChecked(label) ? LETTER : withoutOthers(label, 'node')))
  return isFine(checked.join('.')) && isFine(others.join('.'))
}

/** The text with a letter in place of each code point that a parser takes otherwise. */
function withoutOthers(text: string, peer: PeerName): string {
  const others: readonly (readonly [first: number, last: number])[] = PEERS[peer].codePoints
  const isOther = (codePoint: number) =>
    others.some(([first, last]) => first <= codePoint && codePoint <= last)
  return Array.from(text, (c) => (isOther(c.codePointAt(0)!) ? LETTER : c)).join('')
}

/** The domain that is written in a URL, decoded; `null` if there is none, and if something else is wrong. */
function domainIn(text: string, base: string | null): string | null {
  if (!SPECIAL.test(SCHEME.test(text) ? text : (base ?? ''))) return null
  const { host } = readUrl(text, { base }).parts
  if (host === null || host.start === host.end) return null
  const written = text.slice(host.start, host.end).replaceAll(/[\t\n\r]/g, '')
  const rest = `${text.slice(0, host.start)}${LETTER}${text.slice(host.end)}`
  if (parseUrl(rest, { base }) === null) return null
  const domain = utf8Decode(percentDecodeString(written))
  // No parser takes a domain with a percent sign in it.
  return domain.includes('%') ? null : domain
}
