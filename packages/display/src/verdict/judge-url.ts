import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { tell } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import type { Facts } from '@waymark/infra/problem'
import { builtInList, PUBLIC_SUFFIX_LIST, type PublicSuffixList } from '@waymark/public-suffix'
import {
  parseUrl,
  type Reading,
  readUrl,
  type TextRange,
  type UrlRecord,
} from '@waymark/url-parser'
import { KNOWN_DOMAINS, readKnown } from '../known.ts'
import { CHECKS } from './checks.ts'
import type { Destination } from './destination.ts'
import {
  byWeight,
  type Candidate,
  headlineOf,
  levelOf,
  NOTHING_FOUND,
  ownCandidate,
  shifted,
  type UrlFinding,
  type VerdictLevel,
} from './finding.ts'
import { type InnerAddress, innerAddressFindings } from './inner-findings.ts'
import { type InnerUrl, innerUrls } from './inner-urls.ts'
import { failureFinding, withTolerated } from './parser-findings.ts'
import { innerRange } from './scheme-findings.ts'
import { contextOf, type Lists, type UrlContext } from './url-context.ts'

/** The options of `judgeUrl` and `createJudge`. */
export interface JudgeOptions {
  /** The base URL that a string is resolved against. A reading has a base of its own, or none. */
  readonly base?: string | undefined
  /** Domains worth imitating: see `inspectDomain`. */
  readonly known?: readonly string[] | undefined
  /** A newer list of public suffixes: see `renderUrl`. */
  readonly publicSuffixList?: PublicSuffixList | undefined
}

export const JUDGE_OPTIONS: OptionTable<JudgeOptions> = {
  base: STRING,
  known: KNOWN_DOMAINS,
  publicSuffixList: PUBLIC_SUFFIX_LIST,
}

/** What to think of a URL before following it. */
export interface UrlVerdict {
  /**
   * Where it leads: tell people this first, before any judgement. Of a URL in a scheme such as `view-source:`, where that leads;
   * `null` if it is not a URL.
   */
  readonly destination: Destination | null
  readonly level: VerdictLevel
  /** The worst finding in one or two sentences, and where the URL leads if that is not what it seems. */
  readonly headline: string
  /** The facts in `headline`, as in the `data` of a problem. Absent if it has none. */
  readonly data?: Facts
  /** One for each code, the worst first. Of what a finding and a validation error say of the same place, only the finding is here. */
  readonly findings: readonly UrlFinding[]
}

/** Judges a URL: a string, or what `readUrl` gives for one. */
export type Judge = (input: string | Reading) => UrlVerdict

/**
 * Makes a function that judges URLs, as {@link judgeUrl} does. The options are checked and copied once: changing them afterwards
 * changes nothing.
 *
 * @throws OptionError if an option is misspelt or has a wrong value, such as a known domain that is not a domain.
 *
 * @example
 * ```ts
 * import { createJudge } from '@waymark/display/verdict'
 *
 * const judge = createJudge({ known: ['bank.example'] })
 * judge('https://bank.example/').level // => 'clear'
 * judge('https://bank-example.evil.example/').level // => 'stop'
 * ```
 */
export function createJudge(options?: JudgeOptions): Judge {
  const { lists, base } = readOptions(options)
  return (input) => {
    const { candidates, destination } = examine(toReading(input, base), lists)
    return verdictOf(candidates, destination)
  }
}

/** What the options are made into: the lists, and the base, which is a string if it is not a URL. */
export interface ReadOptions {
  readonly lists: Lists
  readonly base: UrlRecord | string | null
}

export function readOptions(options: JudgeOptions | undefined): ReadOptions {
  const { base, known = [], publicSuffixList = builtInList } = checkOptions(options, JUDGE_OPTIONS)
  return {
    lists: { known: readKnown(known), publicSuffixList },
    // A base that is not a URL is what is wrong with every input.
    base: base === undefined ? null : (parseUrl(base) ?? base),
  }
}

/**
 * Judges a URL as it is written, for people who must decide whether to follow it. For many URLs, {@link createJudge} checks the
 * options once.
 *
 * @param input - Any string, or what `readUrl` of `@waymark/url-parser` gives for one.
 * @throws ArgumentError if it is neither.
 * @throws OptionError if an option is misspelt or has a wrong value, such as a known domain that is not a domain.
 *
 * @example
 * ```ts
 * import { judgeUrl } from '@waymark/display/verdict'
 *
 * const verdict = judgeUrl('https://bank.example@evil.example/login')
 * verdict.level // => 'stop'
 * verdict.headline // => 'Deceptive user name: it leads to evil.example, not to bank.example.'
 * ```
 */
export function judgeUrl(input: string | Reading, options?: JudgeOptions): UrlVerdict {
  return createJudge(options)(input)
}

