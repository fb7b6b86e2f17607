import type { Sentence } from '@waymark/infra/internal'
import type { ProblemCause, Severity } from '@waymark/infra/problem'
import type { FindingCode, FindingDetails } from './finding.ts'
import type { FixableSite } from './fixes/certain-fixes.ts'
import type { LinkGraph } from './link-graph.ts'
import type { RepeatedLanguages } from './repeated-languages.ts'
import type { Site } from './site.ts'
import type { TwinSite } from './twin.ts'
import type { ValueProblems } from './value-problems.ts'

/** Everything that a check can read. */
export interface IndexedSite
  extends Site,
    ValueProblems,
    LinkGraph,
    RepeatedLanguages,
    TwinSite,
    FixableSite {}

/** What reports and the documentation say about a check. */
export interface CheckDescription {
  readonly code: FindingCode
  readonly severity: Severity
  /** One sentence: what is wrong. */
  readonly summary: string
  /** Why it matters. */
  readonly explanation: string
  /** The URL of the document that it comes from. */
  readonly source: string
  /** What to do. */
  readonly remedy: string
  /** Which part of a finding is its cause. Without it, all findings of the check have the same cause. */
  readonly causedBy?: ProblemCause
  /** What is written when a finding is fixed automatically. Absent if none is. */
  readonly fixed?: string
  /** When a finding is not fixed automatically, and why no answer is certain then. */
  readonly notFixed?: string
  /** Whether the fix writes another URL. */
  readonly isFixUnsafe?: true
}

/** One entry of the catalogue: a description and two pure functions. */
export interface Check extends CheckDescription {
  /** Says in one sentence what is wrong in one place. */
  message(details: FindingDetails): Sentence
  /** Says what to do about one finding, if that depends on it; `null` if it is `remedy`. */
  remedyFor?(details: FindingDetails): Sentence | null
  find(site: IndexedSite): Iterable<FindingDetails>
}

export const GOOGLE_LOCALIZED_VERSIONS =
  'https://developers.google.com/search/docs/specialty/international/localized-versions'
export const IANA_REGISTRY =
  'https://www.iana.org/assignments/language-subtag-registry/language-subtag-registry'
