/** An algorithm or a definition of the standard. */
export interface Entry {
  /** The standard's name for it. */
  readonly name: string
  /** Its anchor, and those of others with the same steps. */
  readonly anchors: readonly [string, ...string[]]
  /** How many steps the standard gives it, those inside others counted too. */
  readonly steps: number
  /** The function of the packages that does it among other things, so that its docstring has another anchor. */
  readonly within?: string
  /** Of two with the same anchor. */
  readonly isSetter?: boolean
}

/** A section of the standard. */
export interface Section {
  readonly title: string
  readonly anchor: string
  readonly entries: readonly Entry[]
}

/** What the oracle has of the standard, in the order of the standard (whatwg/url 6ae8486). */
export const sections: readonly Section[] = [
  {
    title: 'Percent-encoded bytes',
    anchor: 'percent-encoded-bytes',
    entries: [
      entry('percent-encoded byte', 'percent-encoded-byte', 0),
      entry('percent-encode', 'percent-encode', 0),
      entry('percent-decode a byte sequence', 'percent-decode', 9),
      entry('percent-decode a string', 'string-percent-decode', 2),
      entry('C0 control percent-encode set', 'c0-control-percent-encode-set', 0),
      entry('fragment percent-encode set', 'fragment-percent-encode-set', 0),
      entry('query percent-encode set', 'query-percent-encode-set', 0),
      entry('special-query percent-encode set', 'special-query-percent-encode-set', 0),
      entry('path percent-encode set', 'path-percent-encode-set', 0),
      entry('userinfo percent-encode set', 'userinfo-percent-encode-set', 0),
      entry('component percent-encode set', 'component-percent-encode-set', 0),
      entry(
        'application/x-www-form-urlencoded percent-encode set',
        'application-x-www-form-urlencoded-percent-encode-set',
        0,
      ),
      entry('percent-encode after encoding', 'string-percent-encode-after-encoding', 17),
      entry('UTF-8 percent-encode', ['string-utf-8-percent-encode', 'utf-8-percent-encode'], 0),
    ],
  },
  {
    title: 'Hosts',
    anchor: 'hosts-(domains-and-ip-addresses)',
    entries: [
      entry('forbidden host code point', 'forbidden-host-code-point', 0),
      entry('forbidden domain code point', 'forbidden-domain-code-point', 0),
      entry('domain parser', 'concept-domain-to-ascii', 13),
      entry('domain parser ToASCII', 'domain-parser-toascii', 0),
      entry('host parser', 'concept-host-parser', 11),
      entry('ends in a number checker', 'ends-in-a-number-checker', 7),
      entry('IPv4 parser', 'concept-ipv4-parser', 22),
      entry('IPv4 number parser', 'ipv4-number-parser', 15),
      entry('IPv6 parser', 'concept-ipv6-parser', 51),
      entry('opaque-host parser', 'concept-opaque-host-parser', 4),
      entry('host serializer', 'concept-host-serializer', 3),
      entry('IPv4 serializer', 'concept-ipv4-serializer', 7),
      entry('IPv6 serializer', 'concept-ipv6-serializer', 13),
      entry(
        'find the IPv6 address compressed piece index',
        'find-the-ipv6-address-compressed-piece-index',
        14,
      ),
    ],
  },
  {
    title: 'URLs',
    anchor: 'url-representation',
    entries: [
      entry('single-dot URL path segment', 'single-dot-path-segment', 0),
      entry('double-dot URL path segment', 'double-dot-path-segment', 0),
      entry('special scheme', 'special-scheme', 0),
      entry('default port', 'default-port', 0),
      entry('is special', 'is-special', 0),
      entry('includes credentials', 'include-credentials', 0),
      entry('opaque path', 'url-opaque-path', 0),
      entry('cannot have a username/password/port', 'cannot-have-a-username-password-port', 0),
      entry('Windows drive letter', 'windows-drive-letter', 0),
      entry('normalized Windows drive letter', 'normalized-windows-drive-letter', 0),
      entry('starts with a Windows drive letter', 'start-with-a-windows-drive-letter', 0),
      entry("shorten a URL's path", 'shorten-a-urls-path', 4),
      entry('URL code points', 'url-code-points', 0),
    ],
  },
  {
    title: 'URL parsing',
    anchor: 'url-parsing',
    entries: [
      entry('basic URL parser', 'concept-basic-url-parser', 13),
      entry('scheme start state', 'scheme-start-state', 3),
      entry('scheme state', 'scheme-state', 23),
      entry('no scheme state', 'no-scheme-state', 4),
      entry('special relative or authority state', 'special-relative-or-authority-state', 2),
      entry('path or authority state', 'path-or-authority-state', 2),
      entry('relative state', 'relative-state', 12),
      entry('relative slash state', 'relative-slash-state', 5),
      entry('special authority slashes state', 'special-authority-slashes-state', 2),
      entry('special authority ignore slashes state', 'special-authority-ignore-slashes-state', 2),
      entry('authority state', 'authority-state', 14),
      entry('host state, hostname state', ['host-state', 'hostname-state'], 18),
      entry('port state', 'port-state', 11),
      entry('file state', 'file-state', 17),
      entry('file slash state', 'file-slash-state', 8),
      entry('file host state', 'file-host-state', 14),
      entry('path start state', 'path-start-state', 10),
      entry('path state', 'path-state', 16),
      entry('opaque path state', 'cannot-be-a-base-url-path-state', 10),
      entry('query state', 'query-state', 10),
      entry('fragment state', 'fragment-state', 4),
      member('set the username', 'set-the-username', 0),
      member('set the password', 'set-the-password', 0),
    ],
  },
  {
    title: 'URL serializing, origin',
    anchor: 'url-serializing',
    entries: [
      entry('URL serializer', 'concept-url-serializer', 14),
      entry('URL path serializer', 'url-path-serializer', 4),
      entry('origin', 'concept-url-origin', 5),
    ],
  },
  {
    title: 'application/x-www-form-urlencoded',
    anchor: 'application/x-www-form-urlencoded',
    entries: [
      entry('parser', 'concept-urlencoded-parser', 10),
      entry('serializer', 'concept-urlencoded-serializer', 9),
      entry('string parser', 'concept-urlencoded-string-parser', 0),
    ],
  },
  {
    title: 'URL class',
    anchor: 'url-class',
    entries: [
      entry('API URL parser', 'api-url-parser', 5),
      member('constructor', 'constructors', 3),
      member('canParse', 'dom-url-canparse', 3),
      member('href getter', 'dom-url-href', 0),
      setter('href setter', 'dom-url-href', 6),
      member('origin getter', 'dom-url-origin', 0),
      member('protocol getter', 'dom-url-protocol', 0),
      setter('protocol setter', 'dom-url-protocol', 0),
      member('username getter', 'dom-url-username', 0),
      setter('username setter', 'dom-url-username', 2),
      member('password getter', 'dom-url-password', 0),
      setter('password setter', 'dom-url-password', 2),
      member('host getter', 'dom-url-host', 4),
      setter('host setter', 'dom-url-host', 2),
      member('hostname getter', 'dom-url-hostname', 2),
      setter('hostname setter', 'dom-url-hostname', 2),
      member('port getter', 'dom-url-port', 2),
      setter('port setter', 'dom-url-port', 3),
      member('pathname getter', 'dom-url-pathname', 0),
      setter('pathname setter', 'dom-url-pathname', 3),
      member('search getter', 'dom-url-search', 2),
      setter('search setter', 'dom-url-search', 6),
      member('searchParams getter', 'dom-url-searchparams', 0),
      member('hash getter', 'dom-url-hash', 2),
      setter('hash setter', 'dom-url-hash', 4),
    ],
  },
]

