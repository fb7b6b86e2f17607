import type { UrlErrorName } from '@waymark/url-parser'
import { causesInOrder } from './causes/index.ts'
import type { ExplainedError, UrlCause } from './explain.ts'

/** All places of one cause. */
export interface UrlCauseGroup {
  readonly code: string
  /** What is wrong, each sentence once. */
  readonly messages: readonly string[]
  /** What to do, each sentence once. */
  readonly remedies: readonly string[]
  /** The different places, from left to right. */
  readonly places: readonly UrlCause[]
}

/** What a person reads as one error: the causes of one validation error, or of several that say the same. */
export interface UrlErrorGroup {
  /** Whether the parser stopped there. */
  readonly isFailure: boolean
  /** The validation errors, each with its number. The numbers of all groups together are the number of the errors. */
  readonly errors: ReadonlyMap<UrlErrorName, number>
  readonly causes: readonly UrlCauseGroup[]
}

/**
 * Puts errors together as a person reads them: what stopped the parser first, each cause once, with all of its places.
 *
 * @example
 * ```ts
 * import { explain, groupCauses } from '@waymark/explain'
 * import { readUrl } from '@waymark/url-parser'
 *
 * const [group] = groupCauses(explain(readUrl('https:\\\\a.example\\b')))
 * group?.causes[0]?.places.length // => 3
 * ```
 */
export function groupCauses(errors: readonly ExplainedError[]): readonly UrlErrorGroup[] {
  const found = new Map<string, Group>()
  for (const { code, severity, causes } of errors) {
    let own: Group | null = null
    for (const cause of causes) {
      const known = rootOf(found.get(cause.code) ?? newGroup())
      if (own !== null && own !== known) merge(own, known)
      own = rootOf(own ?? known)
      found.set(cause.code, own)
      addPlace(own, cause)
    }
    if (own === null) continue
    own.errors.set(code, (own.errors.get(code) ?? 0) + 1)
    if (severity === 'error') own.isFailure = true
  }
  sayOnce(found)
  return [...new Set([...found.values()].map(rootOf))]
    .map(({ isFailure, errors: names, causes }) => ({
      isFailure,
      errors: names,
      causes: [...causes].map(([code, places]) => causeGroup(code, [...places.values()])),
    }))
    .sort((a, b) => Number(b.isFailure) - Number(a.isFailure))
}

interface Group {
  isFailure: boolean
  /** The group that it became a part of. */
  into: Group | null
  readonly errors: Map<UrlErrorName, number>
  readonly causes: Map<string, Map<string, UrlCause>>
}

function newGroup(): Group {
  return { isFailure: false, into: null, errors: new Map(), causes: new Map() }
}

function rootOf(group: Group): Group {
  let root = group
  while (root.into !== null) root = root.into
  return root
}

function addPlace({ causes }: Group, cause: UrlCause): void {
  const key = `${cause.start}-${cause.end}`
  const places = causes.get(cause.code)
  if (places === undefined) causes.set(cause.code, new Map([[key, cause]]))
  else if (!places.has(key)) places.set(key, cause)
}

function merge(group: Group, other: Group): void {
  const [into, from] = [rootOf(group), rootOf(other)]
  if (into === from) return
  from.into = into
  into.isFailure ||= from.isFailure
  for (const [name, count] of from.errors)
    into.errors.set(name, (into.errors.get(name) ?? 0) + count)
  for (const places of from.causes.values()) {
    for (const cause of places.values()) addPlace(into, cause)
  }
}

/** Leaves out causes that another one says too. */
function sayOnce(found: ReadonlyMap<string, Group>): void {
  for (const { code, replaces = [] } of causesInOrder) {
    const group = found.get(code)
    if (group === undefined) continue
    for (const other of replaces) absorb(rootOf(group), found, other, () => true)
  }
  for (const { code, replacesInside = [] } of causesInOrder) {
    const group = found.get(code)
    const places = group && rootOf(group).causes.get(code)
    if (group === undefined || places === undefined) continue
    const isInside = finderOfOuter([...places.values()])
    for (const other of replacesInside) absorb(rootOf(group), found, other, isInside)
  }
  const failure = [...found.values()].map(rootOf).find(({ isFailure }) => isFailure)
  if (failure === undefined) return
  // What is percent-encoded there is said with what it stands for.
  const isInside = finderOfOuter([...failure.causes.values()].flatMap((own) => [...own.values()]))
  absorb(failure, found, 'host-percent-encoded', isInside)
}

/** Tells whether a place is inside one of others: a million places take a million steps, and their sorting. */
function finderOfOuter(places: readonly UrlCause[]): (place: UrlCause) => boolean {
  const sorted = [...places].sort((a, b) => a.start - b.start)
  let furthest = 0
  /** How far the places up to each one reach. */
  const reach = sorted.map(({ end }) => {
    furthest = Math.max(furthest, end)
    return furthest
  })
  return ({ start, end }) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (sorted[middle]!.start <= start) low = middle + 1
      else high = middle
    }
    return low > 0 && reach[low - 1]! >= end
  }
}

function absorb(
  group: Group,
  found: ReadonlyMap<string, Group>,
  code: string,
  isSaid: (cause: UrlCause) => boolean,
): void {
  const other = found.get(code)
  const own = other && rootOf(other)
  const places = own?.causes.get(code)
  if (own === undefined || places === undefined || ![...places.values()].every(isSaid)) return
  own.causes.delete(code)
  merge(group, own)
}

function causeGroup(code: string, causes: readonly UrlCause[]): UrlCauseGroup {
  const places = [...causes].sort((a, b) => a.start - b.start)
  return {
    code,
    messages: [...new Set(places.map(({ message }) => message))],
    remedies: [...new Set(places.map(({ remedy }) => remedy))],
    places,
  }
}
