import { authorityOf, type Cause, type CauseList, nothing } from './cause.ts'

/** For the client alone: what decides here is the documentation of Safe Browsing, "URLs and Hashing". */
const CAUSES: readonly Cause[] = [
  {
    name: 'hex-digits',
    verdict:
      'The client is wrong by the documentation of Safe Browsing: percent-encoded bytes are written with upper-case digits.',
    erase: (parts) => ({
      ...parts,
      authority: parts.authority && uppercased(parts.authority),
      path: uppercased(parts.path),
      query: parts.query && uppercased(parts.query),
    }),
  },
  {
    name: 'scheme-case',
    verdict:
      'The peer misses RFC 3986, 6.2.2.1, or lowercases where no rule was asked for: the case of a scheme has no meaning.',
    erase: (parts) => ({ ...parts, scheme: parts.scheme.toLowerCase() }),
  },
  {
    name: 'empty-query-kept',
    verdict:
      'The client is wrong by the documentation of Safe Browsing, whose examples keep a `?` with nothing after it. The expressions that are looked up are the same.',
    erase: (parts) => ({ ...parts, query: parts.query || null }),
  },
  {
    name: 'empty-port',
    verdict:
      'The client is wrong by RFC 3986, 3.2.3: a port may be empty, and the colon before it is not part of the host.',
    erase: (parts) => ({ ...parts, authority: parts.authority?.replace(/:$/, '') ?? null }),
  },
  {
    name: 'empty-port-of-address',
    verdict:
      'The client is wrong by RFC 3986, 3.2.3: with the colon of an empty port, it does not see that the host is an address.',
    when: (input) => /\d:(?:[/?#]|$)/.test(input),
    erase: (parts) => ({ ...parts, authority: null }),
  },
  {
    name: 'dot-segment-at-end',
    verdict: 'The client is wrong by RFC 3986, 5.2.4: `/a/.` is `/a/`, with the slash.',
    when: (input) => /%|\.(?:[?#]|\s*$)/.test(input),
    erase: (parts) => ({ ...parts, path: parts.path.replace(/(?<=.)\/$/, '') }),
  },
  {
    name: 'idna-mapping',
    verdict:
      'No standard decides: the documentation of Safe Browsing asks for Punycode and names no version of IDNA. We map hosts as browsers do (UTS #46), and percent-encode one that has no such form; the client maps nothing.',
    when: (input) => /[^ -~]|%/.test(input),
    erase: (parts) => ({ ...parts, authority: null }),
  },
  {
    name: 'delimiters-decoded',
    verdict:
      'No standard decides: the documentation of Safe Browsing decodes first and does not say how the result is divided.',
    when: (input) => /[:@[\]%]/.test(authorityOf(input)) || /^:|^[^/]*:[^/]/.test(input),
    erase: () => nothing,
  },
]

function uppercased(text: string): string {
  return text.replace(/%[\da-f]{2}/gi, (byte) => byte.toUpperCase())
}

const REFUSED_BY_CLIENT: Cause = {
  name: 'refused-by-client',
  verdict:
    'No standard decides: the documentation of Safe Browsing does not say which strings have no form. The client takes a name before a colon for a scheme, where we see a host and a port, and refuses what its IDNA refuses, which we percent-encode.',
  erase: () => nothing,
}
const NO_HOST: Cause = {
  name: 'no-host',
  verdict:
    'The client is wrong by its own rule that a URL without a host has no form: it looks for the host before it takes away dots (of any script), the port and the user, and takes nothing before a colon for a scheme.',
  erase: () => nothing,
}
const NO_ADDRESS: Cause = {
  name: 'no-address-in-brackets',
  verdict:
    'The client misses the URL Standard, host parser: brackets hold an IPv6 address, or there is no host. The documentation of Safe Browsing has no other use for them.',
  erase: () => nothing,
}

/** The causes of disagreements with the Safe Browsing client. */
export const SAFE_BROWSING: CauseList = {
  causes: CAUSES,
  refusedByPeer: REFUSED_BY_CLIENT,
  refusedHere: (input, theirs) => {
    const host = /^[^:]*:\/\/([^/]*)/.exec(theirs)?.[1] ?? ''
    if (host.includes('[')) return NO_ADDRESS
    const isNoName = /^[:.\d]*$/.test(host) || /^\s*(?::|%3a)/i.test(input)
    return isNoName || /[\u3002\uff0e\uff61]/.test(input) ? NO_HOST : null
  },
}
