import {
  endsInNumber,
  parseDomain,
  parseIpv4,
  parseIpv6,
  serializeIpv4,
  serializeIpv6,
} from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { splitAuthority, splitUri } from '@waymark/rfc3986'
import { defaultPort, isSpecialScheme, parseUrl, type UrlRecord } from '@waymark/url-parser'
import { CURL } from './readings/curl.ts'
import { GO } from './readings/go.ts'
import { IDNA_2003 } from './readings/idna-2003.ts'
import { JAVA_URI } from './readings/java-uri.ts'
import { JAVA_URL } from './readings/java-url.ts'
import { NGINX } from './readings/nginx.ts'
import {
  type ParserModel,
  type ParserName,
  type SeenTarget,
  withoutOuterControls,
} from './readings/parser-model.ts'
import { PYTHON } from './readings/python.ts'
import { RFC_3986 } from './readings/rfc-3986.ts'
import { targetOf, WHATWG } from './readings/whatwg.ts'
import { requireText } from './text.ts'

export type { ParserName, SeenTarget } from './readings/parser-model.ts'

/** What one program sees in a URL. */
export interface ParserReading {
  readonly parser: ParserName
  /** For people: the function and its version. */
  readonly title: string
  /** The source or the document that the model of the program follows. */
  readonly source: string
  /** Whether the program refuses the URL as it is written. */
  readonly refuses: boolean
  /**
   * If the program refuses the URL, what it sees in one that has only its host and port: the rest may be encoded or left out before
   * a request. `null` if it refuses that, too.
   */
  readonly target: SeenTarget | null
  /** Whether `target` is `null`, or has the same host and port as the URL Standard sees, however they are spelled. */
  readonly agrees: boolean
}

const MODELS: readonly ParserModel[] = [
  WHATWG,
  RFC_3986,
  PYTHON,
  CURL,
  JAVA_URI,
  JAVA_URL,
  GO,
  NGINX,
  IDNA_2003,
]

/**
 * Says which host, port and path other programs see in a URL. Where one program checks a URL and another requests it, a
 * URL that they read differently passes the check and leads elsewhere.
 *
 * Each program is a model of its parser. Tests compare the models of Python, curl, Java and Go with the programs.
 *
 * @returns A reading for each program, that of the URL Standard first.
 * @throws ArgumentError if the URL is not a string.
 *
 * @example
 * ```ts
 * import { readings } from '@waymark/path-guard/readings'
 *
 * const others = readings('http://good.example\\@evil.example/').filter(({ agrees }) => !agrees)
 * others.map(({ parser, target }) => `${parser}: ${target?.host}`) // => ['rfc-3986: evil.example', 'python: evil.example', 'curl: evil.example', 'java-url: evil.example']
 * ```
 */
export function readings(url: string): readonly ParserReading[] {
  requireText(url, 'URL')
  const record = parseUrl(url)
  const agrees = agreement(record)
  const place = record && onlyHostAndPort(url, record)
  return MODELS.map((model) => {
    const { name, title, source } = model
    const read = model.read(url)
    const target = read ?? (place === null ? null : model.read(place))
    return { parser: name, title, source, refuses: read === null, target, agrees: agrees(target) }
  })
}

/**
 * Whether a program sees another host or port in a URL than the URL Standard. A program that refuses the URL is asked about its
 * host and port alone: a client sends no fragment, and may encode the path.
 *
 * @throws ArgumentError if the URL is not a string.
 *
 * @example
 * ```ts
 * import { isDisputed } from '@waymark/path-guard/readings'
 *
 * isDisputed('http:///good.example') // => true
 * isDisputed('http://good.example') // => false
 * ```
 */
export function isDisputed(url: string): boolean {
  return readings(url).some(({ agrees }) => !agrees)
}

/** Only the scheme, host and port of a URL, the last two as they are written; `null` if there is no `//` before them. */
function onlyHostAndPort(url: string, { scheme }: UrlRecord): string | null {
  const text = withoutOuterControls(url).replace(/[\t\n\r]/g, '')
  const { authority } = splitUri(isSpecialScheme(scheme) ? text.replaceAll('\\', '/') : text)
  if (authority === null) return null
  const { host, port } = splitAuthority(authority)
  return `${scheme}://${host}${port === null ? '' : `:${port}`}/`
}

/** Whether a program sees nothing, or the same host and port as the URL Standard. */
function agreement(record: UrlRecord | null): (target: SeenTarget | null) => boolean {
  const port = record && defaultPort(record.scheme)
  const place = placeOf(record && targetOf(record), port)
  return (target) => target === null || placeOf(target, port) === place
}

/** Where a request goes, in one spelling. */
function placeOf(target: SeenTarget | null, defaultPort: number | null): string {
  const host = target?.host ?? ''
  return host === '' ? '' : `${spelledOneWay(host)} ${target?.port ?? defaultPort ?? ''}`
}

/** Percent-encoded bytes stay: a program that does not decode them looks for another name. */
function spelledOneWay(host: string): string {
  if (host.includes(':')) {
    const pieces = parseIpv6(host)
    return pieces === null ? asciiLowercase(host) : serializeIpv6(pieces)
  }
  const domain = parseDomain(host)
  if (domain === null) return asciiLowercase(host)
  // With a zero before digits, some programs read the number as octal, and Java as decimal.
  const isAddress = endsInNumber(domain) && !/(?:^|\.)0\d/.test(domain)
  const address = isAddress ? parseIpv4(domain) : null
  return address === null ? domain : serializeIpv4(address)
}
