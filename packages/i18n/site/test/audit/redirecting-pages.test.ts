import { describe, expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { auditFiles, countsOf } from './run-audit.ts'

const refreshTo = (url: string, seconds: number) =>
  `<meta http-equiv="refresh" content="${seconds};url=${url}">`

/** A page as generators write it for a redirect that is not permanent. */
function stub(url: string, seconds = 2): string {
  return `<!doctype html><title>Redirecting</title>${refreshTo(url, seconds)}<meta name="robots" content="noindex"><link rel="canonical" href="${url}"><a href="${url}">x</a>`
}

describe('a page that leads elsewhere after some seconds', () => {
  test('redirects, so nothing is missing in it', async () => {
    const site = new BuiltSite()
    const files = { ...site.write(), 'old/index.html': stub(site.page('de', 1).url) }
    expect(countsOf(await auditFiles(files))).toEqual({})
  })

  test('is read if they are many', async () => {
    const site = new BuiltSite()
    const files = { ...site.write(), 'old/index.html': stub(site.page('de', 1).url, 300) }
    expect(countsOf(await auditFiles(files))).toEqual({
      'html-lang-missing': 1,
      'noindex-and-canonical': 1,
    })
  })

  test('is the reason if it is an alternate, and no version of the page to which it leads', async () => {
    const site = new BuiltSite()
    const page = site.page('fr', 1)
    const files = {
      'en/fr/topic-1/index.html': stub(page.url),
      ...site.write(),
    }
    page.alternates = { ...page.alternates, es: `${site.base}en/fr/topic-1/` }
    const { problems } = await auditFiles({ ...files, ...site.write() })
    expect(problems.map(({ code, lang }) => [code, lang])).toEqual([
      ['alternate-to-redirect', 'es'],
    ])
  })
})

test('the links of a page that redirects are not followed', async () => {
  const site = new BuiltSite()
  const nowhere = `${site.base}nowhere/`
  const files = {
    ...site.write(),
    'a/index.html': stub(`${site.base}b/`, 0).replace('</a>', `</a><a href="${nowhere}">x</a>`),
    'b/index.html': stub(site.page('de', 1).url, 0),
  }
  expect(countsOf(await auditFiles(files))).toEqual({ 'redirect-chained': 1 })
})

test.each([
  ['_redirects', '/de/topic-1/* / 410!'],
  ['.htaccess', 'RewriteEngine On\nRewriteRule ^de/topic-1/ - [F]'],
])('a page that the host refuses is missing, and does not redirect: %s', async (name, text) => {
  const site = new BuiltSite({ alternates: 'sitemap' })
  for (const lang of site.languages) site.page(lang, 1).alternates = {}
  site.files[name] = text
  const { problems, report } = await auditFiles(site.write())
  expect(problems.map(({ code, related }) => [code, related?.[0]])).toEqual([
    ['listed-page-missing', expect.objectContaining({ file: `dist/${name}`, note: 'the rule' })],
  ])
  expect(report.indexable).toBe(site.pages.size - 1)
})

test('what a page says of a redirect is in its head, and what a rule says in the header', async () => {
  const site = new BuiltSite()
  const gone = `${site.base}gone/`
  site.redirects.push('/rule /gone/ 301')
  const files = { ...site.write(), 'page/index.html': stub(gone, 0) }
  const { problems } = await auditFiles(files)
  expect(problems.map(({ code, source }) => [code, source]).sort()).toEqual([
    ['redirect-to-missing', 'head'],
    ['redirect-to-missing', 'header'],
  ])
})
