import {
  type AlternateEntry,
  type AlternateForm,
  auditAlternates,
  countAlternates,
} from '@waymark/hreflang'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'

// What the audit finds with numbers and tables, found once more with sets of strings.

interface Link {
  readonly lang: string
  readonly loc: string
  /** Of the object that has `lang` and `loc`. */
  readonly at: string
}

interface Entry {
  readonly loc: string
  readonly at: string
  readonly isImplied: boolean
  /** The implied link first. */
  readonly links: readonly Link[]
}

const isUsable = (loc: string) => !loc.startsWith('/')
const keyOf = (lang: string) => lang.toLowerCase()

function toEntries(site: readonly AlternateEntry[], form: AlternateForm): Entry[] {
  return site.map(({ loc, lang, alternates = [] }, e) => {
    const at = `/urls/${e}`
    const written = alternates.map((link, i) => ({ ...link, at: `${at}/alternates/${i}` }))
    const isImplied = form === 'database' && lang !== undefined
    return { loc, at, isImplied, links: isImplied ? [{ lang, loc, at }, ...written] : written }
  })
}

type Found = readonly [code: string, pointer: string, ...rest: unknown[]]

function findNaively(site: readonly AlternateEntry[], form: AlternateForm): Found[] {
  const entries = toEntries(site, form)
  const usable = entries.filter(({ loc }) => isUsable(loc))
  const targets = new Map<string, Set<string>>()
  for (const { loc, links } of usable) {
    const known = targets.get(loc) ?? new Set<string>()
    targets.set(loc, known)
    for (const link of links) known.add(link.loc)
  }
  const written = ({ links, isImplied }: Entry) => links.slice(isImplied ? 1 : 0)

  const found: Found[] = []
  for (const entry of usable) {
    if (written(entry).length > 0 && !entry.links.some(({ loc }) => loc === entry.loc)) {
      found.push(['self-reference-missing', entry.at])
    }
  }
  for (const [code, isMissing] of [
    ['alternate-not-listed', (to: string) => !targets.has(to)],
    ['return-link-missing', (to: string, from: string) => targets.get(to)?.has(from) === false],
  ] as const) {
    for (const entry of usable) {
      for (const { loc, at } of written(entry)) {
        if (isUsable(loc) && isMissing(loc, entry.loc)) found.push([code, `${at}/loc`])
      }
    }
  }

  const contradicts = new Set<Entry>()
  const duplicates: Found[] = []
  const conflicts: Found[] = []
  for (const entry of entries) {
    const byKey = new Map<string, Link[]>()
    for (const link of entry.links.filter(({ loc }) => isUsable(loc))) {
      const key = keyOf(link.lang)
      byKey.set(key, [...(byKey.get(key) ?? []), link])
    }
    const own: { link: Link; list: Found[]; row: Found }[] = []
    for (const links of byKey.values()) {
      const [first] = links
      const other = links.find(({ loc }) => loc !== first!.loc)
      if (other !== undefined) {
        contradicts.add(entry)
        own.push({
          link: other,
          list: conflicts,
          row: ['conflicting-alternates', `${other.at}/loc`, `${first!.at}/loc`],
        })
      }
      const isFree = (link: Link, i: number) =>
        entry.isImplied &&
        links[0]!.at === entry.at &&
        link.loc === links[0]!.loc &&
        links.slice(1, i).every(({ loc }) => loc !== link.loc)
      const again = links.find(
        (link, i) => links.slice(0, i).some(({ loc }) => loc === link.loc) && !isFree(link, i),
      )
      if (again !== undefined) {
        own.push({
          link: again,
          list: duplicates,
          row: ['duplicate-alternate', `${again.at}/lang`, `${first!.at}/lang`],
        })
      }
    }
    own.sort((a, b) => entry.links.indexOf(a.link) - entry.links.indexOf(b.link))
    for (const { list, row } of own) list.push(row)
  }
  found.push(...duplicates, ...conflicts)

  const clusters: Entry[][] = []
  for (const entry of usable) {
    const joined = clusters.filter((cluster) =>
      cluster.some(
        ({ loc }) =>
          loc === entry.loc ||
          (targets.get(loc)!.has(entry.loc) && targets.get(entry.loc)!.has(loc)),
      ),
    )
    const whole = [...joined.flat(), entry].sort((a, b) => entries.indexOf(a) - entries.indexOf(b))
    const rest = clusters.filter((cluster) => !joined.includes(cluster))
    clusters.splice(0, clusters.length, ...rest, whole)
  }
  clusters.sort(([a], [b]) => entries.indexOf(a!) - entries.indexOf(b!))
  for (const cluster of clusters) {
    if (cluster.length === 1) continue
    const claims = new Map<string, Link[]>()
    for (const entry of cluster) {
      if (contradicts.has(entry)) continue
      for (const link of entry.links.filter(({ loc }) => isUsable(loc))) {
        claims.set(keyOf(link.lang), [...(claims.get(keyOf(link.lang)) ?? []), link])
      }
    }
    for (const links of claims.values()) {
      const pages = links.filter(({ loc }, i) => links.findIndex((link) => link.loc === loc) === i)
      if (pages.length === 1) continue
      found.push([
        'cluster-disagreement',
        cluster[0]!.at,
        ...pages.map(({ at, loc }) => `${at}/loc a link to "${loc}"`),
        links.map(({ lang }) => lang).sort()[0],
        ...pages.map(({ loc }) => loc).sort(),
      ])
    }
  }
  const missing = clusters.filter((cluster) => {
    const keys = new Set(cluster.flatMap(({ links }) => links.map(({ lang }) => keyOf(lang))))
    return keys.size > 1 && !keys.has('x-default')
  })
  if (missing.length > 0) found.push(['x-default-missing', missing[0]![0]!.at, missing.length])
  return found
}

