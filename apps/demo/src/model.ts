import {
  answerUrl,
  type UrlAnswer,
  type UrlStanding,
  type VerdictLevel,
} from '@waymark/display/answer'
import {
  getOrigin,
  parseUrl,
  type Reading,
  readUrl,
  serializeUrl,
  type TextRange,
  type UrlRecord,
} from '@waymark/url-parser'
import { type Change, changesBetween } from './changes.ts'
import { beginningOf, type Clip, clip } from './clip.ts'
import { type ShownDestination, shownDestination, subdomainIn } from './destination.ts'
import { domainNotes } from './domain-notes.ts'
import { EXAMPLE_BASE, locationOf } from './locate-input.ts'
import type { Location, RoleSpan } from './location.ts'
import { isForMany, kindOf } from './many/kind.ts'
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
      /** The worst that was found; empty if that is harmless. */
      readonly title: string
      /** What else could deceive, in sentences, the worst first; and facts that no validation error says. */
      readonly reasons: readonly Clip[]
      readonly standing: UrlStanding
      /** Whether it has validation errors. */
      readonly note: string
      readonly href: Clip
      /** Whether nothing else on the page has the same text. */
      readonly isHrefNew: boolean
      readonly suggestions: readonly Suggestion[]
    }
  /** Several URLs, or a sitemap, which the parser would read as one. */
  | {
      readonly kind: 'many'
      readonly title: string
      readonly why: string
      readonly suggestions: readonly Suggestion[]
    }
  | {
      readonly kind: 'failed'
      readonly title: string
      readonly why: string
      readonly suggestions: readonly Suggestion[]
    }

/** What may be meant instead: a repair, or the same input with a base. */
export interface Suggestion {
  /** What is before all that have the same. */
  readonly label: string
  /** The input, or the base that is added. */
  readonly shown: string
  readonly input: string
  readonly base: string
  /** Whether Enter in the field takes it: only the first one can be certain. */
  readonly isCertain: boolean
  /** What it changes, if it is certain and makes several changes. */
  readonly changes: readonly Change[]
}

export type BaseNote =
  | { readonly kind: 'none' }
  | { readonly kind: 'used' | 'unused' | 'failed'; readonly text: string }

/** More than anyone reads, few enough to draw at every key. */
export const MOST_PROBLEMS = 100
/** More than a slip makes. */
const MOST_CHANGES = 8
/** As many reasons as a verdict has room for. */
const MOST_REASONS = 5
/** The greatest length of the field's content. */
const LONGEST_COLOURED = 20_000

/** Works out what to show. Pure: the same state always gives the same view. */
export function viewOf(state: State): View {
  const { input } = state
  if (isForMany(input)) return viewOfMany(state)
  const base = state.base.trim() === '' ? null : parseUrl(state.base)
  const reading = readUrl(input, { base })
  const { url, errors, failure } = reading
  const errorCount = errors.length
  const listed = errors.slice(0, MOST_PROBLEMS)
  const isEmpty = input === '' && base === null
  // What stopped the parser is listed even where the list is full.
  if (failure !== null) listed[listed.length - 1] = failure
  const location = locationOf(reading)
  const isResolved = base !== null && url !== null
  const seo = seoView(isResolved ? serializeUrl(url) : url === null ? '' : input, state.seo)
  const href = isEmpty || url === null ? '' : serializeUrl(url)
  const answer = isEmpty ? null : answerUrl(reading)
  const verdict = answer === null ? EMPTY : verdictOf(answer, reading, href, state)
  const problems = isEmpty ? [] : explainProblems(reading, listed, saidBy(verdict))
  return {
    pieces:
      input.length > LONGEST_COLOURED
        ? []
        : cutPieces(
            input,
            location,
            problems.flatMap(faultsOf),
            subdomainOf(answer?.destination ?? null, reading),
          ),
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
    summary: summaryOf(verdict, seo.view),
    wholes: { href, seo: seo.whole },
  }
}

/** What the parser makes of several URLs is not shown: nobody means it. */
function viewOfMany(state: State): View {
  const words = readWords()
  const reading = readUrl(state.input)
  const verdict: Verdict =
    kindOf(state.input) === 'site'
      ? // No URL in it stands for the whole, least of all that of a namespace.
        { kind: 'many', title: words.siteText, why: words.siteTextWhy, suggestions: [] }
      : {
          kind: 'many',
          title: words.severalUrls,
          why: words.severalUrlsWhy,
          suggestions: suggestionsOf(answerUrl(reading), reading, state).filter(
            ({ isCertain }) => !isCertain,
          ),
        }
  const seo = seoView('', state.seo)
  return {
    pieces: [],
    spans: [],
    dropsSome: false,
    verdict,
    base: { kind: 'none' },
    rows: [],
    problems: [],
    problemCount: 0,
    moreProblems: 0,
    seo: seo.view,
    summary: summaryOf(verdict, seo.view),
    wholes: { href: '', seo: seo.whole },
  }
}