const INPUT: ArgumentType = {
  expected: 'a string, or what readUrl gives for one',
  remedy: 'of a URL, pass its `href`',
}

/** @param base - Of a string; a string is a base that is not a URL. */
export function toReading(input: string | Reading, base: UrlRecord | string | null): Reading {
  if (typeof input === 'string') return base === null ? readUrl(input) : readUrl(input, { base })
  if (typeof (input as Reading | null | undefined)?.reread !== 'function') {
    throw wrongArgument('input', INPUT, input)
  }
  return input
}

export function verdictOf(
  candidates: readonly Candidate[],
  destination: Destination | null,
): UrlVerdict {
  // Most URLs.
  if (candidates.length === 0) {
    return { destination, level: 'clear', headline: NOTHING_FOUND.text, findings: [] }
  }
  const sorted = [...candidates].sort(byWeight)
  return {
    destination,
    level: levelOf(sorted),
    ...tell({ headline: headlineOf(sorted) }),
    findings: sorted.map(({ finding }) => finding),
  }
}

/** What is found in a URL and in those inside of it. */
export interface Examined {
  readonly candidates: readonly Candidate[]
  readonly destination: Destination | null
  /** The URLs in its path, query and fragment, and those in them. */
  readonly addresses: readonly InnerAddress[]
}

/** @param depth - How many URLs it is inside. */
export function examine(reading: Reading, lists: Lists, depth: number = 0): Examined {
  if (reading.url === null) {
    const failure = failureFinding(reading)
    // What is in a URL need not be one: a blob of an opaque origin has `null/` and an identifier.
    const candidates =
      depth > 0 ? [] : reading.errorsOf === 'base' ? [failure] : withTolerated(reading, [failure])
    return { candidates, destination: null, addresses: [] }
  }
  const context = contextOf(reading, lists)
  const all = withTolerated(reading, firstOfEach(findingsOf(context)))
  const { destination } = context
  const range = innerRange(context)
  if (range === null) {
    const addresses = depth === DEEPEST ? [] : addressesIn(context, depth)
    if (addresses.length === 0) return { candidates: all, destination, addresses }
    const found = innerAddressFindings(addresses, destination, all)
    return { candidates: [...all, ...found], destination, addresses }
  }
  if (depth === DEEPEST) {
    const nested = ownCandidate('nested-urls', [range])
    return { candidates: firstOfEach([nested, ...all]), destination, addresses: [] }
  }
  const inner = examine(readUrl(context.input.slice(range.start, range.end)), lists, depth + 1)
  const errorsOf = new Map(all.map(({ finding }) => [finding.code, finding.errors]))
  const moved = inner.candidates.map((each) =>
    shifted(each, range.start, errorsOf.get(each.finding.code)),
  )
  return {
    candidates: firstOfEach([...moved, ...all]),
    destination: inner.destination ?? destination,
    addresses: [],
  }
}

function findingsOf(context: UrlContext): readonly Candidate[] {
  let found: readonly Candidate[] = []
  for (const check of CHECKS) {
    const more = check(context)
    if (more.length > 0) found = found.length === 0 ? more : [...found, ...more]
  }
  return found
}

/** One finding for each code. */
function firstOfEach(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return candidates
  const first = new Map<string, Candidate>()
  for (const each of candidates) {
    if (!first.has(each.finding.code)) first.set(each.finding.code, each)
  }
  return first.size === candidates.length ? candidates : [...first.values()]
}

/** A URL in a URL in a URL is not read further than this, so that the time stays in proportion to the length. */
const DEEPEST = 5

/** The URLs in the path, the query and the fragment, with what each is by itself. */
function addressesIn(context: UrlContext, depth: number): readonly InnerAddress[] {
  return innerUrls(context).flatMap((inner): InnerAddress[] => {
    const { text, isRelative } = inner
    const reading = isRelative ? readUrl(text, { base: context.url }) : readUrl(text)
    const { candidates, destination, addresses } = examine(reading, context, depth + 1)
    if (destination === null) return []
    const worst = [...candidates].sort(byWeight)[0] ?? null
    const place = (range: TextRange): TextRange => placeIn(inner, range)
    return [
      {
        place: place({ start: 0, end: text.length }),
        destination,
        worst,
        places: (worst?.places ?? []).map(place),
      },
      ...addresses.map((each) => ({
        ...each,
        place: place(each.place),
        places: each.places.map(place),
      })),
    ]
  })
}

/** A place in an inner URL as one in the outer. */
function placeIn({ start: offset, starts }: InnerUrl, { start, end }: TextRange): TextRange {
  return starts === null
    ? { start: start + offset, end: end + offset }
    : { start: starts[start]!, end: starts[end]! }
}
