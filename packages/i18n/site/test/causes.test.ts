import { ProblemLog, type SiteReport } from '@waymark/site'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { LASTMOD } from './databases.ts'
import { buildUrls } from './run-build.ts'

const kindOf = ({ kinds }: SiteReport, code: string) => kinds.find((kind) => kind.code === code)
const links = (n: number) => ({ entries: 0, links: n, dates: 0, hints: 0, media: 0 })

describe('problems with one cause are one item', () => {
  test('which says how often it occurs, in how many entries, what to write, and what is left out', async () => {
    const alternates = ['a', 'b', 'c'].map((path) => {
      return { lang: 'jp', loc: `https://a.example/${path}` }
    })
    const { report } = await buildUrls([
      { loc: 'https://a.example/1', lastmod: LASTMOD, lang: 'en', alternates },
      { loc: 'https://a.example/2', lastmod: LASTMOD, lang: 'jp' },
      { loc: 'https://a.example/3', lastmod: LASTMOD, lang: 'cz' },
    ])
    expect(kindOf(report, 'unknown-language')).toMatchObject({
      count: 3,
      entries: 3,
      leftOut: links(5),
      causedBy: 'lang',
      causes: [
        { value: 'jp', suggestion: 'ja', count: 2, entries: 2, leftOut: links(4) },
        { value: 'cz', suggestion: 'cs', count: 1, entries: 1, leftOut: links(1) },
      ],
    })
    expect(report.counts).toMatchObject({ written: 3, leftOut: 0, linksLeftOut: 5 })
  })

  test('by the host, the scheme or the value that causes them, as the catalogue says', async () => {
    const to = (lang: string, loc: string) => ({ lang, loc })
    const { report } = await buildUrls([
      {
        loc: 'https://a.example/1',
        lastmod: 'yesterday',
        lang: 'en',
        alternates: [to('de', 'https://DE.a.example/1'), to('fr', 'https://fr.a.example/1')],
      },
      {
        loc: 'https://a.example/2',
        lastmod: 'yesterday',
        lang: 'en',
        alternates: [to('de', 'https://de.a.example/2'), to('fr', 'ftp://fr.a.example/1')],
      },
      { loc: 'ftp://a.example/', lastmod: LASTMOD },
      { loc: 'http://localhost/1', lastmod: LASTMOD },
      { loc: 'http://localhost/2', lastmod: LASTMOD },
    ])
    const causes = (code: string) =>
      kindOf(report, code)?.causes.map(({ value, count }) => `${value} ${count}`)
    expect(causes('alternate-not-listed')).toEqual(['de.a.example 2', 'fr.a.example 1'])
    expect(causes('UNSUPPORTED_PROTOCOL')).toEqual(['ftp: 2'])
    expect(causes('UNREACHABLE_HOST')).toEqual(['localhost 2'])
    expect(causes('INVALID_DATE_TIME')).toEqual(['yesterday 2'])
    expect(kindOf(report, 'UNSUPPORTED_PROTOCOL')?.leftOut).toEqual({
      entries: 1,
      links: 1,
      dates: 0,
      hints: 0,
      media: 0,
    })
    expect(report.counts).toMatchObject({ leftOut: 3, linksLeftOut: 1, datesLeftOut: 2 })
  })

  test('with an entry that the writer leaves out', async () => {
    const alternates = ['de', 'fr'].map((lang) => {
      return { lang, loc: `https://a.example/${lang.repeat(500)}` }
    })
    const urls = [{ loc: 'https://a.example/1', lastmod: LASTMOD }]
    const { report } = await buildUrls(
      [...urls, { loc: 'https://a.example/2', lastmod: LASTMOD, alternates }],
      {
        maxBytes: 1024,
      },
    )
    expect(kindOf(report, 'entry-too-large')?.leftOut).toEqual({ ...links(0), entries: 1 })
    expect(report.counts).toMatchObject({ written: 1, leftOut: 1 })
  })

  test('with hints and media that are left out', async () => {
    const image = { loc: 'https://a.example/a.png' }
    const { report } = await buildUrls([
      {
        loc: 'https://a.example/1',
        lastmod: LASTMOD,
        priority: 3,
        changefreq: 'often',
        images: [...Array.from({ length: 1000 }, () => image), image, image],
        videos: [{ title: 'A' }],
        news: { title: 'A' },
      },
      { loc: 'https://a.example/2', lastmod: LASTMOD, images: [{ loc: '/x' }, image] },
    ])
    expect(report.counts).toMatchObject({ leftOut: 0, hintsLeftOut: 2, mediaLeftOut: 5 })
  })

  test('with the language that a country is written for', async () => {
    const all = ['kr', 'jp', 'en'].map((lang) => ({ lang, loc: `https://a.example/${lang}` }))
    const { report } = await buildUrls(
      all.map((page) => {
        return { ...page, lastmod: LASTMOD, alternates: all.filter((other) => other !== page) }
      }),
    )
    expect(kindOf(report, 'country-as-language')?.causes).toMatchObject([
      { value: 'kr', suggestion: 'ko', count: 1, links: 3 },
    ])
  })

  test('by the host of an alternate if it is elsewhere, otherwise by its language', async () => {
    const to = (lang: string, loc: string) => ({ lang, loc })
    const pages = [1, 2].map((n) => {
      const alternates = [
        to('de', `https://a.example/de/${n}`),
        to('fr', `https://a.example/fr/${n}`),
        to('it', `https://it.example/${n}`),
        to('x-default', `https://it.example/${n}`),
      ]
      return { loc: `https://a.example/${n}`, lastmod: LASTMOD, lang: 'en', alternates }
    })
    const { report } = await buildUrls([
      ...pages,
      { loc: 'https://a.example/de/1', lastmod: LASTMOD, lang: 'de', alternates: [] },
      { loc: 'https://a.example/de/2', lastmod: LASTMOD, lang: 'de', alternates: [] },
    ])
    const causes = (code: string) =>
      kindOf(report, code)?.causes.map(({ value, count }) => `${value} ${count}`)
    expect(causes('return-link-missing')).toEqual(['de 2'])
    expect(causes('alternate-not-listed')).toEqual(['it.example 4', 'fr 2'])
  })

  test('up to a thousand causes of a code; the others are one item without a name', () => {
    const log = new ProblemLog()
    const problem = { severity: 'error', message: '', remedy: '' } as const
    for (let n = 0; n < 3000; n++) {
      log.add({ ...problem, code: 'unknown-language', lang: `x${n}`, pointer: `/urls/${n}/lang` })
    }
    const [kind] = log.kinds()
    expect(kind?.causes).toHaveLength(1001)
    expect(kind?.causes[0]).toMatchObject({ value: null, count: 2000, entries: 2000 })
    expect(kind).toMatchObject({ count: 3000, entries: 3000 })
  })
})

