import { isSpecialScheme, parseUrl, serializePath, type UrlRecord } from '@waymark/url-parser'
import {
  canonicalizeHash,
  canonicalizeHostname,
  canonicalizeOpaquePathname,
  canonicalizePassword,
  canonicalizePathname,
  canonicalizePort,
  canonicalizeProtocol,
  canonicalizeSearch,
  canonicalizeUsername,
} from './canonicalize.ts'
import { escapePatternString } from './pattern-string.ts'
import { blankRecord, COMPONENTS, type URLPatternComponent } from './url-component.ts'
import type { URLPatternInit } from './url-pattern-types.ts'

/** What an init is for: a pattern is taken over as written, a URL is canonicalized. */
type InitType = 'pattern' | 'url'

/** A string for each component that has one. */
export type ComponentTexts = { [Name in URLPatternComponent]?: string }

/**
 * What each part of an init comes to, with what it inherits from its base URL. What neither has is left to
 * the caller, who knows what is there.
 *
 * @returns `null` where the standard throws: when the base URL does not parse, and, of a URL, when a part
 *   cannot be one.
 * @see https://urlpattern.spec.whatwg.org/#process-a-urlpatterninit
 */
export function processUrlPatternInit(init: URLPatternInit, type: InitType): ComponentTexts | null {
  let baseUrl: UrlRecord | null = null
  const result: ComponentTexts = blankRecord({})
  if (init.baseURL !== undefined) {
    baseUrl = parseUrl(init.baseURL)
    if (baseUrl === null) return null
    inheritFromBase(result, init, baseUrl, type)
  }
  for (const name of COMPONENTS) {
    const given = init[name]
    if (given === undefined) continue
    const value = name === 'pathname' ? resolvePathname(given, baseUrl, type) : strip(name, given)
    const processed = type === 'pattern' ? value : canonicalize(name, value, result.protocol ?? '')
    if (processed === null) return null
    result[name] = processed
  }
  return result
}

/** What is before a part in each of the two orders that the standard gives; who sets one inherits nothing after it. */
const EARLIER: Readonly<Record<URLPatternComponent, readonly URLPatternComponent[]>> = {
  protocol: [],
  username: ['protocol', 'hostname', 'port'],
  password: ['protocol', 'hostname', 'port', 'username'],
  hostname: ['protocol'],
  port: ['protocol', 'hostname'],
  pathname: ['protocol', 'hostname', 'port'],
  search: ['protocol', 'hostname', 'port', 'pathname'],
  hash: ['protocol', 'hostname', 'port', 'pathname', 'search'],
}

function inheritFromBase(
  result: ComponentTexts,
  init: URLPatternInit,
  baseUrl: UrlRecord,
  type: InitType,
): void {
  const texts = componentsOf(baseUrl)
  for (const name of COMPONENTS) {
    if (type === 'pattern' && (name === 'username' || name === 'password')) continue
    const isInherited = [name, ...EARLIER[name]].every((earlier) => init[earlier] === undefined)
    if (isInherited) result[name] = processBaseUrlString(texts[name], type)
  }
}

/**
 * The parts of a URL as patterns see them.
 *
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-match
 */
export function componentsOf(url: UrlRecord): Record<URLPatternComponent, string> {
  const { href, schemeEnd, usernameEnd, hostStart, hostEnd, portEnd } = url
  const { pathStart, searchStart, hashStart } = url
  return {
    protocol: href.slice(0, schemeEnd),
    username: href.slice(schemeEnd + 3, usernameEnd),
    password: href.slice(usernameEnd + 1, hostStart - 1),
    hostname: href.slice(hostStart, hostEnd),
    port: href.slice(hostEnd + 1, portEnd),
    pathname: href.slice(pathStart, searchStart),
    search: href.slice(searchStart + 1, hashStart),
    hash: href.slice(hashStart + 1),
  }
}

/** https://urlpattern.spec.whatwg.org/#process-a-base-url-string */
function processBaseUrlString(input: string, type: InitType): string {
  return type === 'pattern' ? escapePatternString(input) : input
}

/** A relative pathname after the last slash of the base's. */
function resolvePathname(pathname: string, baseUrl: UrlRecord | null, type: InitType): string {
  if (baseUrl === null || baseUrl.hasOpaquePath || isAbsolutePathname(pathname, type)) {
    return pathname
  }
  const basePath = processBaseUrlString(serializePath(baseUrl), type)
  return basePath.slice(0, basePath.lastIndexOf('/') + 1) + pathname
}

/** https://urlpattern.spec.whatwg.org/#is-an-absolute-pathname */
function isAbsolutePathname(input: string, type: InitType): boolean {
  return input.startsWith('/') || (type === 'pattern' && /^[\\{]\//.test(input))
}

/** Takes away the mark that an attribute of a URL has and its part has not. */
function strip(name: URLPatternComponent, value: string): string {
  switch (name) {
    case 'protocol':
      return value.endsWith(':') ? value.slice(0, -1) : value
    case 'search':
      return value.startsWith('?') ? value.slice(1) : value
    case 'hash':
      return value.startsWith('#') ? value.slice(1) : value
    default:
      return value
  }
}

/** @param protocol - That of the same URL; empty when nothing is known of it. */
function canonicalize(name: URLPatternComponent, value: string, protocol: string): string | null {
  switch (name) {
    case 'protocol':
      return canonicalizeProtocol(value)
    case 'username':
      return canonicalizeUsername(value)
    case 'password':
      return canonicalizePassword(value)
    case 'hostname':
      return canonicalizeHostname(value)
    case 'port':
      return canonicalizePort(value, protocol)
    case 'pathname':
      return protocol === '' || isSpecialScheme(protocol)
        ? canonicalizePathname(value)
        : canonicalizeOpaquePathname(value)
    case 'search':
      return canonicalizeSearch(value)
    case 'hash':
      return canonicalizeHash(value)
  }
}
