import { expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { auditFiles, countsOf } from './run-audit.ts'

/** A site whose sitemap has the alternates of the heads, after a change. */
function listedToo(change: (alternates: Record<string, string>) => void): BuiltSite {
  const site = new BuiltSite()
  for (const page of site.pages.values()) {
    page.others = { ...page.alternates }
    change(page.others)
  }
  return site
}

test('a sitemap without the x-default of the heads does not contradict them', async () => {
  const site = listedToo((others) => {
    delete others['x-default']
  })
  expect(countsOf(await auditFiles(site.write()))).toEqual({ 'alternates-in-two-places': 1 })
})

test('another x-default in the sitemap contradicts the heads', async () => {
  const site = listedToo((others) => {
    others['x-default'] = others['de']!
  })
  expect(countsOf(await auditFiles(site.write()))).toMatchObject({ 'alternates-disagree': 13 })
})

test('a 200.html answers for what is missing, unless there is a 404.html', async () => {
  const site = new BuiltSite()
  site.page('fr', 1).links.push('/fr/nowhere/')
  const found = []
  for (const names of [['200.html'], ['404.html'], ['200.html', '404.html'], []]) {
    const { '404.html': _, ...files } = site.write()
    const shells = names.map((name) => [name, '<!doctype html><title>App</title>'])
    const audited = await auditFiles({ ...files, ...Object.fromEntries(shells) })
    found.push(countsOf(audited))
  }
  const missing = { 'link-to-missing': 1 }
  expect(found).toEqual([{}, missing, missing, missing])
})

test('a page that redirects does not tell which file has which URL', async () => {
  const site = new BuiltSite()
  const { url } = site.home('en')
  const files = {
    ...site.write(),
    'old/index.html': `<meta http-equiv="refresh" content="0;url=${url}"><link rel="canonical" href="${url}">`,
  }
  const { report } = await auditFiles(files)
  expect(report.address).toMatchObject({ from: 'canonical', fits: 13, of: 13 })
})

test('a rule for a path beyond ASCII disallows a listed page, however the sitemap writes it', async () => {
  for (const write of [encodeURI, (url: string) => url]) {
    const site = new BuiltSite()
    site.extra('fr', 'café', { isListed: false })
    site.listed.push(write(`${site.base}fr/café/`))
    site.rules.push('Disallow: /fr/caf%C3%A9/')
    expect(countsOf(await auditFiles(site.write()))).toEqual({ 'pages-disallowed': 1 })
  }
})