test('a finding keeps everything that the audit knows', async () => {
  const { problems } = await buildUrls([
    {
      loc: 'https://a.example/en',
      lastmod: LASTMOD,
      lang: 'en',
      alternates: [{ lang: 'de', loc: 'https://a.example/fr' }],
    },
    {
      loc: 'https://a.example/fr',
      lastmod: LASTMOD,
      lang: 'fr',
      alternates: [{ lang: 'en', loc: 'https://a.example/en' }],
    },
  ])
  expect(problems).toContainEqual(
    expect.objectContaining({
      code: 'language-mismatch',
      loc: 'https://a.example/en',
      target: 'https://a.example/fr',
      lang: 'de',
      declared: 'fr',
      line: 1,
    }),
  )
})

describe('the counts of any database', () => {
  const loc = fc.constantFrom(
    'https://a.example/1',
    'https://a.example/2',
    'https://a.example/2/',
    'https://b.example/3',
    'ftp://a.example/',
    '/relative',
    7,
  )
  const lang = fc.constantFrom('en', 'de', 'jp', 'xx-UK', 'en_US', 'i-klingon', 'zz', 5)
  const entry = fc.record(
    {
      loc,
      lang,
      lastmod: fc.constantFrom(LASTMOD, 'never', 3),
      priority: fc.constantFrom(0.5, 2),
      images: fc.array(fc.record({ loc }, { requiredKeys: [] }), { maxLength: 2 }),
      alternates: fc.array(fc.record({ lang, loc }, { requiredKeys: [] }), { maxLength: 4 }),
    },
    { requiredKeys: ['loc'] },
  )

  test('are the sums of the kinds and causes, and entries are counted once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 8 }), async (urls) => {
        const { report, problems, xml } = await buildUrls(urls)
        const { kinds, counts } = report
        const sum = (pick: (kind: (typeof kinds)[number]) => number) =>
          kinds.reduce((total, kind) => total + pick(kind), 0)
        expect(sum(({ leftOut }) => leftOut.entries)).toBe(counts.leftOut)
        expect(sum(({ leftOut }) => leftOut.links)).toBe(counts.linksLeftOut)
        expect(sum(({ leftOut }) => leftOut.dates)).toBe(counts.datesLeftOut)
        expect(sum(({ leftOut }) => leftOut.hints)).toBe(counts.hintsLeftOut)
        expect(sum(({ leftOut }) => leftOut.media)).toBe(counts.mediaLeftOut)
        expect(xml.match(/<url>/g) ?? []).toHaveLength(counts.written)
        for (const kind of kinds) {
          const own = problems.filter(({ code }) => code === kind.code)
          const entries = new Set(
            own.flatMap(({ pointer }) => /^\/urls\/\d+/.exec(pointer ?? '') ?? []),
          )
          expect([kind.code, kind.count, kind.entries]).toEqual([
            kind.code,
            own.length,
            entries.size,
          ])
          if (kind.causedBy === undefined) continue
          const causes = kind.causes.map(({ count, leftOut }) => [count, leftOut.links] as const)
          expect(causes.reduce((total, [count]) => total + count, 0)).toBe(kind.count)
          expect(causes.reduce((total, [, left]) => total + left, 0)).toBe(kind.leftOut.links)
        }
      }),
      { numRuns: runs(200) },
    )
  })
})
