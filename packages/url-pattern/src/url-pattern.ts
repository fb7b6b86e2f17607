import { defaultPort } from '@waymark/url-parser'
import {
  canonicalizeHash,
  canonicalizeHostname,
  canonicalizeIpv6Hostname,
  canonicalizeOpaquePathname,
  canonicalizePassword,
  canonicalizePathname,
  canonicalizePort,
  canonicalizeProtocol,
  canonicalizeSearch,
  canonicalizeUsername,
} from './canonicalize.ts'
import { type Component, compileComponent } from './component.ts'
import { DEFAULT_OPTIONS, HOSTNAME_OPTIONS, type Options, PATHNAME_OPTIONS } from './options.ts'
import type { EncodingCallback } from './pattern-parser.ts'
import { baseProblem, readPatternSource, refuserOf } from './pattern-source.ts'
import { processUrlPatternInit } from './process-init.ts'
import { protocolComponentMatchesSpecialScheme } from './special-scheme.ts'
import { COMPONENTS, type URLPatternComponent } from './url-component.ts'
import type { URLPatternInput } from './url-pattern-types.ts'

/** https://urlpattern.spec.whatwg.org/#url-pattern-struct */
export type UrlPattern = Readonly<Record<URLPatternComponent, Component>>

/**
 * Compiles a pattern for whole URLs.
 *
 * @param baseUrl - `null` for none.
 * @throws TypeError when the input is not a pattern; its cause says what is wrong and where.
 * @see https://urlpattern.spec.whatwg.org/#url-pattern-create
 */
export function createUrlPattern(
  input: URLPatternInput,
  baseUrl: string | null,
  ignoreCase: boolean,
): UrlPattern {
  const source = readPatternSource(input, baseUrl)
  const patterns = processUrlPatternInit(source.init, 'pattern')
  if (patterns === null) throw baseProblem('pattern-base-invalid', source.init.baseURL!)
  const { protocol = '*', hostname = '*', port = '*' } = patterns
  const standardPort = defaultPort(protocol)
  if (standardPort !== null && port === String(standardPort)) patterns.port = ''

  const compile = (name: URLPatternComponent, encode: EncodingCallback, options: Options) => {
    const pattern = patterns[name] ?? '*'
    return compileComponent(pattern, encode, options, refuserOf(source, name, pattern))
  }
  const compileOptions: Options = { ...DEFAULT_OPTIONS, ignoreCase }
  const protocolComponent = compile('protocol', canonicalizeProtocol, DEFAULT_OPTIONS)
  const encodeHostname = hostnamePatternIsIpv6Address(hostname)
    ? canonicalizeIpv6Hostname
    : canonicalizeHostname
  return {
    protocol: protocolComponent,
    username: compile('username', canonicalizeUsername, DEFAULT_OPTIONS),
    password: compile('password', canonicalizePassword, DEFAULT_OPTIONS),
    hostname: compile('hostname', encodeHostname, HOSTNAME_OPTIONS),
    port: compile('port', canonicalizePort, DEFAULT_OPTIONS),
    pathname: protocolComponentMatchesSpecialScheme(protocolComponent)
      ? compile('pathname', canonicalizePathname, { ...PATHNAME_OPTIONS, ignoreCase })
      : compile('pathname', canonicalizeOpaquePathname, compileOptions),
    search: compile('search', canonicalizeSearch, compileOptions),
    hash: compile('hash', canonicalizeHash, compileOptions),
  }
}

/** https://urlpattern.spec.whatwg.org/#hostname-pattern-is-an-ipv6-address */
function hostnamePatternIsIpv6Address(input: string): boolean {
  return input.length > 1 && /^[\\{]?\[/.test(input)
}

/** https://urlpattern.spec.whatwg.org/#url-pattern-has-regexp-groups */
export function hasRegexpGroups(urlPattern: UrlPattern): boolean {
  return COMPONENTS.some((name) => urlPattern[name].hasRegexpGroups)
}
