import { judgeUrl, type VerdictLevel } from '@waymark/display/verdict'
import {
  getOrigin,
  type ParsedReading,
  parseUrl,
  readUrl,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import { type Clip, clip } from './clip.ts'
import { type ShownDestination, shownDestination } from './destination.ts'
import { domainNotes } from './domain-notes.ts'
import { EXAMPLE_BASE, locationOf } from './locate-input.ts'
import type { Location, RoleSpan } from './location.ts'
import { cutPieces, type Fault, type Piece } from './pieces.ts'
import { explainProblems, type ShownProblem } from './problems.ts'
import { partRows, type Row, tentativeRows } from './rows.ts'
import { type SeoView, seoView } from './seo.ts'
import type { State } from './state.ts'
import { inOwnWords, problemText } from './texts/problem-text.ts'
import { readWords } from './words/read.ts'

/** Everything the page shows for one state, as plain data. */
export interface View {
  /** The input in colours; none for one that is too long to be drawn so. */
  readonly pieces: readonly Piece[]
  /** The parts, in the order in which they are written. */
  readonly spans: readonly RoleSpan[]
  /** Whether the parser drops characters of the input. */
  readonly dropsSome: boolean
  readonly verdict: Verdict
  readonly base: BaseNote
  readonly rows: readonly Row[]
  /** What stopped the parser first. */
  readonly problems: readonly ShownProblem[]
  /** The number of all validation errors, listed or not. */
  readonly problemCount: number
  /** How many there are beyond those listed. */
  readonly moreProblems: number
  readonly seo: SeoView
  /** What changed, for those who listen instead of looking. */
  readonly summary: string
  /** What can be copied. */
  readonly wholes: { readonly href: string; readonly seo: string }
}

export type Verdict =
  | { readonly kind: 'empty' }
  /** Parsed, and not judged yet. */
  | { readonly kind: 'sketched'; readonly href: Clip }
  | {
      readonly kind: 'parsed'
      /** Where it leads, which is said before any judgement. */
      readonly destination: ShownDestination
      /** Whether it can be trusted, which is another question than whether it parses. */
      readonly level: VerdictLevel
      readonly title: string
      /** What else could deceive, in sentences, the worst first; and facts that no validation error says. */
      readonly reasons: readonly Clip[]
      /** Whether it has validation errors. */
      readonly note: string
      readonly href: Clip
    }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly why: string
      readonly suggestions: readonly Suggestion[]
    }

/** A repair that would parse. */
export interface Suggestion {
  readonly label: string
  /** What it adds to the input, before which, or as a base. */
  readonly shown: string
  readonly input: string
  readonly base: string
}

export type BaseNote =
  | { readonly kind: 'none' }
  | { readonly kind: 'used' | 'unused' | 'failed'; readonly text: string }

/** More than anyone reads, few enough to draw at every key. */
export const MOST_PROBLEMS = 100
/** As many reasons as a verdict has room for. */
const MOST_REASONS = 5
/** The greatest length of the field's content. */
const LONGEST_COLOURED = 20_000

/** Works out what to show. Pure: the same state always gives the same view. */
export function viewOf(state: State): View {
  const { input } = state
  const base = state.base.trim() === '' ? null : parseUrl(state.base)
  const reading = readUrl(input, { base })
  const { url, errors, failure } = reading
  const errorCount = errors.length
  const listed = errors.slice(0, MOST_PROBLEMS)
  const isEmpty = input === '' && base === null
  // What stopped the parser is listed even where the list is full.
  if (failure !== null) listed[listed.length - 1] = failure
  const problems = isEmpty ? [] : explainProblems(reading, listed)
  const location = locationOf(reading)
  const isResolved = base !== null && url !== null
  const seo = seoView(isResolved ? serializeUrl(url) : input, state.seo)
  const href = isEmpty || url === null ? '' : serializeUrl(url)
  const verdict = isEmpty
    ? EMPTY
    : reading.url === null
      ? failureOf(state, problems)
      : verdictOf(reading, href)
  return {
    pieces:
      input.length > LONGEST_COLOURED ? [] : cutPieces(input, location, problems.flatMap(faultsOf)),
    spans: location.spans,
    dropsSome: location.ignored.length > 0,
    verdict,
    base: baseNote(state, base, url, location),
    rows:
      url === null
        ? tentativeRows(location, input)
        : partRows(url, { input, location, origin: getOrigin(url), domainNotes }),
    problems,
    problemCount: isEmpty ? 0 : errorCount,
    moreProblems: isEmpty ? 0 : errorCount - listed.length,
    seo: seo.view,
    summary: summaryOf(verdict, errorCount, seo.view),
    wholes: { href, seo: seo.whole },
  }
}

