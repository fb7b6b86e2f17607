import { checks } from '@waymark/hreflang'
import { problems as validationProblems } from '@waymark/i18n-validation/problems'
import type { Problem, ProblemEntry } from '@waymark/infra/problem'
import { problems as sitemapProblems } from '@waymark/sitemap/problems'
import { problems as siteProblems } from '../problems.ts'

type KnownEntry = Pick<ProblemEntry, 'severity' | 'summary' | 'remedy' | 'causedBy' | 'isFixUnsafe'>

let known: ReadonlyMap<string, KnownEntry> | null = null

function knownEntries(): ReadonlyMap<string, KnownEntry> {
  known ??= new Map<string, KnownEntry>([
    ...sitemapProblems.entries.map((entry) => [entry.code, entry] as const),
    ...siteProblems.entries.map((entry) => [entry.code, entry] as const),
    ...checks.map((check) => [check.code, check] as const),
    ...validationProblems.entries.map((entry) => [entry.code, entry] as const),
  ])
  return known
}

/** Returns the entry of a code of this package or of the packages that it uses; `null` for other codes. */
export function findEntry(code: string): KnownEntry | null {
  return knownEntries().get(code) ?? null
}

/**
 * Returns the codes of all problems of sites: of this package and of the packages that it uses.
 *
 * @example
 * ```ts
 * import { siteCodes } from '@waymark/site'
 *
 * siteCodes().includes('return-link-missing') // => true
 * ```
 */
export function siteCodes(): readonly string[] {
  return [...knownEntries().keys()]
}

/**
 * Whether the remedy of a problem is for this problem alone, and not the one that its code has in general.
 *
 * @example
 * ```ts
 * import { hasOwnRemedy } from '@waymark/site'
 *
 * hasOwnRemedy({ code: 'group-repeated', remedy: 'Sort the table by its column group.' }) // => false
 * hasOwnRemedy({ code: 'MISSING_MEMBER', remedy: 'Add the member "loc".' }) // => true
 * ```
 */
export function hasOwnRemedy({ code, remedy }: Pick<Problem, 'code' | 'remedy'>): boolean {
  const usual = findEntry(code)?.remedy
  return usual !== undefined && usual !== remedy
}

/** Returns the entry of a code that this package reports. */
export function entryOf(code: string): KnownEntry {
  const entry = findEntry(code)
  if (entry === null) throw new Error(`no catalogue has the code ${code}`)
  return entry
}
