import type { BuildOptions } from '@waymark/site'
import { problems } from '@waymark/site/problems'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/growth/expect-linear.ts'
import { runs } from '../../../../test/runs.ts'
import { CommonLastmod } from '../src/check/common-lastmod.ts'
import { UrlHabits } from '../src/check/url-habits.ts'
import { urlEntries } from '../src/problems/url-entries.ts'
import { databaseOf, page } from './databases.ts'
import { memoryFiles } from './memory-files.ts'
import { buildUrls } from './run-build.ts'
import { lineOf, runCheck } from './run-check.ts'
import { link, loc, sitemapIndexOf, sitemapOf, urlset } from './sitemap-texts.ts'

const codes = new Set(urlEntries.map(({ code }) => code))

/** What is said of the URLs and the dates of files. */
async function habitsOf(texts: Readonly<Record<string, string>>, paths = Object.keys(texts)) {
  const { problems } = await runCheck(paths, memoryFiles(texts))
  return problems.filter(({ code }) => codes.has(code))
}
const linesOf = async (texts: Readonly<Record<string, string>>, paths?: string[]) =>
  (await habitsOf(texts, paths)).map(lineOf)

const ofSitemap = async (...locs: readonly string[]) => {
  const texts = { 'a.xml': sitemapOf(...locs.map((path) => `https://a.example${path}`)) }
  return (await habitsOf(texts)).map(({ code, line, value }) => [code, line, value?.slice(17)])
}

describe('each example of the catalogue', () => {
  const examples = urlEntries.flatMap(({ code, examples }) =>
    examples.map((example) => ({ code, ...example })),
  )
  test('has a code of its own in the catalogue', () => {
    const known = problems.entries.map(({ code }) => code)
    expect(known.filter((code) => codes.has(code))).toEqual([...codes])
  })

  test.each(examples)('of $code is found, and put right is silent', async (example) => {
    const { code, wrong, right = '', given } = example
    const found = async (text: string) => {
      const texts =
        given === undefined
          ? { 's/a.xml': text }
          : {
              's/a.xml': sitemapOf('https://a.example/', 'https://a.example/tea'),
              's/robots.txt': text,
            }
      return (await habitsOf(texts, ['s'])).map((problem) => problem.code)
    }
    expect(await found(wrong)).toEqual([code])
    expect(await found(right)).toEqual([])
  })
})

describe('a URL', () => {
  test('of a page is judged at its entry, once', async () => {
    expect(await ofSitemap('/en/undefined', '/tea', '/en/undefined')).toEqual([
      ['template-value-in-url', 2, '/en/undefined'],
    ])
  })

  test('of a link is judged once, and not if a page has it', async () => {
    const texts = {
      'a.xml': urlset(
        loc('/tea') + link('de', '/de/undefined') + link('fr', '/fr/%zz'),
        loc('/x') + link('de', '/de/undefined') + link('fr', '/fr/%zz'),
        loc('/fr/%zz'),
      ),
    }
    expect(await linesOf(texts)).toEqual([
      'a.xml:4:1 warning percent-encoding-broken https://a.example/fr/%zz',
      'a.xml:2:1 warning template-value-in-url https://a.example/de/undefined',
    ])
  })

  test('of a database is judged in its place', async () => {
    const alternates = [{ lang: 'de', loc: 'https://a.example/de/null' }]
    const text = databaseOf([page('/?a=1&amp;b=2', { lang: 'en', alternates })], 1)
    expect(await linesOf({ 'd.json': text })).toEqual([
      'd.json:7:11 warning url-escaped-twice /urls/0/loc https://a.example/?a=1&amp;b=2',
      'd.json:13:13 warning template-value-in-url /urls/0/alternates/0/loc https://a.example/de/null',
    ])
  })

  test('of a template has no other fault', async () => {
    const { problems } = await runCheck(
      ['a.xml'],
      memoryFiles({ 'a.xml': sitemapOf('https://a.example/{{ url }}', 'https://a.example/a b') }),
    )
    expect(problems.map(({ code, value }) => [code, value])).toEqual([
      ['template-value-in-url', 'https://a.example/{{ url }}'],
      ['untidy-url', 'https://a.example/a b'],
    ])
  })

  test('can have a fault and parameters of a visit', async () => {
    expect(await ofSitemap('/undefined?gclid=x#top')).toEqual([
      ['template-value-in-url', 2, '/undefined?gclid=x#top'],
      ['tracking-parameter-in-url', 2, '/undefined?gclid=x#top'],
      ['fragment-in-url', 2, '/undefined?gclid=x#top'],
    ])
  })

  test('with an empty fragment, or in a database, has no fragment that is ignored', async () => {
    expect(await ofSitemap('/#', '/tea')).toEqual([])
    const { problems } = await runCheck(
      ['d.json'],
      memoryFiles({ 'd.json': databaseOf([page('/#a')]) }),
    )
    // The canonical form of a database has none, which is said of it.
    expect(problems.map(({ code }) => code)).toEqual(['urls-changed'])
  })

  test('of words is right, whatever they are', async () => {
    const word = fc.stringMatching(/^[a-z]{3,9}(?:-[a-z]{3,9}){0,2}$/)
    const isSafe = (text: string) => !/null|undefined/.test(text)
    const path = fc
      .array(word, { minLength: 1, maxLength: 4 })
      .map((words) => `/${words.join('/')}`)
    const query = fc
      .array(fc.tuple(fc.constantFrom('id', 'page', 'sort', 'colour', 'size'), word))
      .map((pairs) => pairs.map(([name, value]) => `${name}=${value}`).join('&amp;'))
    const url = fc
      .tuple(fc.constantFrom('', '/en', '/de-ch', '/zh_TW'), path, query)
      .map(([lang, path, query]) => `${lang}${path}${query === '' ? '' : `?${query}`}`)
      .filter(isSafe)
    await fc.assert(
      fc.asyncProperty(fc.array(url, { minLength: 1, maxLength: 20 }), async (urls) => {
        expect(await ofSitemap(...urls)).toEqual([])
      }),
      { numRuns: runs(500) },
    )
  })
})