function faultsOf({ isFailure, places }: ShownProblem): Fault[] {
  return places.map((place) => ({ ...place, isFailure }))
}

const EMPTY: Verdict = { kind: 'empty' }

function verdictOf(reading: ParsedReading, href: string): Verdict {
  const words = readWords()
  const errorCount = reading.errors.length
  const verdict = judgeUrl(reading)
  const { destination, level, headline, data, findings } = verdict
  const title = inOwnWords(headline, data)
  const reasons = findings
    .filter(({ severity, errors }) => severity !== 'info' || errors.length === 0)
    .filter(({ message }) => !headline.includes(message))
    .map((finding) => problemText(finding))
    .filter(({ message }) => !title.includes(message))
    .slice(0, MOST_REASONS)
    .map(({ message }) => clip(message))
  return {
    kind: 'parsed',
    // A URL that parses leads somewhere.
    destination: shownDestination(destination!),
    level,
    title: words.levels[level] + title,
    reasons,
    note: errorCount === 0 ? words.parsesClean : words.parsesWith(errorCount),
    href: clip(href),
  }
}

function failureOf(state: State, problems: readonly ShownProblem[]): Verdict {
  const words = readWords()
  const fatal = problems.find(({ isFailure }) => isFailure)
  const [cause] = fatal?.causes ?? []
  return {
    kind: 'failed',
    title: words.notAUrl,
    why: cause === undefined ? words.parserStopped : `${cause.messages[0]} ${cause.remedies[0]}`,
    suggestions: fatal?.errors.some(([name]) => name === 'missing-scheme-non-relative-URL')
      ? suggestionsFor(state)
      : [],
  }
}

function suggestionsFor({ input }: State): Suggestion[] {
  const text = input.trim()
  const suggestions: Suggestion[] = []
  if (/^[^\s/?#.]+\.[^\s/?#]/.test(text)) {
    const withScheme = `https://${text}`
    suggestions.push({ label: readWords().parseAs, shown: withScheme, input: withScheme, base: '' })
  }
  suggestions.push({
    label: readWords().resolveAgainst,
    shown: EXAMPLE_BASE,
    input,
    base: EXAMPLE_BASE,
  })
  return suggestions.filter((each) => parseUrl(each.input, { base: each.base || null }) !== null)
}

function baseNote(
  state: State,
  base: UrlRecord | null,
  url: UrlRecord | null,
  location: Location,
): BaseNote {
  const words = readWords()
  if (state.base.trim() === '') return { kind: 'none' }
  if (base === null) return { kind: 'failed', text: whyIgnored(state.base) }
  if (url === null) return { kind: 'unused', text: words.baseUseless }
  return location.fromBase === null
    ? { kind: 'unused', text: words.baseUnneeded }
    : { kind: 'used', text: words.baseUsed }
}

/** @param base - What does not parse. */
function whyIgnored(base: string): string {
  const reading = readUrl(base)
  const [problem] = explainProblems(reading, reading.failure === null ? [] : [reading.failure])
  const why = problem === undefined ? '' : ` ${problem.causes[0]?.messages[0]}`
  return readWords().baseIgnored + why
}

function destinationText({ domain, host, scheme }: ShownDestination): string {
  const words = readWords()
  if (domain === null) return words.leadsToNoHost(scheme.text)
  const [before, after] = words.leadsTo(scheme.text)
  return before + domain.text + after + (host === null ? '' : words.onHost + host.text)
}

function summaryOf(verdict: Verdict, errorCount: number, seo: SeoView): string {
  switch (verdict.kind) {
    case 'empty':
    case 'sketched':
      return ''
    case 'failed':
      return `${verdict.title}. ${verdict.why}`
    case 'parsed': {
      const words = readWords()
      const errors = errorCount === 0 ? words.noErrors : words.errorCount(errorCount)
      return `${destinationText(verdict.destination)}. ${verdict.title} ${errors} ${seo.summary}`
    }
  }
}
