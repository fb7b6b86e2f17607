import { asciiLowercase } from '@waymark/infra'
import { ownOptions } from '@waymark/infra/internal'
import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import type { Alternate, AlternateEntry } from '../entry.ts'
import { requireWholeEntry } from '../require-entry.ts'

/** Where `x-default` leads if the entry has no such link. */
export interface CompleteLinksOptions {
  /** The URL for readers of other languages. It is used if the entry has no `x-default`. */
  readonly xDefault?: string | undefined
  /** The language whose page becomes `x-default` if neither the entry nor `xDefault` names one. */
  readonly xDefaultLang?: string | undefined
}

export const LINK_OPTIONS: OptionTable<CompleteLinksOptions> = {
  xDefault: STRING,
  xDefaultLang: STRING,
}

/**
 * Lists all links that a page must have: its self link, its alternates, and `x-default` last.
 *
 * The self link has the entry's `lang`. A page that has no `lang` and does not list itself becomes the `x-default` if
 * nothing else is. No URL appears twice for one language.
 *
 * @throws ArgumentError if it is not an entry, such as a string.
 * @returns An empty list for a page without `lang` and alternates: it has no other versions.
 *
 * @example
 * ```ts
 * import { completeLinks } from '@waymark/hreflang'
 *
 * const alternates = [{ lang: 'en', loc: 'https://a.example/en' }]
 * const entry = { loc: 'https://a.example/de', lang: 'de', alternates }
 * const links = completeLinks(entry, { xDefaultLang: 'en' })
 * links.map(({ lang }) => lang) // => ['de', 'en', 'x-default']
 * links[2].loc // => 'https://a.example/en'
 * ```
 */
export function completeLinks(
  entry: AlternateEntry,
  options: CompleteLinksOptions = {},
): readonly Alternate[] {
  requireWholeEntry(entry)
  options = checkOptions(options, LINK_OPTIONS)
  const { loc, lang, alternates = [] } = ownOptions(entry)
  const { xDefaultLang } = options
  const links: Alternate[] = []
  /** The URLs of each language, in order. */
  const byLang = new Map<string, Set<string>>()
  const add = (link: Alternate) => {
    const key = asciiLowercase(link.lang)
    const locs = byLang.get(key) ?? new Set()
    if (locs.has(link.loc)) return
    byLang.set(key, locs.add(link.loc))
    if (key !== 'x-default') links.push(link)
  }
  const firstOf = (key: string) => byLang.get(key)?.values().next().value
  if (lang !== undefined && !alternates.some((link) => isSame(link, { lang, loc }))) {
    add({ lang, loc })
  }
  for (const link of alternates) add(link)
  if (links.length === 0 && byLang.size === 0) return []
  const listsItself = lang !== undefined || alternates.some((link) => link.loc === loc)
  const xDefault =
    firstOf('x-default') ??
    options.xDefault ??
    (xDefaultLang === undefined ? undefined : firstOf(asciiLowercase(xDefaultLang))) ??
    (listsItself ? null : loc)
  return xDefault === null ? links : [...links, { lang: 'x-default', loc: xDefault }]
}

function isSame(a: Alternate, b: Alternate): boolean {
  return a.loc === b.loc && asciiLowercase(a.lang) === asciiLowercase(b.lang)
}
