export {
  canonicalizeForSafeBrowsing,
  parseSafeBrowsingUrl,
  type SafeBrowsingUrl,
  type SafeBrowsingVersion,
} from './safe-browsing/canonicalize.ts'
export { type ExpressionOptions, safeBrowsingExpressions } from './safe-browsing/expressions.ts'
export { hashPrefix } from './safe-browsing/hash-prefix.ts'
export { canonicalPhishingHost, phishingLookupHost } from './safe-browsing/phishing-host.ts'
export { sha256 } from './safe-browsing/sha-256.ts'
