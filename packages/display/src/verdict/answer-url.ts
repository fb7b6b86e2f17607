import type { Facts } from '@waymark/infra/problem'
import type { Reading, TextRange } from '@waymark/url-parser'
import type { Destination } from './destination.ts'
import { levelOf, type UrlFinding, type VerdictLevel } from './finding.ts'
import type { InnerAddress } from './inner-findings.ts'
import { examine, type JudgeOptions, readOptions, toReading, verdictOf } from './judge-url.ts'
import { repairsOf, type UrlRepair } from './repairs.ts'

/**
 * What the parser says of a string: it is `valid`, without validation errors; it parses with some, so the parser has `repaired`
 * it; or it is `not-a-url`.
 */
export type UrlStanding = 'valid' | 'repaired' | 'not-a-url'

/** A URL in the path, the query or the fragment of another. */
export interface NestedUrl {
  /** Where it is in the input. */
  readonly place: TextRange
  readonly destination: Destination
  /** What to think of it by itself. */
  readonly level: VerdictLevel
  /** The worst that was found in it, with places in the input; `null` if nothing was. */
  readonly worst: UrlFinding | null
}

/** All that a person wants to know of a URL. */
export interface UrlAnswer {
  /** Where it leads: tell people this first. `null` if it is not a URL. */
  readonly destination: Destination | null
  /** Whether it is a URL. It says nothing about whether it is honest: a valid URL can deceive. */
  readonly standing: UrlStanding
  /** What to think of it before following it, as `judgeUrl` says. */
  readonly level: VerdictLevel
  /** The worst finding in one or two sentences, and where the URL leads if that is not what it seems. */
  readonly headline: string
  /** The facts in `headline`. Absent if it has none. */
  readonly data?: Facts
  /** The findings that make the level: errors and warnings, the worst first. For what is not a URL, only why it is none. */
  readonly alarms: readonly UrlFinding[]
  /** The other findings. They are harmless. */
  readonly facts: readonly UrlFinding[]
  /** What may be meant instead, the certain one first; none for a URL that should not be followed. */
  readonly repairs: readonly UrlRepair[]
  /** The URLs in it, and those in them, from left to right. */
  readonly nested: readonly NestedUrl[]
}

/**
 * Says all that a person wants to know of a URL: where it leads, whether it is valid, what is wrong, and what may be meant
 * instead. Of the options, `createJudge` says more.
 *
 * @param input - Any string, or what `readUrl` of `@waymark/url-parser` gives for one.
 * @throws ArgumentError if it is neither.
 * @throws OptionError if an option is misspelt or has a wrong value, such as a known domain that is not a domain.
 *
 * @example
 * ```ts
 * import { answerUrl } from '@waymark/display/answer'
 *
 * const { standing, repairs } = answerUrl('see https://example.com/a b.')
 * standing // => 'not-a-url'
 * repairs[0]?.input // => 'https://example.com/a'
 * ```
 */
export function answerUrl(input: string | Reading, options?: JudgeOptions): UrlAnswer {
  const { lists, base } = readOptions(options)
  const reading = toReading(input, base)
  const examined = examine(reading, lists)
  const { candidates, destination, addresses } = examined
  const { findings, ...verdict } = verdictOf(candidates, destination)
  const { url, errors, failure } = reading
  const alarms = findings.filter(({ severity }) => severity !== 'info')
  return {
    ...verdict,
    standing: url === null ? 'not-a-url' : errors.length > 0 ? 'repaired' : 'valid',
    // Other errors of what does not parse say no more to a person than what stopped the parser.
    alarms: failure === null ? alarms : alarms.slice(0, 1),
    facts: url === null ? [] : findings.filter(({ severity }) => severity === 'info'),
    repairs: repairsOf(reading, examined, lists),
    nested: addresses.map(nestedUrl),
  }
}

function nestedUrl({ place, destination, worst, places }: InnerAddress): NestedUrl {
  if (worst === null) return { place, destination, level: 'clear', worst }
  const { start: _, end: __, ...finding } = worst.finding
  const [first] = places
  return {
    place,
    destination,
    level: levelOf([worst]),
    worst: {
      ...finding,
      ...first,
      count: Math.max(1, places.length),
      places: places.slice(0, 100),
    },
  }
}
