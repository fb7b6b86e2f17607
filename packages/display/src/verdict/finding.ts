import type { UrlEdit } from '@waymark/explain'
import { type Sentence, sentence, tell } from '@waymark/infra/internal'
import type { Facts, Problem, Severity } from '@waymark/infra/problem'
import type { TextRange, UrlErrorName } from '@waymark/url-parser'
import type { DomainWarningCode } from '../warning-words.ts'
import {
  FINDING_KINDS,
  type FindingKind,
  VERDICT_WORDS,
  type VerdictCode,
} from './verdict-words.ts'

/**
 * The verdict in a word. `stop`: it is not a URL, or it can deceive. `caution`: it may not be what it looks like.
 * `clear`: nothing of that kind was found, which does not prove that the owner of the host is honest.
 */
export type VerdictLevel = 'stop' | 'caution' | 'clear'

/** The codes of all findings: those of the verdict, those of domains, and the validation errors of the URL Standard. */
export type FindingCode = VerdictCode | DomainWarningCode | UrlErrorName

/** One thing that is wrong with a URL. `error` means `stop`, `warning` means `caution`, and `info` is harmless. */
export interface UrlFinding extends Problem<FindingCode> {
  readonly kind: FindingKind
  /** In how many places of the input; `start` and `end` are those of the first. */
  readonly count: number
  /** The first 100 places; none if what is concerned comes from the base URL. */
  readonly places: readonly TextRange[]
  /**
   * The validation errors of the input that say the same at all places: its own code, or those that it replaces. Empty if the
   * standard has no error for it, and of a URL inside of the input, which the parser does not read as one.
   */
  readonly errors: readonly UrlErrorName[]
}

const MOST_PLACES = 100

/** The changes of the input after which a finding is gone, all together. */
export interface Repair {
  readonly edits: readonly UrlEdit[]
  /** Whether hardly anything else can be meant. */
  readonly isCertain: boolean
}

/** A finding, all its places, and what the headline says if it is the worst; `null` if that is its message. */
export interface Candidate {
  readonly finding: UrlFinding
  readonly places: readonly TextRange[]
  readonly headline: Sentence | null
  /** `null` if there is none, or the causes of its validation errors know it. */
  readonly repair: Repair | null
}

/** What is known of a problem before it becomes a finding of the verdict. */
type Told = Pick<Problem<FindingCode>, 'code' | 'severity' | 'message' | 'remedy'> & {
  readonly data?: Facts | undefined
}

/**
 * Makes a finding of places with one problem.
 *
 * @param places - In order; none if what is concerned comes from the base URL.
 */
export function candidate(
  kind: FindingKind,
  { code, severity, message, remedy, data }: Told,
  places: readonly TextRange[],
  headline: Sentence | null = null,
  errors: readonly UrlErrorName[] = [],
  repair: Repair | null = null,
): Candidate {
  const [first] = places
  const place = first === undefined ? {} : { start: first.start, end: first.end }
  const count = Math.max(1, places.length)
  return {
    finding: {
      code,
      kind,
      severity,
      message,
      remedy,
      ...(data !== undefined && { data }),
      ...place,
      count,
      places: places.slice(0, MOST_PLACES).map(({ start, end }) => ({ start, end })),
      errors,
    },
    places,
    headline,
    repair,
  }
}

/** What is said of a finding of the verdict's own catalogue, where it is more than its entry says. */
export interface OwnWords {
  readonly message?: Sentence
  readonly remedy?: Sentence | null
  readonly headline?: Sentence
  readonly severity?: Severity
  readonly repair?: Repair | null
}

/** A finding of the verdict's own catalogue. */
export function ownCandidate(
  code: VerdictCode,
  places: readonly TextRange[],
  { message, remedy, headline, severity, repair }: OwnWords = {},
): Candidate {
  const { kind, severity: usualSeverity, summary, remedy: usual } = VERDICT_WORDS[code]
  const told = tell({
    message: message ?? { text: summary, data: {} },
    remedy: remedy ?? { text: usual, data: {} },
  })
  return candidate(
    kind,
    { code, severity: severity ?? usualSeverity, ...told },
    places,
    headline,
    [],
    repair,
  )
}

/**
 * A finding of a URL that is inside another from an offset on.
 *
 * @param errors - Those of the outer URL.
 */
export function shifted(
  { finding, places, headline }: Candidate,
  offset: number,
  errors: readonly UrlErrorName[] | undefined,
): Candidate {
  const moved = places.map(({ start, end }) => ({ start: start + offset, end: end + offset }))
  return candidate(finding.kind, finding, moved, headline, errors)
}

/** The worst first: by severity, then by kind, then by place. */
export function byWeight({ finding: a }: Candidate, { finding: b }: Candidate): number {
  return (
    WEIGHTS[a.severity] - WEIGHTS[b.severity] ||
    FINDING_KINDS.indexOf(a.kind) - FINDING_KINDS.indexOf(b.kind) ||
    (a.start ?? 0) - (b.start ?? 0)
  )
}

const WEIGHTS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, info: 2 }

const LEVELS: Readonly<Record<Severity, VerdictLevel>> = {
  error: 'stop',
  warning: 'caution',
  info: 'clear',
}

/** @param sorted - The worst first. */
export function levelOf(sorted: readonly Candidate[]): VerdictLevel {
  const [worst] = sorted
  return worst === undefined ? 'clear' : LEVELS[worst.finding.severity]
}

export const NOTHING_FOUND: Sentence = /* @__PURE__ */ sentence('Nothing deceptive found.')

/** @param sorted - The worst first. Of what is harmless, the headline says nothing: it would be a second topic. */
export function headlineOf(sorted: readonly Candidate[]): Sentence {
  const [worst] = sorted
  if (worst === undefined || worst.finding.severity === 'info') return NOTHING_FOUND
  const { message, data = {} } = worst.finding
  return worst.headline ?? { text: message, data }
}
