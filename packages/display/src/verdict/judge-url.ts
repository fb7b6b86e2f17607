import { type ArgumentType, wrongArgument } from '@waymark/infra/argument'
import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import { builtInList, PUBLIC_SUFFIX_LIST, type PublicSuffixList } from '@waymark/public-suffix'
import { readUrl } from '@waymark/url-parser'
import { KNOWN_DOMAINS, readKnown } from '../known.ts'
import { baseFindings } from './base-findings.ts'
import { changedFindings } from './changed-findings.ts'
import { characterFindings } from './character-findings.ts'
import { credentialsFindings } from './credentials-findings.ts'
import { disputedHostFindings } from './disputed-host-findings.ts'
import { encodingFindings } from './encoding-findings.ts'
import {
  byWeight,
  type Candidate,
  headlineOf,
  levelOf,
  ownCandidate,
  shifted,
  type UrlFinding,
  type VerdictLevel,
} from './finding.ts'
import { hostFindings } from './host-findings.ts'
import { failureFinding, toleratedFindings } from './parser-findings.ts'
import { pastedFindings } from './pasted-findings.ts'
import { pathFindings } from './path-findings.ts'
import { portFindings } from './port-findings.ts'
import { queryFindings } from './query-findings.ts'
import { innerRange, schemeFindings } from './scheme-findings.ts'
import { scriptFindings } from './script-findings.ts'
import { slipFindings } from './slip-findings.ts'
import { contextOf, type Lists, type UrlContext } from './url-context.ts'

/** The options of `judgeUrl`. */
export interface JudgeOptions {
  /** The base URL that a relative URL is resolved against. */
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

const INPUT: ArgumentType = { expected: 'a string', remedy: 'of a URL, pass its `href`' }

/** What to think of a URL before following it. */
export interface UrlVerdict {
  readonly level: VerdictLevel
  /** The worst finding in one or two sentences, and where the URL leads if that is not what it seems. */
  readonly headline: string
  /** One for each code, the worst first. */
  readonly findings: readonly UrlFinding[]
}

/**
 * Judges a URL as it is written, for people who must decide whether to follow it.
 *
 * @param input - Any string.
 * @throws ArgumentError if it is not a string.
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
export function judgeUrl(input: string, options?: JudgeOptions): UrlVerdict {
  if (typeof input !== 'string') throw wrongArgument('input', INPUT, input)
  const { base, known = [], publicSuffixList = builtInList } = checkOptions(options, JUDGE_OPTIONS)
  const lists = { known: readKnown(known), publicSuffixList }
  const sorted = candidatesOf(input, base, lists, 0).sort(byWeight)
  return {
    level: levelOf(sorted),
    headline: headlineOf(sorted),
    findings: sorted.map(({ finding }) => finding),
  }
}

/** @param depth - How many URLs it is inside. */
function candidatesOf(
  input: string,
  base: string | undefined,
  lists: Lists,
  depth: number,
): Candidate[] {
  const reading = readUrl(input, { base })
  if (reading.url === null) {
    // What is in a URL need not be one: a blob of an opaque origin has `null/` and an identifier.
    if (depth > 0) return []
    const failure = failureFinding(reading)
    return reading.errorsOf === 'base' ? [failure] : [failure, ...toleratedFindings(reading, [])]
  }
  const context = contextOf(reading, lists)
  const credentials = credentialsFindings(context)
  const tolerated = toleratedFindings(reading, context.removed)
  const inner = innerFindings(context, depth)
  const ofHost = hostFindings(context)
  const isDisguised = ofHost.some(({ finding }) => finding.code === 'disguised-ip-address')
  const own = [
    ...ofHost,
    ...disputedHostFindings(context),
    ...baseFindings(context),
    ...credentials,
    ...scriptFindings(context),
    ...schemeFindings(context),
    ...changedFindings(context),
    ...characterFindings(context),
    ...pastedFindings(context),
    ...pathFindings(context),
    ...encodingFindings(context),
    ...queryFindings(context),
    ...portFindings(context),
    ...slipFindings(context),
    // A name before the `@` that looks like a host says more, and so does an IP address in disguise.
    ...tolerated.filter(
      ({ finding }) =>
        !(credentials.length > 0 && finding.code === 'invalid-credentials') &&
        !(isDisguised && finding.code === 'IPv4-non-decimal-part'),
    ),
  ]
  if (inner.length === 0) return own
  const told = new Set(inner.map(({ finding }) => finding.code))
  return [...inner, ...own.filter(({ finding }) => !told.has(finding.code))]
}

/** A URL in a URL in a URL is not read further than this, so that the time stays in proportion to the length. */
const DEEPEST = 5

function innerFindings(context: UrlContext, depth: number): Candidate[] {
  const range = innerRange(context)
  if (range === null) return []
  if (depth === DEEPEST) return [ownCandidate('nested-urls', [range])]
  const text = context.input.slice(range.start, range.end)
  return candidatesOf(text, undefined, context, depth + 1).map((each) => shifted(each, range.start))
}
