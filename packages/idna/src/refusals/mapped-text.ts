import { codePointAt } from '@waymark/infra'
import { FIRST_RELEVANT, normalizeCodePoints } from '../canonical-form.ts'
import { CodePoints } from '../code-points.ts'
import { mapCodePoints } from '../map.ts'
import { COMBINING_MASK, COMPOSES } from '../properties.ts'
import { wordOf } from '../unicode.ts'
import { unicode } from './tables.ts'

/** A domain after the mapping, where each code point knows the characters that it comes from. */
export interface MappedText {
  readonly points: readonly number[]
  /** By code point: the first UTF-16 code unit of the domain that it comes from. */
  readonly starts: readonly number[]
  /** By code point: one past the last code unit. */
  readonly ends: readonly number[]
}

/**
 * Maps a domain, and puts it in NFC.
 *
 * @param domain - Any string, percent-decoded.
 * @see https://www.unicode.org/reports/tr46/#ProcessingStepMap
 *
 * @example
 * ```ts
 * import { mapDomain } from '@waymark/idna/internal/refusals'
 *
 * String.fromCodePoint(...mapDomain('BÜCHER。example').points) // => 'bücher.example'
 * ```
 */
export function mapDomain(domain: string): MappedText {
  const mapped = mapWithPlaces(domain)
  const points: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  const buffer = new CodePoints()
  for (let from = 0, to = 0; from < mapped.points.length; from = to) {
    to = from + 1
    while (to < mapped.points.length && dependsOnBefore(mapped.points[to]!)) to++
    buffer.data = mapped.points.slice(from, to)
    buffer.length = to - from
    if (to - from > 1) normalizeCodePoints(unicode, buffer, 0)
    const isSameLength = buffer.length === to - from
    for (let i = 0; i < buffer.length; i++) {
      points.push(buffer.data[i]!)
      // Where code points became one, no place of its own survives.
      starts.push(mapped.starts[isSameLength ? from + i : from]!)
      ends.push(mapped.ends[isSameLength ? from + i : to - 1]!)
    }
  }
  return { points, starts, ends }
}

function mapWithPlaces(domain: string): MappedText {
  const points: number[] = []
  const starts: number[] = []
  const ends: number[] = []
  const buffer = new CodePoints()
  for (let start = 0, end = 0; start < domain.length; start = end) {
    end = start + (codePointAt(domain, start) > 0xffff ? 2 : 1)
    mapCodePoints(unicode, domain.slice(start, end), buffer)
    for (let i = 0; i < buffer.length; i++) {
      points.push(buffer.data[i]!)
      starts.push(start)
      ends.push(end)
    }
  }
  return { points, starts, ends }
}

/** Whether normalisation may change a code point together with the one before it. */
function dependsOnBefore(c: number): boolean {
  return c >= FIRST_RELEVANT && (wordOf(unicode, c) & (COMPOSES | COMBINING_MASK)) !== 0
}
