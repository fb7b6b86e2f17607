import { blobFiles } from '@waymark/site/web'
import { describe, expect, test, vi } from 'vitest'
import { auditFiles, runAudit, said } from './run-audit.ts'

function page(canonical: string | null, more = ''): string {
  const link = canonical === null ? '' : `<link rel="canonical" href="${canonical}">`
  return `<!doctype html><html lang="en"><title>${canonical} ${more}</title>${link}${more}<body><a href="/">x</a>`
}

const sitemap = (...urls: readonly string[]) =>
  `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</urlset>`

async function addressOf(
  files: Readonly<Record<string, string>>,
  options: { readonly base?: string } = {},
) {
  return (await auditFiles(files, options)).report.address
}

describe('the address of a site', () => {
  test('is that under which most canonicals lead to their own pages', async () => {
    const files = {
      'index.html': page('https://a.example/docs/'),
      'tea/index.html': page('https://a.example/docs/tea'),
      'cups/index.html': page('https://a.example/docs/cups'),
      'old/index.html': page('https://old.example/old/'),
      'en.html': page('https://a.example/docs/en'),
    }
    expect(await addressOf(files)).toEqual({
      base: 'https://a.example/docs/',
      from: 'canonical',
      index: 'none',
      html: 'drop',
      fits: 4,
      of: 5,
    })
  })

  test('is that of the listed URLs, if no page has an absolute canonical', async () => {
    const files = {
      'index.html': page('/'),
      'en/tea.html': page(null),
      'en/cups.html': page(null),
      'sitemap.xml': sitemap(
        'https://b.example/x/',
        'https://b.example/x/en/tea',
        'https://b.example/x/gone',
      ),
    }
    expect(await addressOf(files)).toEqual({
      base: 'https://b.example/x/',
      from: 'sitemap',
      index: 'slash',
      html: 'drop',
      fits: 2,
      of: 3,
    })
  })

  test('is that of the sitemaps, if the canonicals are for several hosts and none has half of them', async () => {
    const files = {
      'index.html': page('https://new.example/'),
      'de/index.html': page('https://new.example/de/'),
      'tea/index.html': page('https://old.example/tea/'),
      'cups/index.html': page('https://old.example/cups/'),
      'pots/index.html': page('https://old.example/pots/'),
      'de/tea/index.html': page('https://old.example/tea/'),
      'de/cups/index.html': page('https://old.example/cups/'),
      'fr/tea/index.html': page('https://old.example/tea/'),
    }
    const listed = (host: string) => ({
      'sitemap.xml': sitemap(
        ...['', 'de/', 'tea/', 'cups/'].map((path) => `https://${host}/${path}`),
      ),
    })
    const of = async (sitemaps: Readonly<Record<string, string>>) => {
      const { base, from } = await addressOf({ ...files, ...sitemaps })
      return `${base} ${from}`
    }
    expect(await of({})).toBe('https://old.example/ canonical')
    expect(await of(listed('new.example'))).toBe('https://new.example/ sitemap')
    // No page says that it is on this host, so it may be one where the site is tested.
    expect(await of(listed('test.example'))).toBe('https://old.example/ canonical')
    const { 'de/index.html': _de, ...fewer } = files
    expect((await addressOf({ ...fewer, ...listed('new.example') })).base).toBe(
      'https://old.example/',
    )
    const {
      'de/tea/index.html': _de1,
      'de/cups/index.html': _de2,
      'fr/tea/index.html': _fr,
      ...most
    } = files
    expect((await addressOf({ ...most, ...listed('new.example') })).base).toBe(
      'https://old.example/',
    )
  })

  test('has https, if as many canonicals have http', async () => {
    const files = {
      'index.html': page('http://a.example/'),
      'tea.html': page('https://a.example/tea.html'),
    }
    expect(await addressOf(files)).toMatchObject({ base: 'https://a.example/', fits: 1, of: 2 })
    const deeper = { ...files, 'index.html': page('https://a.example/docs/') }
    expect(await addressOf(deeper)).toMatchObject({ base: 'https://a.example/' })
  })

  test('needs the heads of some pages, or of more if few have a canonical', async () => {
    const headsRead = async (canonical: (n: number) => string | null) => {
      const pages = Array.from({ length: 600 }, (_, n) => [`p${n}.html`, page(canonical(n))])
      const files = blobFiles(
        pages.map(([name, text]) => ({ path: `dist/${name}`, blob: new Blob([text!]) })),
      )
      const opened = vi.spyOn(files, 'openBytes')
      const { report } = await runAudit('dist', files)
      return [opened.mock.calls.length - pages.length, report.address.base]
    }
    expect(await headsRead((n) => `https://a.example/p${n}`)).toEqual([240, 'https://a.example/'])
    const last = await headsRead((n) => (n === 599 ? 'https://b.example/p599' : null))
    expect(last).toEqual([600, 'https://b.example/'])
  })

  test('is that of the alternates, if there is nothing else', async () => {
    const alternates = ['en', 'de'].map(
      (lang) => `<link rel="alternate" hreflang="${lang}" href="https://c.example/${lang}/">`,
    )
    const files = {
      'en/index.html': page(null, alternates.join('')),
      'de/index.html': page(null, alternates.join('')),
    }
    expect(await addressOf(files)).toMatchObject({ base: 'https://c.example/', from: 'alternate' })
  })

  test('is that of a CNAME', async () => {
    const files = { 'index.html': page(null), CNAME: 'www.a.example\n' }
    expect(await addressOf(files)).toMatchObject({ base: 'https://www.a.example/', from: 'cname' })
  })

  test('is unknown if nothing tells it, and what does not need it is still checked', async () => {
    const audited = await auditFiles({
      'index.html': page(null, '<a href="/nowhere">x</a><a href="tea/">x</a>'),
      'tea/index.html': page('/tea/'),
    })
    expect(audited.report.address).toEqual({
      base: 'https://site.invalid/',
      from: null,
      index: 'slash',
      html: 'keep',
      fits: 0,
      of: 0,
    })
    expect(audited.problems.map(({ code }) => code)).toEqual([
      'canonical-missing',
      'canonical-relative',
      'link-to-missing',
    ])
  })

  test('can be given, and the rules are still those of the pages', async () => {
    const files = {
      'index.html': page('https://a.example/'),
      'a/index.html': page('https://a.example/a'),
    }
    expect(await addressOf(files, { base: 'https://B.example/docs' })).toMatchObject({
      base: 'https://b.example/docs/',
      from: 'option',
      index: 'none',
      fits: 0,
      of: 2,
    })
    expect(await addressOf(files, { base: 'https://a.example' })).toMatchObject({ fits: 2 })
  })

  test('has no .html if the host drops it', async () => {
    const files = {
      'a.html': page(null),
      'vercel.json': '{"cleanUrls":true,"trailingSlash":false}',
    }
    expect(await addressOf(files)).toMatchObject({ html: 'drop', index: 'none' })
  })

  test('must be an http or https URL', async () => {
    for (const base of ['a.example', 'ftp://a.example/', '/docs/']) {
      await expect(auditFiles({ 'index.html': page(null) }, { base })).rejects.toThrow(/base/)
    }
  })
})

test('another canonical of the same file is that of the page', async () => {
  const links = '<a href="/a/">x</a><a href="/b/">x</a><a href="/c">x</a>'
  const audited = await auditFiles({
    'index.html': page('https://a.example/', links),
    'a/index.html': page('https://a.example/a/'),
    'b/index.html': page('https://a.example/b/'),
    'c/index.html': page('https://a.example/c'),
    'sitemap.xml': sitemap(...['', 'a/', 'b/', 'c'].map((path) => `https://a.example/${path}`)),
  })
  expect(said(audited)).toEqual([])
})
