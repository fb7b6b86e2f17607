import type { Severity } from '@waymark/infra/problem'
import type { FindingCode, FindingDetails } from './finding.ts'
import type { LinkGraph } from './link-graph.ts'
import type { RepeatedLanguages } from './repeated-languages.ts'
import type { Site } from './site.ts'
import type { ValueProblems } from './value-problems.ts'

/** All that a check may look at. */
export interface IndexedSite extends Site, ValueProblems, LinkGraph, RepeatedLanguages {}

/** What a check is, for reports and documentation. */
export interface CheckDescription {
  readonly code: FindingCode
  readonly severity: Severity
  /** One sentence: what is wrong. */
  readonly summary: string
  /** Why it matters. */
  readonly explanation: string
  /** Who says so. */
  readonly source: string
  /** What to do. */
  readonly remedy: string
}

/** One entry of the catalogue: a description and a pure function. */
export interface Check extends CheckDescription {
  find(site: IndexedSite): Iterable<FindingDetails>
}

export const GOOGLE_LOCALIZED_VERSIONS =
  'https://developers.google.com/search/docs/specialty/international/localized-versions'
export const IANA_REGISTRY =
  'https://www.iana.org/assignments/language-subtag-registry/language-subtag-registry'
