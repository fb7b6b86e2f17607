import type { UrlCause } from '@waymark/explain'
import type { Facts } from '@waymark/infra/problem'
import type { TextRange, UrlErrorName, ValidationError } from '@waymark/url-parser'
import { WORDS } from '../warning-words.ts'
import type { Candidate } from './finding.ts'
import { type Replaced, VERDICT_WORDS } from './verdict-words.ts'

type Entries = Readonly<Partial<Record<string, { readonly replaces?: Replaced }>>>

const WARNINGS: Entries = WORDS
const FINDINGS: Entries = VERDICT_WORDS

export type ToldCause = UrlCause & { readonly data?: Facts }

interface Replacement {
  readonly candidate: Candidate
  readonly replaces: Replaced
  /** The errors that it replaces, and at which of its places, by index. */
  readonly errors: Set<UrlErrorName>
  readonly places: Set<number>
  /** The first cause of these errors. */
  cause: ToldCause | null
}

/** The findings whose entries say that they replace validation errors, and what they replace in one reading. */
export class Replacements {
  readonly #list: readonly Replacement[]

  constructor(findings: readonly Candidate[]) {
    this.#list = findings.flatMap((candidate): Replacement[] => {
      const { code } = candidate.finding
      const replaces = (WARNINGS[code] ?? FINDINGS[code])?.replaces
      return replaces === undefined
        ? []
        : [{ candidate, replaces, errors: new Set(), places: new Set(), cause: null }]
    })
  }

  /**
   * Whether a finding replaces what a cause says: the cause is inside of a place, or around it. Asks all findings, because two can
   * replace one cause.
   *
   * @param cause - `null` if the error was not asked for its causes.
   */
  takes(error: ValidationError, cause: ToldCause | null): boolean {
    let isTaken = false
    for (const each of this.#list) {
      const { replaces, candidate } = each
      const { places } = candidate
      const isNamed = replaces.includes(error.name) && placesAt(places, error, 1).length > 0
      if (!isNamed && (cause === null || !replaces.includes(cause.code))) continue
      const indexes = placesAt(places, cause ?? error)
      if (indexes.length === 0) continue
      isTaken = true
      each.errors.add(error.name)
      each.cause ??= cause
      for (const index of indexes) each.places.add(index)
    }
    return isTaken
  }

  /**
   * A finding with the errors that say the same, if they do so at all of its places. Where a warning about a domain says no more
   * than its entry, the cause says more.
   */
  settle(candidate: Candidate): Candidate {
    const own = this.#list.find((each) => each.candidate === candidate)
    if (own === undefined || own.places.size < candidate.places.length) return candidate
    const { finding } = candidate
    const isUsual = finding.data === undefined && WARNINGS[finding.code] !== undefined
    const { message, data } = isUsual && own.cause !== null ? own.cause : finding
    const told = data === undefined ? { message } : { message, data }
    return { ...candidate, finding: { ...finding, ...told, errors: [...own.errors] } }
  }
}

/** The indexes of the places that a range is inside of, or that are inside of it: at most so many. The places are in order. */
function placesAt(
  places: readonly TextRange[],
  range: TextRange,
  most: number = places.length,
): number[] {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (places[middle]!.start < range.start) low = middle + 1
    else high = middle
  }
  const indexes: number[] = []
  // The place before begins before the range, and can end after it.
  for (let i = Math.max(0, low - 1); i < places.length && indexes.length < most; i++) {
    const place = places[i]!
    if (place.start > range.end) break
    if (isInside(range, place) || isInside(place, range)) indexes.push(i)
  }
  return indexes
}

function isInside(inner: TextRange, outer: TextRange): boolean {
  return outer.start <= inner.start && inner.end <= outer.end
}
