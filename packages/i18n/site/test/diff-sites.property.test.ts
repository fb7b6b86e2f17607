import { DEFAULT_URL_NORMALIZATION } from '@waymark/i18n-validation'
import { buildSite, type DiffOptions, diffSites, type SiteDiff } from '@waymark/site'
import { escapeXml } from '@waymark/sitemap'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leastHits, runs } from '../../../../test/runs.ts'
import { memoryFiles } from './memory-files.ts'
import { normalOf, urlOfPage } from './page-urls.ts'
import { sourceOf } from './sources.ts'

interface Page {
  readonly loc: string
  readonly lastmod: string
  readonly changefreq?: string | undefined
  readonly priority?: number | undefined
  readonly lang?: string | undefined
  readonly alternates?: readonly { readonly lang: string; readonly loc: string }[] | undefined
}

const url = fc.constantFrom(
  'https://a.example/1',
  'https://a.example/1/',
  'https://A.example/1#x',
  'https://a.example/2',
  'https://a.example:443/2/',
  'https://a.example/3?q=1',
  'https://a.example/3?q=2',
  'https://a.example/x/../3',
  'https://a.example/%7e4',
  'https://a.example/~4',
  'https://b.example/é',
)
const lang = fc.constantFrom('de', 'DE', 'fr', 'x-default', 'zh-Hant')
const page: fc.Arbitrary<Page> = fc.record(
  {
    loc: url,
    lastmod: fc.constantFrom(
      '2024-01-01T00:00:00Z',
      '2024-01-01T00:00:00.000Z',
      '2024-02-01T00:00:00Z',
    ),
    changefreq: fc.constantFrom('daily', 'weekly'),
    priority: fc.constantFrom(0, 0.5, 1),
    lang,
    alternates: fc.array(fc.record({ lang, loc: url }), { maxLength: 4 }),
  },
  { requiredKeys: ['loc', 'lastmod'] },
)
const site = fc.array(page, { maxLength: 8 })

