import type { SchemeDefinition } from '../schemes/scheme.ts'
import type { Subject, SubjectKind } from './subject.ts'

/** How bad a finding is. */
export type Severity = 'error' | 'warning' | 'info'

/** Options of all rules in one object. */
export interface LintOptions {
  /** The schemes that are known; the guide's unless given. */
  readonly schemes?: readonly SchemeDefinition[]
  /** The schemes that may be used; all that are known unless given. */
  readonly allowedSchemes?: readonly string[]
  /** Levels of a path; 4 unless given. */
  readonly maxDepth?: number
  /** More abbreviations, each with what to write instead. */
  readonly abbreviations?: Readonly<Record<string, string>>
  /** More verbs. */
  readonly verbs?: readonly string[]
  /** More words that are their own plural. */
  readonly uncountable?: readonly string[]
  /** Matches segments that are identifiers besides those that look like one. */
  readonly identifierPattern?: RegExp
}

/** What to write instead of `text.slice(start, end)`. */
export interface Fix {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What a rule has found. `name` is the rule's unless the rule has several findings. */
export interface Found {
  readonly name?: string
  readonly start: number
  readonly end: number
  /** More exact than the rule's summary. */
  readonly reason?: string
  /** Only where it is certain. */
  readonly fix?: Fix
}

/** A text, and what a rule finds in it: a test of the rule, and its documentation. */
export interface LintExample {
  readonly text: string
  readonly kind?: SubjectKind
  readonly options?: LintOptions
  /** The texts beside it, for rules about sets. */
  readonly beside?: readonly string[]
  /** The names of what this rule finds, in order; empty for a good example. */
  readonly findings: readonly string[]
  /** The text after its fixes. */
  readonly fixed?: string
}

/** A recommendation of the guide, as data and one pure function. */
export interface LintRule {
  readonly name: string
  /** The recommendations it belongs to: `path-naming`, `query-naming`, … */
  readonly groups: readonly string[]
  readonly severity: Severity
  readonly summary: string
  /** Why, and what to do. */
  readonly explain: string
  /** The section of the guide, or the standard. */
  readonly source: string
  /** The kinds of text it looks at. */
  readonly kinds: readonly SubjectKind[]
  readonly options: readonly (keyof LintOptions)[]
  readonly examples: readonly LintExample[]
  /** Looks at one text. */
  check?(subject: Subject, options: LintOptions, report: (found: Found) => void): void
  /** Looks at a set of texts; `index` says which one is concerned. */
  checkSet?(
    subjects: readonly Subject[],
    options: LintOptions,
    report: (index: number, found: Found) => void,
  ): void
}
