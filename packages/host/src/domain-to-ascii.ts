import { toAscii, toAsciiOfInternational } from '@waymark/idna/internal/unchecked'
import type { DomainToAscii } from './domain-parser.ts'

/** All options are named, so that a property of `Object.prototype` does not count as one. */
const STRICT = {
  checkHyphens: true,
  checkBidi: true,
  checkJoiners: true,
  useStd3AsciiRules: true,
  ignoreInvalidPunycode: false,
  verifyDnsLength: true,
}

/** https://url.spec.whatwg.org/#domain-parser-toascii */
export const domainToAscii: DomainToAscii = {
  strict: (domain) => toAscii(domain, STRICT),
  international: toAsciiOfInternational,
}
