import { asciiLowercase } from '@waymark/infra'
import { USERINFO, utf8PercentEncode } from '@waymark/percent-encoding'
import {
  basicUrlParse,
  parseUrl,
  type StateOverride,
  serializePath,
  type UrlRecord,
  withParts,
} from '@waymark/url-parser'

/*
 * The encoding callbacks. Each gives its text as the URL parser would write it, the empty string for the
 * empty string, and `null` where the standard throws: no URL has that text there.
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
  const url = override(value, DUMMY_URL, 'hostname state')
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
  const url = override(value, withParts(DUMMY_URL, { scheme: protocol }), 'port state')
  return url && String(url.port ?? '')
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-pathname */
export function canonicalizePathname(value: string): string {
  if (value === '') return value
  // A piece of a path need not begin at a slash. It is given one, and a character that keeps its dots from
  // being a segment; both go again.
  const isPiece = !value.startsWith('/')
  const url = override(isPiece ? `/-${value}` : value, WITHOUT_PATH, 'path start state')
  return serializePath(url!).slice(isPiece ? 2 : 0)
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-an-opaque-pathname */
export function canonicalizeOpaquePathname(value: string): string {
  if (value === '') return value
  return serializePath(override(value, WITH_OPAQUE_PATH, 'opaque path state')!)
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-search */
export function canonicalizeSearch(value: string): string {
  if (value === '') return value
  return override(value, DUMMY_URL, 'query state')!.query!
}

/** https://urlpattern.spec.whatwg.org/#canonicalize-a-hash */
export function canonicalizeHash(value: string): string {
  if (value === '') return value
  return override(value, DUMMY_URL, 'fragment state')!.fragment!
}

/** https://urlpattern.spec.whatwg.org/#create-a-dummy-url */
const DUMMY_URL: UrlRecord = /* @__PURE__ */ parseUrl('https://dummy.invalid/')!

const WITHOUT_PATH: UrlRecord = /* @__PURE__ */ withParts(DUMMY_URL, {
  path: { kind: 'list', segments: [] },
})

const WITH_OPAQUE_PATH: UrlRecord = /* @__PURE__ */ withParts(DUMMY_URL, {
  path: { kind: 'opaque', text: '' },
})

function override(input: string, url: UrlRecord, stateOverride: StateOverride): UrlRecord | null {
  return basicUrlParse(input, null, { url, stateOverride })
}