function sitemapOf(pages: readonly Page[]): string {
  const urls = pages.map(({ loc, lastmod, changefreq, priority, lang, alternates = [] }) => {
    const links = [...alternates, ...(lang === undefined ? [] : [{ lang, loc }])]
    return [
      `<url><loc>${escapeXml(loc)}</loc><lastmod>${lastmod}</lastmod>`,
      changefreq === undefined ? '' : `<changefreq>${changefreq}</changefreq>`,
      priority === undefined ? '' : `<priority>${priority}</priority>`,
      ...links.map(
        (link) =>
          `<xhtml:link rel="alternate" hreflang="${link.lang}" href="${escapeXml(link.loc)}"/>`,
      ),
      '</url>',
    ].join('')
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>`
}

function databaseOf(urls: readonly Page[]): string {
  return JSON.stringify({
    version: '1.1',
    generated: '2024-01-01T00:00:00Z',
    defaultLang: 'de',
    urls,
  })
}

/** The canonical form of a URL, written a second time. */
type KeyOf = (loc: string) => string

const safeKey: KeyOf = (loc) => {
  const { protocol, host, pathname, search } = new URL(loc)
  return `${protocol}//${host}${pathname.replace(/%7e/, '~')}${search}`
}

const seoKey: KeyOf = (loc) => safeKey(loc).replace(/\?.*$/, '').replace(/\/$/, '')

type Model = Map<string, { members: Record<string, unknown>; links: Set<string> }>

const linksOf = (keyOf: KeyOf) => (link: { lang: string; loc: string }) =>
  `${link.lang.toLowerCase()} ${keyOf(link.loc)}`

/** What a sitemap says, written a second time. */
function modelOf(pages: readonly Page[], keyOf: KeyOf): Model {
  const model: Model = new Map()
  for (const { loc, lastmod, changefreq, priority, lang, alternates = [] } of pages) {
    if (model.has(keyOf(loc))) continue
    const links = [...alternates, ...(lang === undefined ? [] : [{ lang, loc }])]
    const members = { loc, lastmod: Date.parse(lastmod), changefreq, priority }
    model.set(keyOf(loc), {
      members: JSON.parse(JSON.stringify(members)),
      links: new Set(links.map(linksOf(keyOf))),
    })
  }
  return model
}

/** Changes the model of the old version as the difference says. */
function apply(model: Model, diff: SiteDiff, keyOf: KeyOf): Model {
  const linkOf = linksOf(keyOf)
  const result: Model = new Map(model)
  for (const { loc } of diff.removed()) expect(result.delete(keyOf(loc))).toBe(true)
  for (const { loc, members, alternatesAdded, alternatesRemoved } of diff.changed()) {
    const { members: old, links: oldLinks } = result.get(keyOf(loc))!
    const own = { ...old }
    for (const { name, before, after } of members) {
      const value = (of: unknown) => (name === 'lastmod' ? Date.parse(String(of)) : of)
      expect(own[name] ?? null).toEqual(value(before))
      if (after === null) delete own[name]
      else own[name] = value(after)
    }
    const links = new Set(oldLinks)
    for (const link of alternatesRemoved) expect(links.delete(linkOf(link))).toBe(true)
    for (const link of alternatesAdded) {
      expect(links.has(linkOf(link))).toBe(false)
      links.add(linkOf(link))
    }
    result.set(keyOf(loc), { members: own, links })
  }
  for (const { loc, lastmod, changefreq, priority, alternates } of diff.added()) {
    expect(result.has(keyOf(loc))).toBe(false)
    const added = { loc, lastmod: lastmod!, changefreq, priority, alternates }
    for (const [key, value] of modelOf([added], keyOf)) result.set(key, value)
  }
  return result
}

async function diff(before: string, after: string, options: DiffOptions = {}): Promise<SiteDiff> {
  return await diffSites(['old'], ['new'], memoryFiles({ old: before, new: after }), options)
}

describe.each([
  { form: 'the safe form', options: {}, keyOf: safeKey },
  { form: 'the form of page URLs', options: { config: DEFAULT_URL_NORMALIZATION }, keyOf: seoKey },
])('in $form', ({ options, keyOf }) => {
  test('the old version with the difference is the new version', async () => {
    let changes = 0
    await fc.assert(
      fc.asyncProperty(site, site, async (a, b) => {
        const found = await diff(sitemapOf(a), sitemapOf(b), options)
        changes += found.counts.changed
        expect(apply(modelOf(a, keyOf), found, keyOf)).toEqual(modelOf(b, keyOf))
      }),
      { numRuns: runs(250) },
    )
    expect(changes).toBeGreaterThan(leastHits(50))
  })

  test('a version does not differ from itself', async () => {
    await fc.assert(
      fc.asyncProperty(site, async (a) => {
        for (const text of [sitemapOf(a), databaseOf(a)]) {
          const found = await diff(text, text, options)
          expect([found.isEmpty, [...found.urls()]]).toEqual([true, []])
        }
      }),
      { numRuns: runs(100) },
    )
  })

  test('the reverse comparison is the mirror image', async () => {
    await fc.assert(
      fc.asyncProperty(site, site, async (a, b) => {
        const there = await diff(sitemapOf(a), databaseOf(b), options)
        const back = await diff(databaseOf(b), sitemapOf(a), options)
        expect([...there.added()]).toEqual([...back.removed()])
        expect([...there.removed()]).toEqual([...back.added()])
        const order = (one: { loc: string }, other: { loc: string }) =>
          keyOf(one.loc) < keyOf(other.loc) ? -1 : 1
        const mirrored = [...back.changed()].map(({ loc, members, ...alternates }) => ({
          loc: String(members.find(({ name }) => name === 'loc')?.before ?? loc),
          members: members.map(({ name, before, after }) => ({
            name,
            before: after,
            after: before,
          })),
          alternatesAdded: alternates.alternatesRemoved,
          alternatesRemoved: alternates.alternatesAdded,
        }))
        expect([...there.changed()].sort(order)).toEqual(mirrored.sort(order))
      }),
      { numRuns: runs(150) },
    )
  })

  test('a database does not differ from the sitemap that is built from it', async () => {
    await fc.assert(
      fc.asyncProperty(site, async (pages) => {
        let xml = ''
        for await (const event of buildSite(sourceOf(databaseOf(pages)), options)) {
          if (event.type === 'text') xml += event.text
        }
        const found = await diff(databaseOf(pages), xml, options)
        expect([...found.added(), ...found.removed(), ...found.changed()]).toEqual([])
      }),
      { numRuns: runs(150) },
    )
  })
})

test('two databases with other URLs always differ, and by exactly these URLs', async () => {
  let equal = 0
  const lines = (locs: readonly string[]) =>
    locs.map((loc) => `${JSON.stringify({ loc })}\n`).join('')
  const locs = fc.array(urlOfPage, { minLength: 1, maxLength: 4 })
  /** The same pages in another order, with URLs that are written in another way. */
  const respelt = locs.map((a) => {
    const b = a.map((url) => `${url.replace('x', '%78').replace('a.ex', 'A.Ex').split('#')[0]}#top`)
    return [a, b.reverse()] as const
  })
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.tuple(locs, locs), respelt), async ([a, b]) => {
      const [old, young] = [new Set(a.map(normalOf)), new Set(b.map(normalOf))]
      const found = await diff(lines(a), lines(b))
      const without = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
        new Set([...one].filter((url) => !other.has(url)))
      const isSame = without(old, young).size + without(young, old).size === 0
      equal += Number(isSame)
      expect(found.isEmpty).toBe(isSame)
      const [added, removed] = [found.added(), found.removed()]
      expect(new Set([...added].map(({ loc }) => loc))).toEqual(without(young, old))
      expect(new Set([...removed].map(({ loc }) => loc))).toEqual(without(old, young))
      expect([...found.changed()]).toEqual([])
    }),
    { numRuns: runs(400) },
  )
  expect(equal).toBeGreaterThan(leastHits(100))
})
