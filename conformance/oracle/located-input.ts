import {
  codePointsOf,
  isAsciiTabOrNewline,
  isC0ControlOrSpace,
  toScalarValueString,
} from './infra.ts'

/** The parser's input, each code point of which knows where it was in the caller's string. */
export interface LocatedInput {
  readonly codePoints: readonly LocatedCodePoint[]
  /** Where the input ends, in UTF-16 units of the caller's string. */
  readonly end: number
}

interface LocatedCodePoint {
  readonly c: string
  /** UTF-16 units of the caller's string, `end` one past the last. */
  readonly start: number
  readonly end: number
}

/** The input as the caller gave it, as a scalar value string. */
export function locate(input: string): LocatedInput {
  let start = 0
  const codePoints = codePointsOf(toScalarValueString(input)).map((c) => {
    const located = { c, start, end: start + c.length }
    start = located.end
    return located
  })
  return { codePoints, end: start }
}

/** Without leading and trailing C0 controls and spaces. */
export function trim({ codePoints, end }: LocatedInput): LocatedInput {
  let first = 0
  let last = codePoints.length
  while (first < last && isC0ControlOrSpace(codePoints[first]!.c)) first++
  while (last > first && isC0ControlOrSpace(codePoints[last - 1]!.c)) last--
  const kept = codePoints.slice(first, last)
  return { codePoints: kept, end: kept.at(-1)?.end ?? end }
}

/** Without ASCII tabs and newlines. */
export function removeTabsAndNewlines({ codePoints, end }: LocatedInput): LocatedInput {
  return { codePoints: codePoints.filter(({ c }) => !isAsciiTabOrNewline(c)), end }
}

/** Where code points `from` up to, and without, `to` were: tabs and newlines between them count. */
export function placeOf(
  { codePoints, end }: LocatedInput,
  from: number,
  to: number,
): readonly [start: number, end: number] {
  const start = codePoints[from]?.start ?? end
  return [start, to > from ? codePoints[to - 1]!.end : start]
}
