/**
 * What a domain is made of: only ASCII and no label that begins with `xn--`; only ASCII, but with such
 * a label; or something else.
 */
export type DomainText = 'plain' | 'encoded' | 'international'

export function classifyDomain(domain: string): DomainText {
  if (/[\x80-\uffff]/.test(domain)) return 'international'
  return /(?:^|\.)xn--/i.test(domain) ? 'encoded' : 'plain'
}

/** https://www.unicode.org/reports/tr46/#ToASCII, step 4: an empty last label is refused as well. */
export function hasDnsLength(domain: string): boolean {
  return domain.length <= 253 && /^[^.]{1,63}(?:\.[^.]{1,63})*$/.test(domain)
}
