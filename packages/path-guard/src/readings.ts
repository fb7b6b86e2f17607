import {
  endsInNumber,
  parseDomain,
  parseIpv4,
  parseIpv6,
  serializeIpv4,
  serializeIpv6,
} from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { defaultPort, parseUrl } from '@waymark/url-parser'
import { CURL } from './readings/curl.ts'
import { GO } from './readings/go.ts'
import { IDNA_2003 } from './readings/idna-2003.ts'
import { JAVA_URI } from './readings/java-uri.ts'
import { JAVA_URL } from './readings/java-url.ts'
import { NGINX } from './readings/nginx.ts'
import type { ParserModel, ParserName, SeenTarget } from './readings/parser-model.ts'
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
  /** `null` if the program refuses the URL. */
  readonly target: SeenTarget | null
  /** Whether the program refuses the URL, or sees the same host and port as the URL Standard, however they are spelled. */
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
  const agrees = agreement(url)
  return MODELS.map((model) => {
    const { name, title, source } = model
    const target = model.read(url)
    return { parser: name, title, source, target, agrees: agrees(target) }
  })
}

/**
 * Whether a program that does not refuse a URL sees another host or port than the URL Standard.
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
  requireText(url, 'URL')
  const agrees = agreement(url)
  return MODELS.some((model) => !agrees(model.read(url)))
}

/** Whether a program refuses a URL, or sees the same host and port as the URL Standard. */
function agreement(url: string): (target: SeenTarget | null) => boolean {
  const record = parseUrl(url)
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
