import { isForbiddenDomainCodePoint } from './forbidden-code-points.ts'
import type { HostRun } from './host-trace.ts'
import { asciiLowercase, codePointLength, codePointsOf, isAsciiString } from './infra.ts'
import type { Reporter } from './validation-error.ts'

/**
 * *Domain parser ToASCII*, which needs the tables of Unicode: the caller brings it. `null` is failure.
 * With `run`, it records its steps, if it knows them.
 *
 * @see https://url.spec.whatwg.org/#domain-parser-toascii
 */
export type DomainToAscii = (domain: string, beStrict: boolean, run?: HostRun) => string | null

/** https://url.spec.whatwg.org/#concept-domain-to-ascii */
export function parseDomain(
  domain: string,
  beStrict: boolean,
  domainToAscii: DomainToAscii,
  report: Reporter | null,
  run?: HostRun,
): string | null {
  // 1. Run ToASCII with the strict rules.
  run?.step('1', { strictResult: null, result: null })
  const strictResult = domainToAscii(domain, true)
  // 2. Report a domain that breaks them.
  if (strictResult === null) {
    run?.step('2', { strictResult, result: null })
    report?.('domain-to-ASCII', 0, codePointLength(domain))
  }
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
  if (isAsciiString(domain)) {
    run?.step('5', { strictResult, result })
    result = asciiLowercase(domain)
  }
  // 6. Any other goes through ToASCII.
  else {
    // 6.1. Run it without the strict rules.
    run?.step('6.1', { strictResult, result })
    result = domainToAscii(domain, false, run?.call('ToASCII', codePointsOf(domain)))
    // 6.2. Failure stays failure.
    if (result === null) {
      run?.ends('6.2', null, { strictResult, result })
      return null
    }
  }
  // 7. An empty name is a failure.
  if (result === '') {
    run?.ends('7', null, { strictResult, result })
    return null
  }
  // 8. So is a name with a forbidden code point.
  if (codePointsOf(result).some(isForbiddenDomainCodePoint)) {
    run?.ends('8', null, { strictResult, result })
    return null
  }
  // 9. The name is the result.
  run?.ends('9', result, { strictResult, result })
  return result
}
