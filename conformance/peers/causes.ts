import { findTrackingParameter } from '@waymark/normalize/tracking-params'
import { parseURL } from 'whatwg-url'

/** A URL in the five components of RFC 3986, for comparing. */
interface Parts {
  readonly scheme: string
  readonly authority: string | null
  readonly path: string
  readonly query: string | null
  readonly fragment: string | null
}

/** Why a peer and we disagree. */
export interface Cause {
  readonly name: string
  /** Who is right, by which text. */
  readonly verdict: string
  /** Whether it can be the cause for this input. */
  readonly when?: (input: string) => boolean
  /** Takes from an answer what the cause makes different: without it, two answers are the same. */
  readonly erase: (parts: Parts) => Parts
}

const nothing: Parts = { scheme: '', authority: null, path: '', query: null, fragment: null }

/** From the finest to the coarsest: a coarse one is only named if no set of finer ones explains a disagreement. */
const CAUSES: readonly Cause[] = [
  // First, because it needs the characters, which the next one makes bytes.
  {
    name: 'composed',
    verdict:
      'We differ on purpose: composing characters (NFC) is the rule `nfc-path`, which `standard` does not have; the URL Standard composes hosts alone.',
    when: (input) => composed(decoded(input)) !== decoded(input),
    erase: (parts) => ({
      ...parts,
      path: composed(decoded(parts.path)),
      query: parts.query && composed(decoded(parts.query)),
      fragment: parts.fragment && composed(decoded(parts.fragment)),
    }),
  },
  {
    name: 'escapes',
    verdict:
      'We differ on purpose: the URL Standard encodes the sets that it names and leaves other escapes as they are; the peer has sets of its own.',
    erase: (parts) => ({
      ...parts,
      path: decoded(parts.path),
      query: parts.query && decoded(parts.query),
      fragment: parts.fragment && decoded(parts.fragment),
    }),
  },
  {
    name: 'plus',
    verdict:
      'We differ on purpose: outside forms, `+` is no space (RFC 3986, 2.2), so a space stays `%20`.',
    erase: (parts) => ({
      ...parts,
      query: parts.query && decoded(parts.query).replace(/\+/g, ' '),
    }),
  },
  {
    name: 'empty-path',
    verdict:
      'By RFC 3986, 6.2.3, an empty path after a host is `/`: w3lib leaves it empty, normalize-url and the greedy flags of purell make it empty.',
    erase: (parts) =>
      parts.authority !== null && parts.path === '' ? { ...parts, path: '/' } : parts,
  },
  {
    name: 'default-port',
    verdict: 'The peer misses RFC 3986, 6.2.3, or writes the number otherwise: `:`, `:080`.',
    erase: (parts) => ({ ...parts, authority: parts.authority?.replace(/:\d*$/, '') ?? null }),
  },
  {
    name: 'empty-path-parameters',
    verdict:
      'The peer is wrong by RFC 3986, 3.3: `;` at the end is part of the path. Python drops it.',
    erase: (parts) => ({ ...parts, path: parts.path.replace(/;$/, '') }),
  },
  {
    name: 'trailing-slash',
    verdict: 'We differ on purpose: which paths get or lose a slash at the end is a choice.',
    erase: (parts) => ({ ...parts, path: parts.path.replace(/\/+$/, '') }),
  },
  {
    name: 'empty-query-or-fragment',
    verdict:
      'We differ on purpose: `?` and `#` with nothing after them are part of the URL until a rule removes them.',
    erase: (parts) => ({ ...parts, query: parts.query || null, fragment: parts.fragment || null }),
  },
  {
    name: 'empty-pieces',
    verdict:
      'We differ on purpose: `a` and `a=`, and `&&`, are written otherwise, and servers can tell.',
    erase: (parts) => ({
      ...parts,
      query:
        (parts.query &&
          pieces(parts.query)
            .filter((piece) => piece !== '')
            .join('&')) ||
        null,
    }),
  },
  {
    name: 'query-order',
    verdict:
      'We differ on purpose: names are ordered by UTF-16 code units, decoded, as in URLSearchParams.sort; peers order bytes or written names.',
    erase: (parts) => ({ ...parts, query: parts.query && pieces(parts.query).sort().join('&') }),
  },
  {
    name: 'hash-bang',
    verdict:
      'We differ on purpose: url-normalize writes `#!` as `_escaped_fragment_`, which Google gave up in 2015.',
    when: (input) => input.includes('#!'),
    erase: (parts) => ({ ...parts, query: null, fragment: null }),
  },
  {
    name: 'slashes',
    verdict: 'The peer is wrong by RFC 3986, 3.3: an empty segment is a segment.',
    erase: (parts) => ({ ...parts, path: parts.path.replace(/\/{2,}/g, '/') }),
  },
  {
    name: 'user',
    verdict:
      'We differ on purpose: credentials are kept or stripped as a whole, with the escapes of the URL Standard.',
    erase: (parts) => ({ ...parts, authority: parts.authority?.replace(/^.*@/s, '') ?? null }),
  },
  {
    name: 'dots-of-host',
    verdict:
      'We differ on purpose: empty labels are kept (DNS refuses them), and a dot at the end only goes by a rule.',
    erase: (parts) => ({
      ...parts,
      authority: parts.authority?.replace(/\.{2,}/g, '.').replace(/^\.|\.(?=:\d*$|$)/g, '') ?? null,
    }),
  },
  {
    name: 'www',
    verdict:
      'We differ on purpose: `www.` goes or comes only where a registrable domain is left, and never before an IP address; `iipc-aggressive` repeats until nothing changes.',
    erase: (parts) => ({
      ...parts,
      authority: parts.authority?.replace(/^(?:www\d*(?:\.|(?=:|$)))+/i, '') ?? null,
    }),
  },
  {
    name: 'text-fragment',
    verdict:
      'We differ on purpose: everything after `:~:` is a directive (Text Fragments, 3.1), not only `text=`.',
    when: (input) => input.includes(':~:'),
    erase: (parts) => ({ ...parts, fragment: parts.fragment?.replace(/:~:.*/s, '') || null }),
  },
  {
    name: 'semicolon-in-query',
    verdict:
      'The peer is wrong: Go drops pairs with `;`, and purell ignores the error; others split there, which the URL Standard does not.',
    when: (input) => /\?[^#]*;/s.test(input),
    erase: (parts) => ({ ...parts, query: null }),
  },
  {
    name: 'broken-escape',
    verdict:
      'The peer is wrong by the URL Standard: a `%` without two hexadecimal digits, or escapes that are no UTF-8, stay; the peer drops, doubles or replaces them.',
    when: (input) => !isDecodable(input),
    erase: (parts) => ({ ...parts, path: '', query: null, fragment: null }),
  },
  {
    name: 'dot-segments',
    verdict:
      'The peer misses the URL Standard, path state: `.`, `..` and `%2e` are segments to resolve, also above the root.',
    when: (input) => /(?:\.|%2e)/i.test(input.replace(/^[^/]*\/*[^/?#]*/s, '')),
    erase: (parts) => ({ ...parts, path: '' }),
  },
  {
    name: 'tracking',
    verdict:
      'We differ on purpose: `remove-tracking-params` has the table of docs/tracking-parameters.md, normalize-url `utm_*` alone.',
    when: (input) =>
      pieces(split(input).query ?? '').some(
        (piece) => findTrackingParameter(nameOf(piece)) !== null,
      ),
    erase: (parts) => ({
      ...parts,
      query:
        parts.query &&
        (pieces(parts.query)
          .filter((piece) => findTrackingParameter(nameOf(piece)) === null)
          .join('&') ||
          null),
    }),
  },
  {
    name: 'names-decoded',
    verdict:
      'The peer is wrong by RFC 3986, 2.4: purell sorts decoded names and writes them without encoding `#`, `&`, `=` or `%` again.',
    when: (input) => /\?[^#]*%2[0-9a-f]|\?[^#]*%3d/is.test(input),
    erase: (parts) => ({ ...parts, query: null, fragment: null }),
  },
  {
    name: 'numeric-host',
    verdict:
      'The peer misses the URL Standard, IPv4 parser: hosts that end in a number, also octal or hexadecimal, are addresses.',
    when: (input) =>
      /(?:^|[./@])(?:\d+|0x[\da-f]*)\.?$/i.test(authorityOf(input).replace(/:\d*$/, '')),
    erase: (parts) => ({ ...parts, scheme: '', authority: null }),
  },
  {
    name: 'host-not-ascii',
    verdict:
      'We differ on purpose: Unicode and escapes in hosts go through UTS #46 as in the URL Standard, or stay as written (`rfc3986`, web archives); peers use IDNA 2003 or 2008, or leave them.',
    when: (input) => /[^ -~]|%|xn--/i.test(authorityOf(input)),
    erase: (parts) => ({ ...parts, scheme: '', authority: null }),
  },
  {
    name: 'host-with-symbols',
    verdict:
      'Open: no registered name has these characters, and peers split and fold such hosts in their own ways.',
    when: (input) => /[^\w.:-]|:.*:|:(?!\d*$)/.test(authorityOf(input)),
    erase: (parts) => ({ ...parts, scheme: '', authority: null }),
  },
  {
    name: 'no-host-left',
    verdict:
      'Open: a host of dots, of user information alone, or with an escaped slash first; web archives write the empty rest in several ways.',
    when: (input) => /^(?:www\.|\.)*(?:%2f|:?\d*$)|@:?\d*$/i.test(authorityOf(input)),
    erase: () => nothing,
  },
  {
    name: 'host-becomes-delimiter',
    verdict:
      'The peer is wrong: mapping the host makes `/`, `?`, `#`, `@` or `:` of another character, so the result names another host. The URL Standard refuses such a host.',
    when: (input) => /[/?#@:\\]|%(?:2f|3f|23|40|3a|5c)/i.test(unwritten(authorityOf(input))),
    erase: () => nothing,
  },
  {
    name: 'backslash',
    verdict:
      'The peer misses the URL Standard: in special URLs `\\` is `/`. On strings as written it stays.',
    when: (input) => input.includes('\\'),
    erase: () => nothing,
  },
  {
    name: 'spaces-and-controls',
    verdict:
      'The peer misses the URL Standard, basic URL parser: tabs and newlines go, and so do spaces and controls at the ends.',
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are the cause.
    when: (input) => /[\0-\x1f]|^ | $/.test(input),
    erase: () => nothing,
  },
  {
    name: 'no-http-url',
    verdict:
      'Open, not judged one by one: without `http://` or `https://` and a host, a peer guesses a scheme, leaves the string alone or treats it as http.',
    when: (input) => !/^https?:\/\/[^/?#]/i.test(input),
    erase: () => nothing,
  },
]

function authorityOf(input: string): string {
  return /^\s*(?:[^:/?#\\]*:)?[/\\]*([^/?#\\]*)/s.exec(input)?.[1] ?? ''
}

/** The escapes, and the compatible forms of the characters outside ASCII. */
function unwritten(text: string): string {
  return text
    .replace(/%[\da-f]{2}|[ -~]/gi, (part) => (part.length === 3 ? part : ''))
    .normalize('NFKC')
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function nameOf(piece: string): string {
  return piece.replace(/=.*/s, '')
}

function pieces(query: string): string[] {
  return query.split('&').map((piece) => piece.replace(/=$/, ''))
}

/** Bytes as `decoded` gives them, with their characters composed. */
function composed(bytes: string): string {
  const text = Buffer.from(bytes, 'latin1').toString('utf8').normalize('NFC')
  return Buffer.from(text, 'utf8').toString('latin1')
}

/** The bytes of a text, one character for each, without any percent-encoding. */
function decoded(text: string): string {
  let before = ''
  let after = Buffer.from(text, 'utf8').toString('latin1')
  while (before !== after) {
    before = after
    after = after.replace(/%([\da-f]{2})/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  }
  return after
}

/** Splits a URL, or a SURT, whose host ends with `)`. */
function split(url: string): Parts {
  const [, scheme = '', authority = null, path = '', query = null, fragment = null] =
    /^([^:/?#]+:)?(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#(.*))?$/s.exec(
      url.replace(/^([^/?#]*)\)/, '//$1'),
    ) ?? []
  return { scheme, authority, path, query, fragment }
}

const REFUSED_BY_PEER: Cause = {
  name: 'refused-by-peer',
  verdict:
    'The peer is stricter: RFC 3986 or its own checks of hosts, ports and escapes; the URL Standard, or a string as written, takes these.',
  erase: () => nothing,
}
const REFUSED_HERE: Cause = {
  name: 'no-url',
  verdict:
    'The URL Standard has no URL for the string; the peer does not check, or takes it for a reference.',
  erase: () => nothing,
}

/** The fewest causes that explain a disagreement; `null` if they do not. */
export function explain(
  input: string,
  theirs: string | null,
  ours: string | null,
): readonly Cause[] | null {
  if (theirs === null) return [REFUSED_BY_PEER]
  if (ours === null) return parseURL(input) === null ? [REFUSED_HERE] : null
  let known: readonly Cause[] = []
  for (const cause of CAUSES) {
    if (cause.when?.(input) === false) continue
    known = [...known, cause]
    if (!isSame(known, theirs, ours)) continue
    for (const one of known) {
      const fewer = known.filter((other) => other !== one)
      if (isSame(fewer, theirs, ours)) known = fewer
    }
    return known
  }
  return null
}

function isSame(causes: readonly Cause[], a: string, b: string): boolean {
  const [left, right] = [a, b].map((url) =>
    JSON.stringify(causes.reduce((parts, { erase }) => erase(parts), split(url))),
  )
  return left === right
}