function faultsOf({ isFailure, places }: ShownProblem): Fault[] {
  return places.map((place) => ({ ...place, isFailure }))
}

const EMPTY: Verdict = { kind: 'empty' }

/** What is before the domain in the host that is written, if the URL leads there. */
function subdomainOf(
  destination: UrlAnswer['destination'],
  { input, url, parts }: Reading,
): TextRange | null {
  if (destination === null || url?.host?.kind !== 'domain' || parts.host === null) return null
  return subdomainIn(input, parts.host, destination)
}

function verdictOf(answer: UrlAnswer, reading: Reading, href: string, state: State): Verdict {
  const words = readWords()
  const suggestions = suggestionsOf(answer, reading, state)
  const { destination, standing, level, headline, data, alarms, facts } = answer
  if (destination === null) {
    const { message, remedy } = problemText(alarms[0]!)
    // A repair is what the remedy asks for.
    const why = suggestions.length > 0 ? message : `${message} ${remedy}`
    return { kind: 'failed', title: words.notAUrl, why, suggestions }
  }
  const [worst] = alarms
  const said = worst?.message === headline ? problemText(worst).message : inOwnWords(headline, data)
  const title = worst === undefined ? '' : words.levels[level] + said
  // The headline is about the first alarm.
  const others = [...alarms.slice(1), ...facts.filter(({ errors }) => errors.length === 0)]
    .filter(({ message }) => message !== headline)
    .map((finding) => problemText(finding).message)
    .filter((message) => !title.includes(message))
  const address = worst?.code === 'disguised-ip-address' ? String(worst.data?.['address']) : ''
  const reasons = [...(address.startsWith('127.') ? [words.thisComputer(address)] : []), ...others]
    .slice(0, MOST_REASONS)
    .map((message) => clip(message))
  return {
    kind: 'parsed',
    destination: shownDestination(destination),
    level,
    title,
    reasons,
    standing,
    note:
      standing === 'repaired'
        ? words.isRepaired(reading.errors.length)
        : level === 'clear'
          ? words.isValid
          : words.hasNoErrors,
    href: clip(href),
    isHrefNew: href !== reading.input && suggestions.every(({ shown }) => shown !== href),
    suggestions,
  }
}

/** What is before a base that would make a URL of the input. Where something is to be repaired, it would hide that. */
const RELATIVE = /^\s*[^\s:]+\s*$/

function suggestionsOf({ repairs }: UrlAnswer, { failure }: Reading, state: State): Suggestion[] {
  const words = readWords()
  if (repairs.length > 0) {
    return repairs.map(({ input, isCertain }) => {
      const { base } = state
      const changes = isCertain ? changesBetween(state.input, input) : []
      return {
        label: words.didYouMean,
        shown: input,
        input,
        base,
        isCertain,
        changes: changes.length > 1 ? changes.slice(0, MOST_CHANGES) : [],
      }
    })
  }
  const isRelative =
    failure?.name === 'missing-scheme-non-relative-URL' && RELATIVE.test(state.input)
  if (!isRelative || parseUrl(state.input, { base: EXAMPLE_BASE }) === null) return []
  const [label, shown, base] = [words.resolveAgainst, EXAMPLE_BASE, EXAMPLE_BASE]
  return [{ label, shown, input: state.input, base, isCertain: false, changes: [] }]
}

/** The sentences of the verdict, which are not said again. */
function saidBy(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'parsed':
      return [verdict.title, ...verdict.reasons.map(({ text }) => text)].join(' ')
    case 'failed':
      return verdict.why
    default:
      return ''
  }
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

/** The first suggestion; the others can be found. */
function offerOf([first]: readonly Suggestion[]): string[] {
  return first === undefined ? [] : [`${first.label} ${beginningOf(first.shown, LONGEST_OFFER)}.`]
}

const LONGEST_OFFER = 100

function summaryOf(verdict: Verdict, seo: SeoView): string {
  switch (verdict.kind) {
    case 'empty':
    case 'sketched':
      return ''
    case 'many':
    case 'failed':
      return [`${verdict.title}.`, verdict.why, ...offerOf(verdict.suggestions)].join(' ')
    case 'parsed':
      return [
        `${destinationText(verdict.destination)}.`,
        ...(verdict.title === '' ? [] : [verdict.title]),
        verdict.note,
        ...offerOf(verdict.suggestions),
        seo.summary,
      ].join(' ')
  }
}
