import { asciiLowercase } from '@waymark/infra'
import { USERINFO, utf8PercentEncode } from '@waymark/percent-encoding'
import {
  basicUrlParse,
  parseUrl,
  type StateOverride,
  serializePath,
  type UrlRecord,
} from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { blankRecord } from './url-component.ts'

/*
 * The encoding callbacks. Each returns its string as the URL parser would write it, the empty string for the
 * empty string, and `null` where the standard throws: no URL has that string there.
 */

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-protocol */
export function canonicalizeProtocol(value: string): string | null {
  if (value === '') return value
  return parseUrl(`${value}://dummy.invalid/`)?.scheme ?? null
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-username */
export function canonicalizeUsername(value: string): string {
  return utf8PercentEncode(value, USERINFO)
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-password */
export function canonicalizePassword(value: string): string {
  return utf8PercentEncode(value, USERINFO)
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-hostname */
export function canonicalizeHostname(value: string): string | null {
  if (value === '') return value
  const url = override(value, createDummyUrl(), 'hostname state')
  return url === null ? null : url.href.slice(url.hostStart, url.hostEnd)
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-an-ipv6-hostname */
export function canonicalizeIpv6Hostname(value: string): string | null {
  return /^[0-9a-f:[\]]*$/i.test(value) ? asciiLowercase(value) : null
}

/**
 * @param protocol - The scheme whose default port is left out; empty when nothing is known of it.
 * @see https://urlpattern.spec.whatwg.org/#canonicalize-a-port
 */
export function canonicalizePort(value: string, protocol = ''): string | null {
  if (value === '') return value
  const url = override(
    value,
    replaceParts(createDummyUrl(), blankRecord({ scheme: protocol })),
    'port state',
  )
  return url && String(url.port ?? '')
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-pathname */
export function canonicalizePathname(value: string): string {
  if (value === '') return value
  // A piece of a path need not begin at a slash. It is given one, and a character that keeps its dots from
  // being a segment; both go again.
  const isPiece = !value.startsWith('/')
  const url = override(
    isPiece ? `/-${value}` : value,
    createDummyUrlWithoutPath(),
    'path start state',
  )
  return serializePath(url!).slice(isPiece ? 2 : 0)
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname */
export function canonicalizeOpaquePathname(value: string): string {
  if (value === '') return value
  return serializePath(override(value, createDummyUrlWithOpaquePath(), 'opaque path state')!)
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-search */
export function canonicalizeSearch(value: string): string {
  if (value === '') return value
  return override(value, createDummyUrl(), 'query state')!.query!
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-hash */
export function canonicalizeHash(value: string): string {
  if (value === '') return value
  return override(value, createDummyUrl(), 'fragment state')!.fragment!
}

let dummyUrl: UrlRecord | null = null
let withoutPath: UrlRecord | null = null
let withOpaquePath: UrlRecord | null = null

/** https://urlpattern.spec.whatwg.org/#create-a-dummy-url */
function createDummyUrl(): UrlRecord {
  dummyUrl ??= parseUrl('https://dummy.invalid/')!
  return dummyUrl
}

function createDummyUrlWithoutPath(): UrlRecord {
  withoutPath ??= replaceParts(
    createDummyUrl(),
    blankRecord({ path: { kind: 'list', segments: [] } }),
  )
  return withoutPath
}

function createDummyUrlWithOpaquePath(): UrlRecord {
  withOpaquePath ??= replaceParts(
    createDummyUrl(),
    blankRecord({ path: { kind: 'opaque', text: '' } }),
  )
  return withOpaquePath
}

function override(input: string, url: UrlRecord, stateOverride: StateOverride): UrlRecord | null {
  return basicUrlParse(input, { url, stateOverride })
}