describe('a language twice', () => {
  test('is found in pages and links, each URL once', async () => {
    const texts = {
      'a.xml': urlset(
        loc('/vi/about') + link('vi', '/vi/vi/about') + link('en', '/en/en/about'),
        loc('/en/about') + link('vi', '/vi/vi/about') + link('en', '/en/en/about'),
        loc('/EN/en/x'),
        loc('/zh-tw/zh-tw'),
      ),
    }
    expect(await linesOf(texts)).toEqual([
      'a.xml:2:1 warning language-doubled https://a.example/vi/vi/about',
      'a.xml:2:1 warning language-doubled https://a.example/en/en/about',
      'a.xml:4:1 warning language-doubled https://a.example/EN/en/x',
      'a.xml:5:1 warning language-doubled https://a.example/zh-tw/zh-tw',
    ])
  })

  test('is not found where a site has folders of two codes', async () => {
    // A dictionary.
    expect(await ofSitemap('/en/en/tea', '/en/de/tea')).toEqual([])
    // Countries and their languages.
    expect(await ofSitemap('/de/de/tee', '/be/nl/thee', '/be/fr/the', '/de/ueber')).toEqual([])
    expect(await ofSitemap('/de/de/tee', '/fr/fr/the')).toEqual([])
  })

  test('of a country and its language is found if the site has the folder of the language', async () => {
    expect(await ofSitemap('/de/de/tee', '/de/ueber')).toEqual([
      ['language-doubled', 2, '/de/de/tee'],
    ])
  })

  test('is not a name twice', async () => {
    expect(await ofSitemap('/qq/qq/tea', '/tea/tea', '/app/app/', '/e/e/', '/en/english')).toEqual(
      [],
    )
  })

  test('is found in a hundred URLs at most', async () => {
    const many = Array.from({ length: 150 }, (_, i) => `/en/en/${i}x`)
    expect(await ofSitemap(...many)).toHaveLength(100)
  })
})

describe('a link of another kind', () => {
  test.each([
    '/mailto:info@a.example',
    '/contact/mailto%3Ainfo@a.example',
    '/tel:+49(0)30',
    '/tel:123',
    '/javascript:void(0)',
    '/javascript:',
    '/javascript:history.back()',
    '/mailto:info@a.example/contact',
  ])('is found in %s', async (path) => {
    expect(await ofSitemap(path)).toEqual([['link-in-path', 2, path]])
  })

  test.each(['/mailto', '/mailto:', '/tel:aviv', '/javascript:the-good-parts', '/hotel:1'])(
    'is not %s',
    async (path) => {
      expect(await ofSitemap(path)).toEqual([])
    },
  )
})

describe('a sitemap as a page', () => {
  test.each([
    '/sitemap.xml',
    '/post-sitemap18.xml',
    '/de/sitemap-0.xml.gz',
    '/sitemap_index.xml',
    '/wp-sitemap-posts-page-1.xml',
    '/Sitemap.XML',
  ])('is %s', async (path) => {
    expect(await ofSitemap(path)).toEqual([['sitemap-listed-as-page', 2, path]])
  })

  test.each([
    '/sitemap',
    '/sitemap.html',
    '/sitemap.xml/a',
    '/mysitemap.xml',
    '/feed.xml',
    '/a?b=/sitemap.xml',
  ])('is not %s', async (path) => {
    expect(await ofSitemap(path)).toEqual([])
  })

  test('is none in an index', async () => {
    const index = sitemapIndexOf('https://a.example/b-sitemap.xml')
    const files = { 'a.xml': index, 'b-sitemap.xml': urlset(loc('/1')) }
    expect(await linesOf(files)).toEqual([])
  })
})

