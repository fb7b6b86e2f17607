export {
  type Audit,
  type AuditOptions,
  auditAlternates,
  auditAlternatesAsync,
  createAudit,
} from './audit.ts'
export type { Check, CheckDescription, IndexedSite } from './check.ts'
export { checks } from './checks/index.ts'
export {
  type AlternateCounter,
  type AlternateCounts,
  type CountOptions,
  countAlternates,
  createAlternateCounter,
  type LinkCounts,
  type UrlLanguages,
} from './count-alternates.ts'
export type { Alternate, AlternateEntry, AlternateForm } from './entry.ts'
export type {
  FindingCode,
  FindingDetails,
  HreflangFinding,
  RelatedPlace,
  UrlPart,
} from './finding.ts'
export { createFingerprint, type Fingerprint, type TakeFingerprint } from './fingerprint.ts'
export { IntList, type Ints } from './int-list.ts'
export type { LinkGraph } from './link-graph.ts'
export { type CompleteLinksOptions, completeLinks } from './links/complete-links.ts'
export { toHtmlLinks } from './links/html-links.ts'
export { toJsonLinks } from './links/json-links.ts'
export { toLinkHeader } from './links/link-header.ts'
export { type EntryMatches, keyOfMatch, type Match, type NormalizeForMatching } from './match.ts'
export { createNormalizeForMatching, type MatchingOptions } from './normalize-for-matching.ts'
export { primaryLanguage } from './primary-language.ts'
export type { RepeatedLanguages, Repetition } from './repeated-languages.ts'
export type { Repeated, Site } from './site.ts'
export {
  type BlockStore,
  MemoryLimitError,
  TableMemory,
  type TableMemoryOptions,
} from './table-memory.ts'
export { createUrlTable, type UrlTable, type UrlTableOptions } from './url-table.ts'
export type { ValueProblems } from './value-problems.ts'
