import { asciiLowercase } from '@waymark/infra'
import { checkOptions, type OptionTable, STRING } from '@waymark/infra/options'
import type { Alternate, AlternateEntry } from '../entry.ts'

/** Where `x-default` leads when the entry does not say so. */
export interface CompleteLinksOptions {
  /** The page for readers whose language is not there, where the entry does not name one. */
  readonly xDefault?: string | undefined
  /** The language whose page stands in for `x-default` where neither the entry nor `xDefault` names one. */
  readonly xDefaultLang?: string | undefined
}

const LINK_OPTIONS: OptionTable<CompleteLinksOptions> = { xDefault: STRING, xDefaultLang: STRING }

/**
 * The links that a page has to carry: its own, its alternates, and `x-default` last.
 *
 * The link to itself has the entry's `lang`; an entry without one that does not list itself is a page for everybody,
 * and stands as `x-default` where nothing else does. No address is there twice for one language.
 *
 * @returns An empty list for a page without `lang` and alternates: it has no other versions.
 */
export function completeLinks(
  entry: AlternateEntry,
  options: CompleteLinksOptions = {},
): readonly Alternate[] {
  checkOptions(options, LINK_OPTIONS)
  const { loc, lang, alternates = [] } = entry
  const { xDefaultLang } = options
  const links: Alternate[] = []
  /** Language to its addresses, in order. */
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
