import { decode } from '@waymark/idna/punycode'
import { asciiLowercase, isAsciiString } from '@waymark/infra'

/** A label that CheckHyphens, UseSTD3ASCIIRules and VerifyDnsLength let pass. */
const STRICT_LABEL = /^(?!-|(?!xn)..--)[\da-z-]{0,62}[\da-z]$/

/**
 * *Domain parser ToASCII* for bundles without IDNA tables: what is not ASCII fails.
 *
 * For an ASCII domain without A-labels the answers are those of UTS #46. An A-label passes the strict
 * form when it is Punycode of something that is not ASCII; whether IDNA would allow it needs the tables.
 *
 * https://url.spec.whatwg.org/#domain-parser-toascii
 */
export function asciiDomainToAscii(domain: string, beStrict: boolean): string | null {
  if (!isAsciiString(domain)) return null
  const lower = asciiLowercase(domain)
  if (!beStrict) return lower
  if (lower.length > 253) return null
  return lower.split('.').every(isStrictLabel) ? lower : null
}

function isStrictLabel(label: string): boolean {
  if (!STRICT_LABEL.test(label)) return false
  if (!label.startsWith('xn--')) return true
  const decoded = decode(label.slice(4))
  return decoded !== null && !isAsciiString(decoded)
}
