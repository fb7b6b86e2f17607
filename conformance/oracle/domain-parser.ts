import { isForbiddenDomainCodePoint } from './forbidden-code-points.ts'
import { asciiLowercase, codePointLength, codePointsOf, isAsciiString } from './infra.ts'
import type { Reporter } from './validation-error.ts'

/**
 * *Domain parser ToASCII*, which needs the tables of Unicode: the caller brings it. `null` is failure.
 *
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 */
export type DomainToAscii = (domain: string, beStrict: boolean) => string | null

/** https://url.spec.whatwg.org/#concept-domain-to-ascii */
export function parseDomain(
  domain: string,
  beStrict: boolean,
  domainToAscii: DomainToAscii,
  report: Reporter | null,
): string | null {
  // 1. Run ToASCII with the strict rules.
  const strictResult = domainToAscii(domain, true)
  // 2. Report a domain that breaks them.
  if (strictResult === null) report?.('domain-to-ASCII', 0, codePointLength(domain))
  // 3. A strict caller gets what this gave.
  if (beStrict) {
    // 3.1. Failure stays failure.
    if (strictResult === null) return null
    // 3.2. Otherwise the name is the result.
    return strictResult
  }
  // 4. Start without a result.
  let result: string | null = null
  // 5. An ASCII domain is only lowercased.
  if (isAsciiString(domain)) result = asciiLowercase(domain)
  // 6. Any other goes through ToASCII.
  else {
    // 6.1. Run it without the strict rules.
    result = domainToAscii(domain, false)
    // 6.2. Failure stays failure.
    if (result === null) return null
  }
  // 7. An empty name is a failure.
  if (result === '') return null
  // 8. So is a name with a forbidden code point.
  if (codePointsOf(result).some(isForbiddenDomainCodePoint)) return null
  // 9. The name is the result.
  return result
}