/** Algorithms that only the packages implement. */
export const notInOracle: readonly Entry[] = [
  entry('host public suffix', 'host-public-suffix', 0),
  entry('host registrable domain', 'host-registrable-domain', 0),
  entry('domain to Unicode', 'concept-domain-to-unicode', 0),
  entry('valid domain', 'valid-domain', 0),
  entry('valid host string', 'valid-host-string', 0),
  entry('host equivalence', 'concept-host-equals', 0),
  entry('valid URL string', 'valid-url-string', 0),
  entry('URL parser', 'concept-url-parser', 0),
  entry('URL equivalence', 'concept-url-equals', 0),
  entry('URL rendering', 'url-rendering', 0),
  entry('internationalization of URL rendering', 'url-rendering-i18n', 0),
  member('parse of the URL class', 'dom-url-parse', 0),
  entry('URLSearchParams class', 'interface-urlsearchparams', 0),
  entry('initialize a URLSearchParams', 'urlsearchparams-initialize', 0),
  entry('update a URLSearchParams', 'concept-urlsearchparams-update', 0),
  entry('sort of the URLSearchParams class', 'dom-urlsearchparams-sort', 0),
]

function entry(name: string, anchors: string | Entry['anchors'], steps: number): Entry {
  return { name, anchors: typeof anchors === 'string' ? [anchors] : anchors, steps }
}

function member(name: string, anchor: string, steps: number): Entry {
  return { ...entry(name, anchor, steps), within: 'createUrlClass' }
}

function setter(name: string, anchor: string, steps: number): Entry {
  return { ...member(name, anchor, steps), isSetter: true }
}
