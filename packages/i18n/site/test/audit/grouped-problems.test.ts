import { describe, expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { auditFiles } from './run-audit.ts'

describe('problems of pages are grouped', () => {
  test('by the folder of the page that is to be corrected', async () => {
    const site = new BuiltSite({ topics: 12 })
    for (let topic = 0; topic < 12; topic++) {
      site.page('fr', topic).canonicals = [site.page('en', topic).url]
    }
    site.page('de', 0).canonicals = [site.page('en', 0).url]
    const { log } = await auditFiles(site.write())
    const [kind, ...others] = log.kinds()
    expect(others).toEqual([])
    expect(kind).toMatchObject({ code: 'canonical-to-other-language', count: 13 })
    expect(kind?.causes.map(({ value, count }) => [value, count])).toEqual([
      ['/fr/ → en', 12],
      ['/de/ → en', 1],
    ])
  })

  test('by the folder of what is linked and does not exist, or redirects', async () => {
    const site = new BuiltSite({ topics: 12 })
    for (let topic = 0; topic < 12; topic++) {
      site.page('fr', topic).links.push(`/tags/tag-${topic}/`, `/old/${topic}`)
      site.redirects.push(`/old/${topic} /fr/topic-${topic}/ 301`)
    }
    site.page('de', 0).links.push('/nowhere')
    const { log } = await auditFiles(site.write())
    expect(
      log
        .kinds()
        .map(({ code, causes }) => [code, causes.map((cause) => [cause.value, cause.count])]),
    ).toEqual([
      [
        'link-to-missing',
        [
          ['/tags/', 12],
          ['/', 1],
        ],
      ],
      ['link-to-redirect', [['/old/', 12]]],
    ])
  })

  test('by the folder below the base', async () => {
    const site = new BuiltSite({ topics: 2, base: 'https://a.example/docs/' })
    for (const topic of [0, 1]) site.page('fr', topic).title = null
    site.pages.get('index.html')!.title = null
    const { log } = await auditFiles(site.write())
    expect(log.kinds()[0]?.causes.map(({ value, count }) => [value, count])).toEqual([
      ['/fr/', 2],
      ['/', 1],
    ])
  })
})

describe('a problem has the other places where its cause shows', () => {
  test('first the one that makes it, then those that name it', async () => {
    const site = new BuiltSite({ topics: 2 })
    site.page('fr', 1).head.push('<meta name="robots" content="noindex">')
    const { problems } = await auditFiles(site.write())
    expect(problems).toHaveLength(1)
    const [{ file, line, loc, target, lang, related, source, folder }] = problems as [
      (typeof problems)[0],
    ]
    expect({ file, line, loc, target, lang, source, folder }).toEqual({
      file: 'dist/de/topic-1/index.html',
      line: 8,
      loc: 'https://a.example/de/topic-1/',
      target: 'https://a.example/fr/topic-1/',
      lang: 'fr',
      source: 'head',
      folder: '/fr/',
    })
    expect(related).toEqual([
      { note: expect.any(String), file: 'dist/fr/topic-1/index.html', line: 10, column: 1 },
      {
        note: expect.any(String),
        file: 'dist/en/topic-1/index.html',
        line: 8,
        column: 1,
      },
      { note: expect.any(String), file: 'dist/sitemap.xml', line: 11, column: 1 },
    ])
  })

  test('all redirects of a circle', async () => {
    const site = new BuiltSite({ topics: 2 })
    site.redirects.push('/a /b 301', '/b /c 301', '/c /a 301')
    const { problems } = await auditFiles(site.write())
    expect(
      problems.map(({ code, line, folder, related }) => [code, line, folder, related]),
    ).toEqual([
      [
        'redirect-loop',
        1,
        '/',
        [2, 3].map((line) => ({
          note: expect.any(String),
          file: 'dist/_redirects',
          line,
          column: 1,
        })),
      ],
    ])
  })

  test('of sitemaps on another host, where a page says on which it is', async () => {
    const site = new BuiltSite({ topics: 2 })
    site.sitemapBase = 'https://staging.example/'
    const { problems } = await auditFiles(site.write())
    expect(problems.map(({ code, file, related }) => [code, file, related])).toEqual([
      [
        'listed-on-other-host',
        'dist/sitemap.xml',
        [{ note: expect.any(String), file: 'dist/de/index.html', line: 5, column: 1 }],
      ],
    ])
  })

  test('ten at most', async () => {
    const site = new BuiltSite({ topics: 30 })
    for (let topic = 0; topic < 30; topic++) site.page('en', topic).links.push('/nowhere')
    const { problems } = await auditFiles(site.write())
    expect(problems.map(({ data, related }) => [data, related?.length])).toEqual([
      [{ n: 30, target: 'https://a.example/nowhere', why: expect.any(String) }, 9],
    ])
  })
})
