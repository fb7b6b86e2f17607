import type { Facts, Problem, ProblemEntry, Severity } from '@waymark/infra/problem'
import type { LintCauseCode, LintGroup, LintRuleCode } from './rule-names.ts'
import type { LintOptions, RuleSettings } from './settings.ts'
import type { Subject, SubjectFeature, SubjectKind } from './subject.ts'

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
  /** What `message` and `remedy` name. */
  readonly data?: Facts
  /** If this finding is less severe than others of the rule. */
  readonly severity?: Severity
  /** What is wrong in detail, if another part of the house knows it. */
  readonly cause?: Problem<LintCauseCode>
  /** Only if it is certain. */
  readonly fix?: Fix
}

/** What is wrong in detail, as the finding of a rule: with its message, its remedy and their facts. */
export function causedBy(
  cause: Problem<LintCauseCode> & { readonly start: number; readonly end: number },
): Found {
  const { start, end, message, remedy, data } = cause
  return { start, end, message, remedy, ...(data === undefined ? {} : { data }), cause }
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
  /** The severity of each finding; that of the rule unless given. */
  readonly severity?: Severity
  /** The code of the cause of each finding. */
  readonly cause?: LintCauseCode
  /** The string with its fixes. */
  readonly fixed?: string
  /** What could be written instead, if the rule has no certain fix: a person has to decide. */
  readonly right?: string
}

/** A recommendation of the guide, as data and one pure function. Its code is the code of its findings. */
export interface LintRule<Code extends string = LintRuleCode>
  extends Omit<ProblemEntry<Code>, 'examples'> {
  /** The recommendations it belongs to: `path-naming`, `query-naming`, … */
  readonly groups: readonly LintGroup[]
  /** The section of the guide, or the URL of the standard. */
  readonly source: string
  /** What it checks. */
  readonly kinds: readonly SubjectKind[]
  /** What a string must have for the rule to find anything in it: it does not look at others. */
  readonly needs?: SubjectFeature
  /** The options that it reads; none unless given. */
  readonly options?: readonly (keyof LintOptions)[]
  readonly examples: readonly LintExample[]
  /** Looks at one string. */
  check?(subject: Subject, settings: RuleSettings, report: (found: Found) => void): void
  /** Rules about single strings. What one of them reports, this rule about sets does not report again at that place. */
  readonly yieldsTo?: readonly LintRuleCode[]
  /** How many strings a set must have; 2 unless given. */
  readonly least?: number
  /** Looks at a set of strings; `index` says which one is concerned. */
  checkSet?(
    subjects: readonly Subject[],
    settings: RuleSettings,
    report: (index: number, found: Found) => void,
  ): void
}
