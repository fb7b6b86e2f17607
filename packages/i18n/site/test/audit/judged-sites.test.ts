import { describe, expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { auditFiles, countsOf } from './run-audit.ts'

/** Faults of public sites: docs/real-sites.md. */

const HOME = 'https://a.example/'

function page(canonical: string | null, lang = 'en', more = ''): string {
  const link = canonical === null ? '' : `<link rel="canonical" href="${canonical}">`
  return `<!doctype html><html lang="${lang}"><title>${canonical} ${more}</title>${link}${more}<body><a href="/">x</a>`
}

test('canonicals with a slash are those of files with .html', async () => {
  const { report } = await auditFiles({
    'index.html': page(`${HOME}en/`),
    'en.html': page(`${HOME}en/`),
    'de.html': page(`${HOME}de/`),
    'de/app.html': page(`${HOME}de/app/`),
  })
  expect(report.address).toMatchObject({ base: HOME, from: 'canonical', fits: 3, of: 4 })
})

test('canonicals and alternates of a development machine are found without a sitemap', async () => {
  const site = new BuiltSite({ base: 'http://localhost:4000/' })
  const { 'sitemap.xml': _, 'robots.txt': __, ...files } = site.write()
  const { problems } = await auditFiles(files)
  expect(problems).toHaveLength(site.pages.size)
  expect(problems[0]).toMatchObject({
    code: 'UNREACHABLE_HOST',
    source: 'head',
    value: 'http://localhost:4000/de/',
  })
})

test('a canonical on a development machine is only on another host', async () => {
  const site = new BuiltSite()
  site.page('fr', 1).canonicals = ['http://localhost:4000/fr/']
  expect(countsOf(await auditFiles(site.write()))).toEqual({ 'canonical-on-other-host': 1 })
})

test('URLs of a sitemap on another host are named as it has them', async () => {
  const site = new BuiltSite()
  site.listed.push(`${site.base}fr/nowhere/`)
  site.sitemapBase = 'https://staging.example/'
  const { problems } = await auditFiles(site.write())
  expect(problems.map(({ code, value }) => [code, value])).toEqual([
    ['listed-on-other-host', expect.anything()],
    ['listed-page-missing', 'https://staging.example/fr/nowhere/'],
  ])
})

describe('URLs of the host that are not below the base', () => {
  const base = 'https://a.example/project/'

  test('an alternate', async () => {
    const site = new BuiltSite({ base })
    for (const lang of site.languages) site.page(lang, 1).alternates['x-default'] = HOME
    const { problems } = await auditFiles(site.write())
    expect(problems.map(({ code, data }) => [code, data])).toEqual([
      ['alternate-on-other-host', { n: 3, base }],
    ])
  })

  test('a canonical', async () => {
    const site = new BuiltSite({ base })
    const { url } = site.page('fr', 1)
    site.page('fr', 1).canonicals = [HOME]
    const { problems } = await auditFiles(site.write())
    expect(problems.map(({ code, data }) => [code, data])).toEqual([
      ['canonical-on-other-host', { loc: url, target: HOME, base }],
    ])
  })
})

describe('pages with the canonical of another page', () => {
  test('are an error if they are most pages', async () => {
    const site = new BuiltSite()
    const canonicals = [site.home('fr').url]
    const names = Array.from({ length: 20 }, (_, n) => `copy-${n}`)
    for (const name of names) site.extra('fr', name, { canonicals, isListed: false })
    const { problems } = await auditFiles(site.write())
    expect(problems.map(({ code, severity }) => [code, severity])).toEqual([
      ['canonical-shared', 'error'],
    ])
  })

  test('are in another language, even if they share it', async () => {
    const site = new BuiltSite({ languages: ['en', 'de', 'fr', 'es', 'it'] })
    const { url } = site.page('en', 1)
    for (const lang of ['de', 'fr', 'es', 'it']) site.page(lang, 1).canonicals = [url]
    expect(countsOf(await auditFiles(site.write()))).toEqual({ 'canonical-to-other-language': 4 })
  })
})

test('a page with a wrong value for itself is at fault, and not those that have the right one', async () => {
  const site = new BuiltSite()
  const page = site.page('de', 1)
  const { de: url, ...alternates } = page.alternates
  page.alternates = { ...alternates, es: url! }
  expect(countsOf(await auditFiles(site.write()))).toEqual({ 'html-lang-contradicts-hreflang': 1 })
})

describe('alternates without alternates of their own', () => {
  const site = () => {
    const built = new BuiltSite()
    for (const lang of ['de', 'fr']) built.page(lang, 1).alternates = {}
    return built
  }

  test('are the only problem if the others are right', async () => {
    expect(countsOf(await auditFiles(site().write()))).toEqual({ 'alternates-missing': 2 })
  })

  test('may have the wrong language, and be two pages for one', async () => {
    const built = site()
    const page = built.page('en', 1)
    const { fr, ...alternates } = page.alternates
    page.alternates = alternates
    page.head.push(`<link rel="alternate" hreflang="de" href="${fr}">`)
    const audited = await auditFiles(built.write())
    expect(countsOf(audited)).toEqual({
      'alternates-missing': 2,
      'conflicting-alternates': 1,
      'html-lang-contradicts-hreflang': 1,
    })
    const problem = audited.problems.find(({ code }) => code === 'html-lang-contradicts-hreflang')
    expect(problem).toMatchObject({
      file: 'dist/fr/topic-1/index.html',
      value: 'fr',
      related: [{ file: 'dist/en/topic-1/index.html' }],
    })
  })
})

test('alternates may name the index files of pages without a canonical', async () => {
  const site = new BuiltSite()
  const files = [...site.pages].map(([name, { url }]) => [url, site.base + name] as const)
  const names = new Map(files)
  for (const each of site.pages.values()) {
    each.canonicals = []
    each.alternates = Object.fromEntries(
      Object.entries(each.alternates).map(([lang, url]) => [lang, names.get(url)!]),
    )
  }
  expect(countsOf(await auditFiles(site.write()))).toEqual({ 'canonical-missing': 13 })
  site.page('de', 1).alternates = {}
  expect(countsOf(await auditFiles(site.write()))).toMatchObject({ 'alternates-missing': 1 })
})

test('a second index file of a folder has a URL of its own', async () => {
  const site = new BuiltSite()
  const files = site.write()
  const copy = { 'de/index.htm': files['de/index.html']! }
  expect(countsOf(await auditFiles({ ...files, ...copy }))).toEqual({ 'alternates-ignored': 1 })
  site.add('fr/index.htm', 'fr', site.home('fr').title!, { canonicals: [], isListed: false })
  const { problems } = await auditFiles(site.write())
  expect(problems.find(({ code }) => code === 'pages-twice')?.data).toMatchObject({
    loc: `${site.base}fr/index.htm`,
    target: `${site.base}fr/`,
  })
})

test('a page that another one shows in a frame is linked', async () => {
  const site = new BuiltSite()
  site.add('chart/index.html', 'en', 'Chart')
  expect(countsOf(await auditFiles(site.write()))).toEqual({ 'page-orphaned': 1 })
  site.home('en').body.push('<iframe src="../chart/"></iframe>')
  expect(countsOf(await auditFiles(site.write()))).toEqual({})
})

test('a redirect to a missing page names all else that leads there', async () => {
  const site = new BuiltSite()
  const gone = `${site.base}gone/`
  site.redirects.push('/old /gone/ 301')
  site.listed.push(gone)
  site.home('de').links.push(gone)
  site.page('fr', 1).canonicals = [gone]
  const { problems } = await auditFiles(site.write())
  expect(problems.map(({ code, related = [] }) => [code, related.map(({ file }) => file)])).toEqual(
    [
      [
        'redirect-to-missing',
        ['dist/sitemap.xml', 'dist/fr/topic-1/index.html', 'dist/de/index.html'],
      ],
    ],
  )
})

describe('a host that redirects the URL of a page to another one of the same file', () => {
  const site = () => {
    const built = new BuiltSite({ layout: 'files' })
    for (const each of built.pages.values()) each.isListed = false
    return built
  }

  test.each([
    ['vercel.json', '{"cleanUrls":true}'],
    ['_redirects', '/:lang/topic-1.html /:lang/topic-1 301!'],
    ['.htaccess', 'RewriteEngine On\nRewriteRule ^(.+)\\.html$ /$1 [R=301,L]'],
  ])('has no circle: %s', async (name, text) => {
    const built = site()
    built.files[name] = text
    const { problems } = await auditFiles(built.write())
    const codes = new Set(problems.map(({ code }) => code))
    expect(codes).not.toContain('redirect-loop')
    const problem = problems.find(({ code }) => code === 'canonical-to-redirect')
    expect(problem?.data).toMatchObject({
      loc: expect.stringMatching(/topic-\d$/),
      target: expect.stringMatching(/topic-\d\.html$/),
      to: expect.stringMatching(/topic-\d$/),
    })
  })

  test('is right with canonicals of that one', async () => {
    const built = new BuiltSite({ layout: 'files-bare' })
    built.files['vercel.json'] = '{"cleanUrls":true}'
    expect(countsOf(await auditFiles(built.write()))).toEqual({})
  })
})

test('a canonical with http is on the same host', async () => {
  const site = new BuiltSite()
  const { url } = site.page('fr', 1)
  site.page('fr', 1).canonicals = [url.replace('https:', 'http:')]
  const { problems } = await auditFiles(site.write())
  expect(problems.map(({ code, data }) => [code, data])).toEqual([
    ['canonical-on-other-host', { loc: url, target: url.replace('https:', 'http:'), base: HOME }],
  ])
})

test('two entries of a page do not make its alternates twice', async () => {
  const site = new BuiltSite({ alternates: 'sitemap' })
  const files = site.write()
  const audited = await auditFiles({ ...files, 'sitemap-2.xml': files['sitemap.xml']! })
  expect(countsOf(audited)).toEqual({ 'duplicate-loc': site.pages.size })
})

test('alternates that are repeated in the body are not there twice', async () => {
  const site = new BuiltSite()
  const files = site.write()
  const { 'de/index.html': text = '' } = files
  const links = text.match(/<link rel="alternate"[^>]*>/g)!
  const withMore = async (more: string) => {
    const html = text.replace('<body>', `<body>${more}`)
    return countsOf(await auditFiles({ ...files, 'de/index.html': html }))
  }
  expect(links.length).toBeGreaterThan(2)
  expect(await withMore(links.join(''))).toEqual({ 'link-outside-head': 1 })
  const other = `<link rel="alternate" hreflang="fr" href="${site.base}en/">`
  expect(await withMore(other)).toMatchObject({ 'conflicting-alternates': 1 })
})

test('an x-default that leads elsewhere is not missing', async () => {
  const site = new BuiltSite()
  for (const lang of site.languages) {
    site.page(lang, 1).alternates['x-default'] = 'https://b.example/'
  }
  expect(countsOf(await auditFiles(site.write()))).toEqual({ 'alternate-on-other-host': 1 })
})

test('rules of Cloudflare beside a worker are not those of Netlify', async () => {
  const site = new BuiltSite()
  site.redirects.push('/de/topic-1 /de/topic-1/ 301')
  const { length } = (await auditFiles(site.write())).problems
  expect(length).toBe(1)
  for (const worker of ['_worker.js', '_worker.js/index.js']) {
    const { problems } = await auditFiles({ ...site.write(), [worker]: 'export default {}' })
    expect(problems, worker).toEqual([])
  }
})
