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
  // 1.
  const strictResult = domainToAscii(domain, true)
  // 2.
  if (strictResult === null) report?.('domain-to-ASCII', 0, codePointLength(domain))
  // 3.
  if (beStrict) {
    // 3.1.
    if (strictResult === null) return null
    // 3.2.
    return strictResult
  }
  // 4.
  let result: string | null = null
  // 5.
  if (isAsciiString(domain)) result = asciiLowercase(domain)
  // 6.
  else {
    // 6.1.
    result = domainToAscii(domain, false)
    // 6.2.
    if (result === null) return null
  }
  // 7.
  if (result === '') return null
  // 8.
  if (codePointsOf(result).some(isForbiddenDomainCodePoint)) return null
  // 9.
  return result
}
