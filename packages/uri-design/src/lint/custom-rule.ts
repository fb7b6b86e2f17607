import type { Severity } from '@waymark/infra/problem'
import type { Span } from '../uri-spans.ts'
import type { Found, LintRule } from './rule.ts'
import type { CustomLintCode } from './rule-names.ts'
import type { SubjectKind } from './subject.ts'

/**
 * The part of a string that a rule of a team checks, as it is written, with nothing decoded. Each `segment`, `query-name` and
 * `query-value` is checked by itself; empty segments, and segments of opaque paths, are left out.
 */
export type LintPart =
  | 'whole'
  | 'host'
  | 'path'
  | 'segment'
  | 'query-name'
  | 'query-value'
  | 'fragment'

/** A part of a string that a function of a team looks at. */
export interface LintedPart extends Span {
  /** As it is written. */
  readonly text: string
  /** Whether a variable of a template is in it. */
  readonly hasVariable: boolean
}

/** A string that a function of a team looks at. */
export interface LintedString {
  readonly text: string
  readonly kind: SubjectKind
  /** The parts of a kind; none if the string has no such part. */
  parts(part: LintPart): readonly LintedPart[]
}

/** A string, and what a rule of a team finds in it. */
export interface CustomLintExample {
  readonly text: string
  /** `uri` unless given. */
  readonly kind?: SubjectKind
  /** How many findings the rule has; 0 for a good example. */
  readonly findings: number
  /** The string with its fixes. */
  readonly fixed?: string
}

/**
 * A rule of a team as data. It has one demand: a pattern that matches nowhere (`forbid`), a pattern that matches (`require`),
 * or a function (`check`).
 *
 * A pattern sees each part by itself, so that `^` is its beginning. Where a template has a variable, `require` demands
 * nothing, and `forbid` finds nothing. In `message` and `remedy`, `{found}` is the match, `{part}` the part in which it
 * is, and `{name}` a named group of the pattern; `{found:quote}` is in quotation marks, `{found:code}` between backticks.
 */
export interface CustomLintRule {
  /** A namespace and a name in kebab case: `team/no-version`. The namespace `waymark` is taken. */
  readonly code: CustomLintCode
  /** It is the same in every preset. */
  readonly severity: Severity
  /** What is wrong, in one sentence. */
  readonly summary: string
  /** What causes it, and what it leads to. */
  readonly explanation?: string
  /** What to do. */
  readonly remedy?: string
  /** The URL of the page that it comes from. */
  readonly source?: string
  /** The kinds of strings that it checks; all unless given. */
  readonly kinds?: readonly SubjectKind[]
  /** `whole` unless given. */
  readonly part?: LintPart
  /** Each match is a finding. A string is a regular expression with the flag `u`. */
  readonly forbid?: RegExp | string
  /** Each part that does not match is a finding. */
  readonly require?: RegExp | string
  /** A pure function. */
  check?(subject: LintedString, report: (found: Found) => void): void
  /** More exact than the summary. */
  readonly message?: string
  /**
   * What to write instead of a match, or with `require` instead of the part: `$1` and `$<name>` are groups, `$&` is all that is
   * replaced, and `$$` a dollar sign. It is not offered where the result is not well-formed, has another scheme, host or port (unless
   * `part` is `host`), changes more than the part, or still has the finding.
   */
  readonly fix?: string
  /**
   * Whether the fix makes the URI mean something else, so that it is written only if it is asked for. It may then change the
   * scheme, host and port.
   */
  readonly isFixUnsafe?: boolean
  /** Its tests: a rule with an example that fails is refused. */
  readonly examples?: readonly CustomLintExample[]
}

/** A rule of a team that was checked, as `defineLintRule` makes it. */
export interface DefinedLintRule
  extends Pick<
    LintRule,
    'severity' | 'summary' | 'explanation' | 'remedy' | 'source' | 'kinds' | 'isFixUnsafe'
  > {
  readonly code: CustomLintCode
  readonly examples: readonly CustomLintExample[]
}
