import { isAsciiString } from '@waymark/infra'
import type { DomainToAscii } from './domain-parser.ts'

/** What CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength let pass, and A-labels unread. */
const STRICT_LABEL = /^(?!-|(?!xn)..--|xn--$)[\da-z-]{0,62}[\da-z]$/

/**
 * *Domain parser ToASCII* for bundles without IDNA tables: what is not ASCII fails.
 *
 * For an ASCII domain without A-labels the answers are those of UTS #46. Whether an A-label is one that
 * IDNA would write cannot be known without the tables, so the strict form takes it as it is.
 *
 * https://url.spec.whatwg.org/#domain-parser-toascii
 */
export const asciiDomainToAscii: DomainToAscii = {
  strict(domain) {
    if (!isAsciiString(domain) || domain.length > 253) return null
    const lower = domain.toLowerCase()
    return lower.split('.').every((label) => STRICT_LABEL.test(label)) ? lower : null
  },
  international: () => null,
}
