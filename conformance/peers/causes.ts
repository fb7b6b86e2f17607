import { findTrackingParameters } from '@waymark/normalize/tracking-params'
import { parseURL, serializeHost, serializeURL } from 'whatwg-url'
import {
  authorityOf,
  type Cause,
  type CauseList,
  composed,
  decoded,
  isDecodable,
  nameOf,
  nothing,
  pieces,
  split,
  unwritten,
} from './cause.ts'

const CAUSES: readonly Cause[] = [
  // First, because it needs the characters, which the next one makes bytes.
  {
    name: 'composed',
    verdict:
      'We differ on purpose: composing characters (NFC) is the rule `nfc-path`, which `standard` does not have; the URL Standard composes only hosts.',
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
      'We differ on purpose: outside forms, `+` is not a space (RFC 3986, 2.2), so a space stays `%20`.',
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
    verdict: 'The peer misses RFC 3986, 6.2.3, or writes the number differently: `:`, `:080`.',
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
    erase: (parts) => ({ ...parts, path: parts.path.replace(/(?<=.)\/+$/s, '') }),
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
      'We differ on purpose: `a` and `a=`, and `&&`, are written differently, and servers can tell them apart.',
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
      'The peer is wrong by the URL Standard: a `%` without two hexadecimal digits, or escapes that are not UTF-8, stay; the peer drops, doubles or replaces them.',
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
        (piece) => findTrackingParameters(nameOf(piece)).length > 0,
      ),
    erase: (parts) => ({
      ...parts,
      query:
        parts.query &&
        (pieces(parts.query)
          .filter((piece) => findTrackingParameters(nameOf(piece)).length === 0)
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
    name: 'host-by-url-standard',
    verdict:
      'The peer misses the URL Standard, host parser: the host that we give is the one of the standard.',
    when: (input, ours) => SYMBOLS.test(authorityOf(input)) && hostOf(ours) === standardHost(input),
    erase: (parts) => ({ ...parts, scheme: '', authority: null }),
  },
  {
    name: 'host-with-symbols',
    verdict:
      'No standard decides: RFC 3986, 3.2.2, allows these characters in a name and leaves their meaning to its registry, and none of them is in a name of DNS. Forms that are not records (web archives, strings as written) split and fold such hosts in their own ways.',
    when: (input) => SYMBOLS.test(authorityOf(input)),
    erase: (parts) => ({ ...parts, scheme: '', authority: null }),
  },
  {
    name: 'url-by-url-standard',
    verdict:
      'The peer misses the URL Standard, basic URL parser: the scheme, host and path that we give are those of the standard.',
    when: (input, ours) =>
      (NO_HOST.test(authorityOf(input)) || !WITH_HOST.test(input)) && isOfStandard(input, ours),
    erase: () => nothing,
  },
  {
    name: 'no-host-left',
    verdict:
      'No standard decides: RFC 3986, 3.2.2, allows an empty host and says nothing of one of dots alone; the URL Standard refuses an empty host, so that no record is left. Web archives and strings as written have the empty rest in several ways.',
    when: (input) => NO_HOST.test(authorityOf(input)),
    erase: () => nothing,
  },
  {
    name: 'host-becomes-delimiter',
    verdict:
      'The peer is wrong: mapping the host turns another character into `/`, `?`, `#`, `@` or `:`, so the result names another host. The URL Standard refuses such a host.',
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
    name: 'no-scheme',
    verdict:
      'No standard decides: RFC 3986, 4.5, says that a reference without a scheme that is meant as a URL can only be guessed, and each program has its own guess.',
    when: (input) => !SCHEME.test(input),
    erase: () => nothing,
  },
  {
    name: 'other-scheme',
    verdict:
      'The peer is wrong by RFC 3986, 3.1: what is before the first colon is the scheme, and ours stays; the peer puts `http:` before it, or treats the rest as that of an `http` URL.',
    when: (input, ours) => schemeOf(input) !== null && schemeOf(input) === schemeOf(ours),
    erase: () => nothing,
  },
  {
    name: 'guessed-scheme',
    verdict:
      'No standard decides: web archives take a name with a colon after it for a host and a port, and add a scheme; RFC 3986, 4.5, leaves that to guesses.',
    when: (input) => schemeOf(input) !== null,
    erase: () => nothing,
  },
  {
    name: 'http-without-host',
    verdict:
      'No standard decides: RFC 3986, 3.2, sees no host without two slashes, the URL Standard ignores how many there are, and the form of a web archive is neither.',
    when: (input) => !WITH_HOST.test(input),
    erase: () => nothing,
  },
]

/** Hosts with characters that no name of DNS has, or with colons that begin no port. */
const SYMBOLS = /[^\w.:-]|:.*:|:(?!\d*$)/
/** Hosts of dots, of user information alone, or with an escaped slash first. */
const NO_HOST = /^(?:www\.|\.)*(?:%2f|(?::\d*)?$)|@\.*(?::\d*)?$/i
const WITH_HOST = /^https?:\/\/[^/?#]/i
const SCHEME = /^\s*([a-z][a-z\d+.-]*):/i

/** The scheme of a string if it is not that of web pages, in lower case; `null` without one. */
function schemeOf(text: string): string | null {
  const scheme = SCHEME.exec(text)?.[1]?.toLowerCase() ?? null
  return scheme === 'http' || scheme === 'https' ? null : scheme
}

function hostOf(url: string): string {
  return (split(url).authority ?? '').replace(/^.*@|:\d*$/gs, '')
}

/** The host that the URL Standard gives, by another program; `null` if it gives none. */
function standardHost(input: string): string | null {
  const record = parseURL(input)
  return record === null || record.host === null ? null : serializeHost(record.host)
}

function isOfStandard(input: string, ours: string): boolean {
  const record = parseURL(input)
  if (record === null) return false
  const [theirs, mine] = [split(serializeURL(record)), split(ours)]
  return (
    theirs.scheme === mine.scheme &&
    standardHost(input) === (mine.authority === null ? null : hostOf(ours)) &&
    decoded(theirs.path) === decoded(mine.path)
  )
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

/** The causes of disagreements with normalisers of URLs. */
export const GENERAL: CauseList = {
  causes: CAUSES,
  refusedByPeer: REFUSED_BY_PEER,
  refusedHere: (input) => (parseURL(input) === null ? REFUSED_HERE : null),
}
