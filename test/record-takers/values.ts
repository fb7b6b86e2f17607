import { parseHost } from '../../packages/host/src/index.ts'
import { splitAuthority, splitUri } from '../../packages/rfc3986/src/index.ts'
import { getOrigin, parseUrl } from '../../packages/url-parser/src/index.ts'

export const record = parseUrl('https://www.example.com:8080/a/b?c#d')!
export const host = parseHost('www.example.com')!
export const ipv6 = parseHost('[::1]')! as Extract<typeof host, { kind: 'ipv6' }>
export const origin = getOrigin(record)
export const uri = splitUri('https://www.example.com/a')
export const authority = splitAuthority('www.example.com:80')

/**
 * Values of every kind that is handed over by mistake, by what they are. A function gives the right answer for one of them,
 * or refuses it.
 */
export const values: Readonly<Record<string, unknown>> = {
  'a URL': 'https://www.example.com/a',
  'a name': 'github.io',
  'the empty string': '',
  'a String object': Object('github.io'),
  'a number': 5,
  'a bigint': 5n,
  'a boolean': true,
  'a symbol': Symbol('x'),
  'a function': () => 'x',
  null: null,
  undefined: undefined,
  'an empty list': [],
  'a list of strings': ['https', 'www.example.com', '/a'],
  'a list of null': [null],
  'an empty object': {},
  'an object without prototype': Object.create(null),
  'a URL of the platform': new URL('https://www.example.com/a'),
  'a URLSearchParams of the platform': new URLSearchParams('a=b'),
  'an object like a URL': { ...JSON.parse(JSON.stringify(record)), href: record.href },
  'a copy of a record': { ...record },
  'a record': record,
  'a host': host,
  'an IPv6 host': ipv6,
  'the pieces of an IPv6 address': ipv6.pieces,
  'a domain without a name': { kind: 'domain' },
  'an IPv4 host that is a string': { kind: 'ipv4', address: '127.0.0.1' },
  'an IPv6 host with seven pieces': { kind: 'ipv6', pieces: [0, 0, 0, 0, 0, 0, 1] },
  'an origin': origin,
  'an opaque origin': getOrigin(parseUrl('data:x')!),
  'a scheme with a colon and a host': { scheme: 'http:', host },
  'a scheme in upper case and a host': { scheme: 'HTTPS', host },
  'a scheme and the name of a host': { scheme: 'https', host: 'www.example.com' },
  'a scheme and a host': { scheme: 'https', host },
  'parts of a URI': uri,
  'parts of an authority': authority,
  'a date': new Date(0),
  'a map': new Map([['scheme', 'https']]),
}
