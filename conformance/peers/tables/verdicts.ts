import type { CauseList } from '../cause.ts'
import { GENERAL } from '../causes.ts'
import { SAFE_BROWSING } from '../causes-safe-browsing.ts'

/** Verdicts on disagreements that only the tables have. */
const OF_TABLES: Readonly<Record<string, string>> = {
  'duplicate-names':
    'We differ on purpose: all parameters of a name stay, because servers can read each of them; the peer keeps the first.',
  'empty-authority':
    'The peer is wrong by RFC 3986, 3.2: two slashes at the start begin an authority, which is empty here, and stay.',
  'illegal-address':
    'The peer is wrong by the documentation of Safe Browsing: only what is a legal encoding of an IPv4 address is one.',
  'opaque-host':
    'Two standards differ: by RFC 3986, 6.2.2.1, every host is in lower case, as the peer has it; by the URL Standard, opaque-host parser, that of a scheme that is not special stays, as ours does.',
  'part-of-address':
    'No standard decides: the documentation of Safe Browsing speaks of legal addresses alone. A part that is too large counts by its lowest bytes here, as in Google’s client; the peer sees a name.',
  'query-escapes':
    'The peer misses RFC 3986, 6.2.2.1, in queries: the digits of percent-encoded bytes are in upper case.',
  'relative-path':
    'We differ on purpose: RFC 3986, 5.2.4, removes dot segments when a reference is resolved; before that, a path that begins with no slash keeps them.',
  'rfc2396-dot-segments':
    'The peer is wrong by RFC 3986, 5.2.4 and 5.4.2: it follows RFC 2396, which keeps dot segments above the root and in references that begin with a slash.',
  'rfc2396-query':
    'The peer is wrong by RFC 3986, 5.2.2 and 5.4.1: it follows RFC 2396, by which an empty path with or without a query drops the last segment of the base.',
  'safe-browsing-mailto':
    'The peer goes beyond Safe Browsing: Google’s client refuses what has no host, and so do we; the peer, which is also used for archives, keeps it.',
  'safe-browsing-port':
    'No standard decides: the documentation disregards the port in expressions and has none in its rules; we drop it as Google’s client does, and the peer keeps it, as older documentation did.',
  'separators-kept':
    'No disagreement on URLs: the peer asks one step of its own, which leaves `\\` to a later one; by the URL Standard, path state, it is `/`.',
  'seven-hosts':
    'The client is wrong by the documentation of Safe Browsing, suffix/prefix expressions: at most four hosts are formed from the last five components; it takes the last seven.',
  'www-twice':
    'We differ on purpose: of several `www.` one goes, or all by an option; the peer leaves such a host alone.',
  'url-standard-of-2017':
    'The peer follows the URL Standard of 2017. Since then `gopher` is not special, fragments encode spaces, origins and hosts of dots are written otherwise, and fewer hosts are allowed.',
}

const all = ({ causes, refusedByPeer, refusedHere }: CauseList) => {
  // No URL and no host: why we refuse.
  const refusal = refusedHere('', '')
  return [...causes, refusedByPeer, ...(refusal === null ? [] : [refusal])]
}

/** The verdict on each cause of a disagreement, by the name of the cause. */
export const VERDICTS: ReadonlyMap<string, string> = new Map([
  ...[...all(GENERAL), ...all(SAFE_BROWSING)].map(({ name, verdict }) => [name, verdict] as const),
  ...Object.entries(OF_TABLES),
])