describe('a page for errors', () => {
  test('is found at the root and in the folder of a language', async () => {
    const found = await ofSitemap('/404', '/404/', '/de/404.html', '/en-us/500.html', '/_error')
    expect(found.map(([code, , path]) => [code, path])).toEqual([
      ['error-page-listed', '/404'],
      ['error-page-listed', '/404/'],
      ['error-page-listed', '/de/404.html'],
      ['error-page-listed', '/en-us/500.html'],
      ['error-page-listed', '/_error'],
    ])
  })

  test('is not one of many numbers, nor a number deeper in a site', async () => {
    expect(await ofSitemap('/404.html', '/403.html', '/405.html')).toEqual([])
    expect(await ofSitemap('/product/404', '/page/500/', '/blog/404.html', '/404-tea')).toEqual([])
    expect(await ofSitemap('/_error', '/7')).toEqual([['error-page-listed', 2, '/_error']])
  })

  test('is found a hundred times at most', async () => {
    const many = Array.from({ length: 150 }, (_, i) => `/404?${i}`)
    expect(await ofSitemap(...many)).toHaveLength(100)
  })
})

describe('dates', () => {
  const dated = (dates: readonly string[]) =>
    urlset(...dates.map((date, i) => `${loc(`/${i}`)}<lastmod>${date}</lastmod>`))
  const said = async (dates: readonly string[]) => {
    const found = await habitsOf({ 'a.xml': dated(dates) })
    return found.map(({ code, severity, data, line }) => [code, severity, data, line])
  }
  const times = (length: number, dateOf: (i: number) => string) =>
    Array.from({ length }, (_, i) => dateOf(i))
  const other = (i: number) =>
    `2023-${String((i % 12) + 1).padStart(2, '0')}-${String((i % 28) + 1).padStart(2, '0')}`

  test('of most pages that are the same are one problem', async () => {
    const all = [...times(10, other), ...times(25, () => '2024-03-15T10:07:09Z')]
    expect(await said(all)).toEqual([
      [
        'lastmod-same',
        'warning',
        { detail: 'time', same: 25, dates: 35, date: '2024-03-15T10:07:09Z' },
        12,
      ],
    ])
  })

  test('in one minute are one problem', async () => {
    // https://github.com/vtexdocs/devportal/issues/1275: two values in a second
    const all = times(400, (i) => `2024-03-15T10:07:09.${i % 2 === 0 ? '123' : '124'}Z`)
    expect(await said(all)).toEqual([
      [
        'lastmod-same',
        'warning',
        { detail: 'minute', same: 400, dates: 400, date: '2024-03-15T10:07:09.123Z' },
        2,
      ],
    ])
  })

  test('without a time are the same if nearly all are', async () => {
    const sameDay = (same: number, others: number) => [
      ...times(same, (i) => (i % 2 === 0 ? '2024-03-15' : '2024-03-15T12:00:00Z')),
      ...times(others, other),
    ]
    expect(await said(sameDay(90, 10))).toEqual([
      ['lastmod-same', 'warning', { detail: 'day', same: 90, dates: 100, date: '2024-03-15' }, 2],
    ])
    expect(await said(sameDay(89, 11))).toEqual([])
  })

  test('of few pages, of half of the pages, and on many days are right', async () => {
    expect(await said(times(19, () => '2024-03-15T10:07:09Z'))).toEqual([])
    expect(await said([...times(30, other), ...times(30, () => '2024-03-15T10:07:09Z')])).toEqual(
      [],
    )
    expect(await said(times(400, other))).toEqual([])
    expect(await said(times(50, (i) => `2024-03-15T10:${10 + i}:00Z`))).toEqual([])
  })

  test('that stand for a missing date, or are none, do not count', async () => {
    expect(await said(times(50, () => '1970-01-01T00:00:00Z'))).toEqual([])
    expect(await said(times(50, () => 'yesterday'))).toEqual([])
  })

  test('are the same after thousands that differ', () => {
    const date = (i: number) => new Date(1.5e12 + i * 120_000).toISOString()
    const all = [...times(30_000, date), ...times(35_000, () => '2024-03-15T10:07:09Z')]
    const same = (dates: readonly string[]) => {
      const lastmod = new CommonLastmod()
      for (const [line, each] of dates.entries()) lastmod.add(each, () => ({ line }))
      const problem = lastmod.problem()
      return problem === null ? null : [problem.data, problem.line]
    }
    const message = { detail: 'time', same: 35000, dates: 65000, date: '2024-03-15T10:07:09Z' }
    expect(same(all)).toEqual([message, 30_000])
    expect(same([...all].reverse())).toEqual([message, 0])
    expect(same(all.slice(0, 60_000))).toBeNull()
  })

  test('of a database are the same at the first of them', async () => {
    const text = databaseOf(
      times(20, String).map((i) => page(`/${i}`)),
      1,
    )
    expect(await linesOf({ 'd.json': text })).toEqual([
      'd.json:8:15 warning lastmod-same /urls/0/lastmod 2024-01-01T00:00:00Z',
    ])
  })

  test('of a page that is listed again do not count again', async () => {
    const again = times(20, () => `${loc('/0')}<lastmod>2024-03-15T10:07:09Z</lastmod>`)
    expect(await linesOf({ 'a.xml': urlset(...again) })).toEqual([])
  })
})

