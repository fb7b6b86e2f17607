import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import { locateParts, parseUrl, parseUrlWithErrors } from '@waymark/url-parser'
import { KNOWN_DOMAINS } from '../inspect-domain.ts'
import { changedFindings } from './changed-findings.ts'
import { characterFindings } from './character-findings.ts'
import { credentialsFindings } from './credentials-findings.ts'
import {
  byWeight,
  type Candidate,
  headlineOf,
  levelOf,
  type UrlFinding,
  type VerdictLevel,
} from './finding.ts'
import { hostFindings } from './host-findings.ts'
import { failureFinding, toleratedFindings } from './parser-findings.ts'
import { scriptFindings } from './script-findings.ts'
import { removedInside, type UrlContext } from './url-context.ts'

/** The options of `judgeUrl`. */
export interface JudgeOptions {
  /** The base URL that a relative URL is resolved against. */
  readonly base?: string | undefined
  /** Domains worth imitating: see `inspectDomain`. */
  readonly known?: readonly string[] | undefined
}

export const JUDGE_OPTIONS: OptionTable<JudgeOptions> = { base: STRING, known: KNOWN_DOMAINS }

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
 * @throws OptionError if an option is misspelt or has a wrong value.
 */
export function judgeUrl(input: string, options?: JudgeOptions): UrlVerdict {
  options = checkOptions(options, JUDGE_OPTIONS)
  const sorted = candidatesOf(input, options).sort(byWeight)
  return {
    level: levelOf(sorted),
    headline: headlineOf(sorted),
    findings: sorted.map(({ finding }) => finding),
  }
}

function candidatesOf(input: string, { base, known = [] }: JudgeOptions): Candidate[] {
  const against = base === undefined ? null : (parseUrl(base) ?? base)
  const { url, errors, failure, errorsOf } = parseUrlWithErrors(input, against)
  const hasBase = base !== undefined
  if (url === null) {
    const tolerated = errorsOf === 'base' ? [] : errors.slice(0, -1)
    return [
      failureFinding(errorsOf === 'base' ? base! : input, failure, errorsOf, hasBase),
      ...toleratedFindings(input, tolerated, [], hasBase),
    ]
  }
  const parts = locateParts(input, against)
  const context: UrlContext = { input, url, parts, known }
  const credentials = credentialsFindings(context)
  const tolerated = toleratedFindings(input, errors, removedInside(input, parts), hasBase)
  return [
    ...hostFindings(context),
    ...credentials,
    ...scriptFindings(context),
    ...changedFindings(context),
    ...characterFindings(context),
    // A name before the `@` that looks like a host says more.
    ...tolerated.filter(
      ({ finding }) => credentials.length === 0 || finding.code !== 'invalid-credentials',
    ),
  ]
}