const CODES = [
  'self-reference-missing',
  'alternate-not-listed',
  'return-link-missing',
  'duplicate-alternate',
  'conflicting-alternates',
  'cluster-disagreement',
  'x-default-missing',
]

const normalize = (url: string) =>
  isUsable(url) ? ({ kind: 'ok', url } as const) : ({ kind: 'relative' } as const)

function find(entries: readonly AlternateEntry[], form: AlternateForm): Found[] {
  return auditAlternates(entries, { form, normalize, report: 'info' }).flatMap(
    ({ code, pointer, related = [], lang, targets = [], clusters }): Found[] => {
      switch (code) {
        case 'cluster-disagreement':
          return [
            [
              code,
              pointer,
              ...related.map((place) => `${place.pointer} ${place.note}`),
              lang,
              ...targets,
            ],
          ]
        case 'x-default-missing':
          return [[code, pointer, clusters]]
        case 'duplicate-alternate':
        case 'conflicting-alternates':
          return [[code, pointer, related[0]?.pointer]]
        default:
          return CODES.includes(code) ? [[code, pointer]] : []
      }
    },
  )
}

const loc = fc
  .constantFrom(...'abcdef', '/', '/x')
  .map((name) => (name.startsWith('/') ? name : `https://a.example/${name}`))
const lang = fc.constantFrom('en', 'EN', 'de', 'fr', 'x-default')
const entry = fc.record(
  { loc, lang, alternates: fc.array(fc.record({ lang, loc }), { maxLength: 5 }) },
  { requiredKeys: ['loc'] },
)
const form = fc.constantFrom('sitemap' as const, 'database' as const)

test('links, repetitions and sets are those that sets of strings give', () => {
  const hits = new Map<string, number>()
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 7 }), form, (entries, chosen) => {
      const expected = findNaively(entries, chosen)
      expect(find(entries, chosen)).toEqual(expected)
      for (const [code] of expected) hits.set(code, (hits.get(code) ?? 0) + 1)
    }),
    { numRuns: runs(3_000) },
  )
  for (const code of CODES) expect(hits.get(code) ?? 0).toBeGreaterThan(leastHits(150))
})

test('counts are those that sets of strings give', () => {
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 7 }), form, (all, chosen) => {
      const seen = new Set<string>()
      const kept = all.filter(({ loc }) => !seen.has(loc) && seen.add(loc))
      const entries = toEntries(kept, chosen)
      const links = entries.flatMap((entry) =>
        entry.links.map((link) => ({ ...link, from: entry })),
      )
      const entryOf = (loc: string) => entries.find((entry) => entry.loc === loc)
      const count = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
        items.filter(is).length
      const languages: Record<string, number> = {}
      for (const { lang } of links) languages[lang] = (languages[lang] ?? 0) + 1
      const named = links.filter(({ lang }) => lang !== 'x-default')
      const several = [...new Set(named.map((link) => link.loc))]
        .map((loc) => ({
          loc,
          langs: [
            ...new Set(named.filter((link) => link.loc === loc).map(({ lang }) => lang)),
          ].sort(),
        }))
        .filter(({ langs }) => new Set(langs.map(keyOf)).size > 1)
      expect(countAlternates(all, { form: chosen })).toEqual({
        entries: all.length,
        distinctLocs: kept.length,
        repeatedLocs: all.length - kept.length,
        languages,
        counts: {
          alternates: links.length,
          withoutAlternates: count(entries, ({ links }) => links.length === 0),
          withXDefault: count(entries, ({ links }) =>
            links.some(({ lang }) => lang === 'x-default'),
          ),
          selfReferenceMissing: count(
            entries,
            ({ loc, links }) => links.length > 0 && !links.some((link) => link.loc === loc),
          ),
          returnLinkMissing: count(
            links,
            ({ loc, from }) => entryOf(loc)?.links.every((link) => link.loc !== from.loc) === true,
          ),
          alternateNotListed: count(links, ({ loc }) => entryOf(loc) === undefined),
          relativeLocs: count(entries, ({ loc }) => !isUsable(loc)),
          relativeAlternates: count(links, ({ loc }) => !isUsable(loc)),
          repeatedLanguageInEntry:
            links.length -
            entries.reduce(
              (sum, { links }) => sum + new Set(links.map(({ lang }) => keyOf(lang))).size,
              0,
            ),
        },
        urlsWithTwoLanguages: several.length,
        twoLanguages: several,
        deprecatedLanguageTags: [],
      })
      expect(Object.keys(countAlternates(all, { form: chosen }).languages)).toEqual(
        Object.keys(languages).sort(),
      )
    }),
    { numRuns: runs(1_000) },
  )
})
