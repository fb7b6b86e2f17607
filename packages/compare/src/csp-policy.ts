import { asciiLowercase, isAsciiString } from '@waymark/infra'
import { COUNT, checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import type { UrlRecord } from '@waymark/url-parser'
import { selfOf, sourceMatches } from './csp.ts'
import { CSP_DIRECTIVE, CSP_FALLBACKS, type CspDirective } from './csp-directives.ts'
import { Subject } from './subject.ts'

/** What `checkCsp` takes. */
export interface CspOptions {
  /** What the URL is needed for: `img-src` for an image. Default `'default-src'`. */
  readonly directive?: CspDirective
  /** A URL of the origin that the policy protects; without it the origin is opaque. */
  readonly selfOrigin?: string
  /** How many redirects led to the URL. Default `0`. */
  readonly redirectCount?: number
  /** The absolute URL that a relative URL is resolved against; the header is not. */
  readonly base?: string
}

export const CSP_OPTIONS: OptionTable<CspOptions> = {
  directive: CSP_DIRECTIVE,
  selfOrigin: STRING,
  redirectCount: COUNT,
  base: STRING,
}

/** What one policy says about a URL. */
export interface PolicyVerdict {
  readonly allowed: boolean
  /** The directive that decided; `null` if the policy has none for the URL, and so allows it. */
  readonly directive: string | null
  /** The first source expression that matches the URL; `null` if there is none. */
  readonly source: string | null
  /**
   * The expressions of the directive that look at more than a URL: nonces, hashes and keywords. With
   * `'strict-dynamic'` among them, a browser ignores the URLs of scripts.
   */
  readonly beyondUrl: readonly string[]
}

/** What all policies of a header say about a URL. */
export interface CspVerdict {
  /** Whether every policy allows the URL. */
  readonly allowed: boolean
  /** One verdict for each policy, in their order. */
  readonly policies: readonly PolicyVerdict[]
}

/**
 * Says whether Content Security Policies allow a URL, and which source expression decides.
 *
 * @param header - The value of the header; a comma separates policies, all of which apply.
 * @returns `null` if the string is not a URL.
 * @throws {OptionError} For a misspelt option or a wrong value.
 * @see https://w3c.github.io/webappsec-csp/#match-url-to-source-list
 *
 * @example
 * ```ts
 * import { checkCsp } from '@waymark/compare'
 *
 * const header = "default-src 'self'; img-src https://*.example.com"
 * const image = 'https://cdn.example.com/a.png'
 * checkCsp(header, image, { directive: 'img-src' })?.policies[0]?.source // => 'https://*.example.com'
 * checkCsp(header, image, { directive: 'script-src' })?.allowed // => false
 * ```
 */
export function checkCsp(header: string, url: string, options: CspOptions = {}): CspVerdict | null {
  options = checkOptions(options, CSP_OPTIONS)
  const { record } = new Subject(url, options.base)
  return record === null ? null : checkPolicies(header, record, options)
}

export function checkPolicies(header: string, url: UrlRecord, options: CspOptions): CspVerdict {
  const { directive = 'default-src', selfOrigin, redirectCount = 0 } = options
  const self = selfOf(selfOrigin)
  const asked: readonly string[] = [directive, ...CSP_FALLBACKS[directive]]
  const policies = header.split(',').flatMap((text): readonly PolicyVerdict[] => {
    const policy = parsePolicy(text)
    if (policy.size === 0) return []
    const deciding = asked.find((name) => policy.has(name))
    if (deciding === undefined) {
      return [{ allowed: true, directive: null, source: null, beyondUrl: [] }]
    }
    const list = policy.get(deciding) ?? []
    const source = list.find((each) => sourceMatches(each, url, self, redirectCount)) ?? null
    const beyondUrl = list.filter((each) => each.startsWith("'") && !isOfUrls(each))
    return [{ allowed: source !== null, directive: deciding, source, beyondUrl }]
  })
  return { allowed: policies.every(({ allowed }) => allowed), policies }
}

function isOfUrls(expression: string): boolean {
  return /^'(?:self|none)'$/i.test(expression)
}

/** https://w3c.github.io/webappsec-csp/#parse-serialized-policy */
function parsePolicy(text: string): ReadonlyMap<string, readonly string[]> {
  const policy = new Map<string, readonly string[]>()
  for (const directive of text.split(';')) {
    const [name = '', ...values] = directive.split(/[\t\n\f\r ]+/).filter((word) => word !== '')
    if (name === '' || !isAsciiString(directive)) continue
    const key = asciiLowercase(name)
    // The first of two directives with one name counts.
    if (!policy.has(key)) policy.set(key, values)
  }
  return policy
}
