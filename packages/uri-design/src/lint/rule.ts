import type { Problem, ProblemEntry } from '@waymark/infra/problem'
import type { SchemeDefinition } from '../schemes/scheme.ts'
import type { Subject, SubjectKind } from './subject.ts'

/** Options of all rules in one object. */
export interface LintOptions {
  /** The schemes that are known; the guide's unless given. */
  readonly schemes?: readonly SchemeDefinition[]
  /** The schemes that may be used; all that are known unless given. */
  readonly allowedSchemes?: readonly string[]
  /** How many levels a path may have; 4 unless given. */
  readonly maxDepth?: number
  /** More abbreviations, each with what to write instead. */
  readonly abbreviations?: Readonly<Record<string, string>>
  /** More verbs. */
  readonly verbs?: readonly string[]
  /** More words that are their own plural. */
  readonly uncountable?: readonly string[]
  /** Matches segments that are identifiers, in addition to those that look like one. */
  readonly identifierPattern?: RegExp
}

/** What to write instead of `text.slice(start, end)`. */
export interface Fix {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** What a rule has found. */
export interface Found {
  readonly start: number
  readonly end: number
  /** More exact than the summary of the rule. */
  readonly message?: string
  /** More exact than the remedy of the rule. */
  readonly remedy?: string
  /** What is wrong in detail, if another part of the house knows it. */
  readonly cause?: Problem
  /** Only if it is certain. */
  readonly fix?: Fix
}

/** A string, and what a rule finds in it: a test of the rule, and its documentation. */
export interface LintExample {
  readonly text: string
  readonly kind?: SubjectKind
  readonly options?: LintOptions
  /** The other strings of the set, for rules about sets. */
  readonly others?: readonly string[]
  /** How many findings the rule has; 0 for a good example. */
  readonly findings: number
  /** The code of the cause of each finding. */
  readonly cause?: string
  /** The string with its fixes. */
  readonly fixed?: string
}

/** A recommendation of the guide, as data and one pure function. Its code is the code of its findings. */
export interface LintRule extends Omit<ProblemEntry, 'examples'> {
  /** The recommendations it belongs to: `path-naming`, `query-naming`, … */
  readonly groups: readonly string[]
  /** The section of the guide, or the URL of the standard. */
  readonly source: string
  /** What it checks. */
  readonly kinds: readonly SubjectKind[]
  readonly options: readonly (keyof LintOptions)[]
  readonly examples: readonly LintExample[]
  /** Looks at one string. */
  check?(subject: Subject, options: LintOptions, report: (found: Found) => void): void
  /** Looks at a set of strings; `index` says which one is concerned. */
  checkSet?(
    subjects: readonly Subject[],
    options: LintOptions,
    report: (index: number, found: Found) => void,
  ): void
}