describe('a build', () => {
  const built = async (urls: readonly object[], options: BuildOptions = {}) => {
    const { problems } = await buildUrls(urls, options)
    return problems.filter(({ code }) => codes.has(code)).map(lineOf)
  }

  test('says what a check of the same database says', async () => {
    const examples = urlEntries.flatMap(({ examples }) => examples.map(({ wrong }) => wrong))
    const paths = examples
      .flatMap((wrong) => [...wrong.matchAll(/<loc>https:\/\/a.example(.*?)<\/loc>/g)])
      .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    const alternates = [{ lang: 'de', loc: 'https://a.example/de/[slug]' }]
    const urls = [...new Set(paths)].map((path) => page(path, { lang: 'en', alternates }))
    const found = await built(urls)
    const checked = await linesOf({ test: databaseOf(urls) })
    // A build writes them as URLs.
    expect(found).toEqual(checked.map((line) => line.replace('{{ page.id }}', '{{%20page.id%20}}')))
    expect(new Set(found.map((line) => line.split(' ')[2])).size).toBeGreaterThan(7)
  })

  test('looks at what is published', async () => {
    const urls = [page('/tea?gclid=x&amp;a'), page('/tea?gclid=x#top'), page('/x#top')]
    expect(await built(urls)).toEqual([
      'test:1:87 warning url-escaped-twice /urls/0/loc https://a.example/tea?gclid=x&amp;a',
      'test:1:87 warning tracking-parameter-in-url /urls/0/loc https://a.example/tea?gclid=x&amp;a',
      'test:1:166 warning tracking-parameter-in-url /urls/1/loc https://a.example/tea?gclid=x',
    ])
    expect(await built(urls, { config: { removeQuery: true } })).toEqual([])
    expect(await built(urls.slice(2), { config: { removeFragment: false } })).toEqual([
      'test:1:87 warning fragment-in-url /urls/0/loc https://a.example/x#top',
    ])
  })

  test('says nothing of entries and links that are left out', async () => {
    const alternates = [
      { lang: 'de', loc: '/de/undefined' },
      { lang: 'fr', loc: 'https://a.example/fr/undefined' },
    ]
    const urls = [page('/tea', { alternates }), { loc: '/undefined' }, page('/tea', { alternates })]
    const place = 'warning template-value-in-url /urls/0/alternates/1/loc'
    expect(await built(urls)).toEqual([
      expect.stringContaining(`${place} https://a.example/fr/undefined`),
    ])
  })
})

test('time grows with the number of pages, and of their links', { tags: 'slow' }, async () => {
  const ofPages = (urlOf: (i: number) => string, links: readonly string[]) => (n: number) => {
    const habits = new UrlHabits('sitemap')
    for (let i = 0; i < n; i++) {
      const entry = {
        loc: urlOf(i),
        lastmod: new Date(1.5e12 + i * 60_000).toISOString(),
        alternates: links.map((link) => ({ lang: 'de', loc: `${link}${i}` })),
      }
      for (const _ of habits.addItem(entry, true, { file: 'a.xml', line: i }));
    }
    for (const _ of habits.problems());
  }
  await expectLinear(ofPages((i) => `https://a.example/en/en/undefined?n${i}=1`, []))
  await expectLinear(ofPages((i) => `https://a.example/404?${i}`, ['https://a.example/de/de/%zz']))
  await expectLinear(ofPages((i) => `https://a.example/%E3%81%82?utm_source=${i}`, []))
})
