import { checkHreflang, parseLanguageTag, toRecommendedCase } from '@waymark/language-tag'
import type { IndexedSite } from './check.ts'
import { clusterLanguages } from './clusters.ts'
import type { FindingDetails } from './finding.ts'

/**
 * Finds the languages that a cluster has for two or more regions but not in general. Each language gives one finding,
 * however many clusters are concerned.
 */
export function* findMissingGeneralLanguages(site: IndexedSite): Iterable<FindingDetails> {
  const generals = site.keys.map(generalLanguages)
  const numbers = new Map(site.keys.map((key, number) => [key, number]))
  const missing = new Map<string, { pointer: string; clusters: number }>()
  for (const { keys, pointer } of clusterLanguages(site)) {
    const regions = new Map<string, number>()
    for (const key of keys) {
      const all = generals[key]!
      if (all.length === 0 || all.some((general) => keys.has(numbers.get(general) ?? -1))) continue
      regions.set(all[0]!, (regions.get(all[0]!) ?? 0) + 1)
    }
    for (const [language, count] of regions) {
      if (count < 2) continue
      const known = missing.get(language)
      if (known === undefined) missing.set(language, { pointer, clusters: 1 })
      else known.clusters++
    }
  }
  for (const [language, { pointer, clusters }] of missing) {
    yield { pointer, language: toRecommendedCase(language) ?? language, clusters }
  }
}

/** The general forms of an `hreflang` value with a region, in lower case: `zh-hant` and `zh` for `zh-hant-tw`. */
function generalLanguages(key: string): readonly string[] {
  const tag = checkHreflang(key).usable ? parseLanguageTag(key) : null
  if (tag?.kind !== 'langtag' || tag.region === null) return []
  return tag.script === null ? [tag.language] : [`${tag.language}-${tag.script}`, tag.language]
}
