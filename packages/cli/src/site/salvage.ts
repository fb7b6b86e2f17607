import {
  type NormalizedURLSourceEntry,
  type URLNormalizationConfig,
  type URLSourceChange,
  type URLSourceError,
  validateURLSourceEntry,
} from '@waymark/i18n-validation'
import { isObject } from './is-object.ts'

/** What can be published of an entry. */
export interface UsableEntry {
  readonly loc: string
  readonly lastmod?: string
  readonly lang?: string
  readonly alternates?: readonly { readonly lang: string; readonly loc: string }[]
}

export interface Salvage {
  readonly entry: UsableEntry
  readonly changes: readonly URLSourceChange[]
  /** Where each alternate that is left stood before. */
  readonly alternateIndexes: readonly number[]
}

/** Stands in for a date that cannot be used while the rest is read; never written anywhere. */
const ANY_DATE = '2000-01-01T00:00:00.000Z'

/**
 * Takes the faulty parts out of an entry, so that one bad link does not cost the page.
 *
 * A page needs its address; a date, a language or a link that cannot be used is left out.
 *
 * @param errors - Everything that is wrong, with pointers that begin with `pointer`.
 * @returns `null` when nothing of it can be used.
 */
export function salvageEntry(
  original: unknown,
  errors: readonly URLSourceError[],
  pointer: string,
  config: URLNormalizationConfig,
): Salvage | null {
  if (!isObject(original)) return null
  const bad = new Set<string>()
  const badAlternates = new Set<number>()
  for (const error of errors) {
    const [member = '', index] = error.pointer.slice(pointer.length + 1).split('/')
    if (member === '' || member === 'loc') return null
    if (member === 'alternates' && index !== undefined) badAlternates.add(Number(index))
    else bad.add(member)
  }
  const kept: Record<string, unknown> = {}
  for (const [member, value] of Object.entries(original)) {
    if (!bad.has(member)) kept[member] = value
  }
  const list = Array.isArray(kept['alternates']) ? kept['alternates'] : []
  const alternateIndexes = list
    .map((_, index) => index)
    .filter((index) => !badAlternates.has(index))
  if (badAlternates.size > 0) kept['alternates'] = alternateIndexes.map((index) => list[index])
  const isDated = !bad.has('lastmod')
  const again = validateURLSourceEntry(isDated ? kept : { ...kept, lastmod: ANY_DATE }, config, {
    pointer,
  })
  if (!again.valid) return null
  return { entry: toUsable(again.data, isDated), changes: again.changes, alternateIndexes }
}

/** Only the members that a sitemap has a place for. */
export function toUsable(data: NormalizedURLSourceEntry, isDated: boolean = true): UsableEntry {
  const { loc, lastmod, lang, alternates } = data
  return {
    loc,
    ...(isDated ? { lastmod } : {}),
    ...(lang === undefined ? {} : { lang }),
    ...(alternates === undefined ? {} : { alternates }),
  }
}
