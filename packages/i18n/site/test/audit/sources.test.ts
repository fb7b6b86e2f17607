import { describe, expect, test } from 'vitest'
import { BuiltSite } from './built-site.ts'
import { type Audited, auditFiles, countsOf } from './run-audit.ts'

const site = () => new BuiltSite({ topics: 2 })

/** A database of the pages, with their alternates. */
function databaseOf(
  built: BuiltSite,
  change: (alternates: Record<string, string>) => void,
): string {
  const urls = [...built.pages.values()].map(({ url, alternates }) => {
    const own = { ...alternates }
    if (url.includes('topic-1')) change(own)
    return { loc: url, alternates: Object.entries(own).map(([lang, loc]) => ({ lang, loc })) }
  })
  return JSON.stringify({ urls })
}

describe('a database', () => {
  test('that has the same alternates is another place of them', async () => {
    const built = site()
    built.files['pages.json'] = databaseOf(built, () => {})
    const audited = await auditFiles(built.write(), { databases: ['dist/pages.json'] })
    const { problems, failures } = audited
    expect(failures).toEqual([])
    expect(problems.map(({ code, data }) => [code, data?.['n']])).toEqual([
      ['alternates-in-two-places', 10],
    ])
    expect(audited.report.languages.map(({ alternates }) => alternates.database)).toEqual([3, 4, 3])
    expect(audited.report.files.map(({ kind }) => kind)).toContain('database')
  })

  test('that has others disagrees', async () => {
    const built = site()
    built.files['pages.json'] = databaseOf(built, (alternates) => {
      delete alternates['de']
    })
    const audited = await auditFiles(built.write(), { databases: ['dist/pages.json'] })
    expect(countsOf(audited)).toEqual({ 'alternates-disagree': 3, 'alternates-in-two-places': 1 })
    expect(audited.problems[0]?.data).toMatchObject({
      lang: 'de',
      only: 'the head',
      other: 'the database',
    })
  })

  test('that cannot be read is a failure, and the rest is audited', async () => {
    const { failures, problems } = await auditFiles(site().write(), { databases: ['nowhere.json'] })
    expect(failures.map(({ problem }) => problem.code)).toEqual(['file-not-found'])
    expect(problems).toEqual([])
  })
})

/** Audits the site with the export of a crawler. */
async function crawl(
  rows: (built: BuiltSite) => readonly string[],
  change: (built: BuiltSite) => void = () => {},
): Promise<Audited> {
  const built = site()
  change(built)
  built.files['crawl.csv'] = `${rows(built).join('\n')}\n`
  return await auditFiles(built.write(), { crawls: ['dist/crawl.csv'] })
}

/** The problems, without what is said of columns: code, URL, source and the place in the export. */
const found = ({ problems }: Audited) =>
  problems
    .filter(({ code }) => code !== 'UNKNOWN_MEMBER')
    .map(({ code, loc, value, source, file, line, column, target, related = [] }) => {
      const places = [{ file, line, column }, ...related]
      const own = places.find((place) => place.file === 'dist/crawl.csv')
      return [code, target ?? loc ?? value, source, own && `${own.line}:${own.column}`]
    })

const FROG = 'Address,Content Type,Status Code,Status,Indexability,Indexability Status'

describe('the export of a crawler', () => {
  // The columns are those of the tools.
  test.each([
    {
      tool: 'Screaming Frog',
      header: `${FROG},Title 1,Meta Robots 1,X-Robots-Tag 1,Redirect URL,Redirect Type`,
      missing: (url: string) => `${url},text/html,404,Not Found,Non-Indexable,Client Error,,,,,`,
      moved: (url: string, to: string) =>
        `${url},,301,Moved,Non-Indexable,Redirected,,,,${to},HTTP`,
      noindex: (url: string) =>
        `${url},text/html,200,OK,Non-Indexable,noindex,Tea,,googlebot: noindex,,`,
      unread: 'Status,Title 1,Meta Robots 1,Redirect Type',
    },
    {
      tool: 'Sitebulb',
      header: 'URL,Crawl Depth,HTTP Status Code,Indexable Status,Redirect URL',
      missing: (url: string) => `${url},1,404,Not Indexable,`,
      moved: (url: string, to: string) => `${url},1,301,Not Indexable,${to}`,
      noindex: (url: string) => `${url},1,200,Noindex,`,
      unread: 'Crawl Depth',
    },
    {
      tool: 'Ahrefs',
      header: '"URL"\t"HTTP status code"\t"Is indexable page"\t"Is noindex"\t"Redirect URL"',
      missing: (url: string) => `"${url}"\t"404"\t"false"\t"false"\t""`,
      moved: (url: string, to: string) => `"${url}"\t"301"\t"false"\t"false"\t"${to}"`,
      noindex: (url: string) => `"${url}"\t"200"\t"false"\t"true"\t""`,
      unread: null,
    },
  ])(
    'of $tool tells what the server answers',
    async ({ header, missing, moved, noindex, unread }) => {
      const built = site()
      const [fr, de, en] = ['fr', 'de', 'en'].map((lang) => built.page(lang, 1).url)
      const rows = [header, missing(fr!), moved(de!, built.home('de').url), noindex(en!), '']
      const files = built.write()
      const inUtf8 = await auditFiles(
        { ...files, 'crawl.csv': rows.join('\n') },
        { crawls: ['dist/crawl.csv'] },
      )
      expect(found(inUtf8).map(([code, url, source]) => [code, url, source])).toEqual([
        ['listed-page-missing', fr, 'sitemap'],
        ['listed-page-redirects', de, 'sitemap'],
        ['listed-page-noindex', en, 'sitemap'],
      ])
      expect(found(inUtf8).map(([, , , at]) => Number.parseInt(String(at), 10))).toEqual([2, 3, 4])
      expect(inUtf8.problems.map(({ data }) => data?.['to'])).toContain(built.home('de').url)
      expect(inUtf8.report).toMatchObject({ pages: 9, indexable: 7 })
      expect(inUtf8.report.files).toContainEqual(
        expect.objectContaining({ path: 'dist/crawl.csv', kind: 'crawl', entries: 3 }),
      )
      const columns = inUtf8.problems.filter(({ code }) => code === 'UNKNOWN_MEMBER')
      expect(columns.map(({ data, source }) => [data?.['ignored'], source])).toEqual(
        unread === null ? [] : [[unread.split(','), 'crawl']],
      )
      // Ahrefs writes UTF-16.
      const wide = Buffer.from(`\ufeff${rows.join('\r\n')}`, 'utf16le')
      const inUtf16 = await auditFiles(
        { ...files, 'crawl.csv': new Uint8Array(wide) },
        { crawls: ['dist/crawl.csv'] },
      )
      expect(inUtf16.problems).toEqual(inUtf8.problems)
    },
  )

  test('tells which links redirect or lead nowhere, although there are files', async () => {
    const audited = await crawl(
      (built) => [
        `${FROG},Redirect URL`,
        `https://a.example/fr/topic-0,,301,,,,${built.page('fr', 0).url}`,
        'https://a.example/old,,301,,,,/fr/',
        'https://a.example/search,,200,,,,',
        `${built.page('de', 0).url},,404,,,,`,
      ],
      (built) => {
        built.home('fr').links.push('/fr/topic-0', '/old', '/search', '/nowhere')
        for (const lang of ['en', 'fr']) built.page(lang, 0).isListed = false
      },
    )
    expect(found(audited)).toEqual([
      ['alternate-to-missing', 'https://a.example/de/topic-0/', 'head', '5:32'],
      ['link-to-missing', 'https://a.example/nowhere', 'head', undefined],
      ['link-to-redirect', 'https://a.example/fr/topic-0', 'head', '2:31'],
      ['link-to-redirect', 'https://a.example/old', 'head', '3:24'],
      ['page-not-listed', 'https://a.example/en/topic-0/', 'head', undefined],
      ['page-not-listed', 'https://a.example/fr/topic-0/', 'head', undefined],
    ])
  })

  test('tells redirects that go in a circle or on and on', async () => {
    const { problems } = await crawl(
      () => [
        'URL,HTTP status code,Redirect URL',
        'https://a.example/a,301,https://a.example/b',
        'https://a.example/b,302,https://a.example/a',
        'https://a.example/c,301,https://a.example/d',
        'https://a.example/d,301,https://a.example/fr/',
      ],
      (built) => built.home('fr').links.push('/a', '/c'),
    )
    const own = problems.filter(({ code }) => code.startsWith('redirect-'))
    expect(own.map(({ code, line, source, file }) => [code, line, source, file])).toEqual([
      ['redirect-loop', 2, 'crawl', 'dist/crawl.csv'],
      ['redirect-chained', 4, 'crawl', 'dist/crawl.csv'],
    ])
  })

  test('says nothing of errors that may be gone, of spellings of one URL, and of pages that are right', async () => {
    const audited = await crawl((built) => [
      `${FROG},Redirect URL`,
      `${built.page('fr', 0).url},text/html,500,,Non-Indexable,Server Error,`,
      `${built.page('fr', 1).url},text/html,500,,Non-Indexable,noindex,`,
      `${built.page('de', 0).url},text/html,0,,Non-Indexable,Blocked by robots.txt,`,
      `${built.page('de', 1).url},text/html,304,,,,`,
      `https://A.example:443/en/topic-0/#x,,301,,,,${built.page('en', 0).url}`,
      ...[...built.pages.values()].map(({ url }) => `${url},text/html,200,OK,Indexable,,`),
      'not a URL,,404,,,,',
    ])
    expect(found(audited)).toEqual([])
    expect(audited.failures).toEqual([])
  })

  test.each([
    'Address,Status Code\nhttps://me:secret@b.example/,404',
    'https://me:secret@a.example/,404\nhttps://a.example/,200',
    'Address,Status Code,https://me:secret@a.example/\nhttps://me:secret@a.example/fr/,404,',
  ])('never shows the passwords of its URLs: %#', async (text) => {
    const { problems, failures } = await crawl(() => text.split('\n'))
    const told = JSON.stringify([
      problems,
      failures.map(({ message, problem }) => [message, problem]),
    ])
    expect(told).toContain('me:')
    expect(told).not.toContain('secret')
  })

  test('with a row of another length says where', async () => {
    const { problems } = await crawl(() => [
      'Address,Status Code',
      'https://a.example/',
      '',
      'x,1,2',
    ])
    expect(problems.map(({ code, line, source }) => [code, line, source])).toEqual([
      ['row-length', 2, 'crawl'],
      ['row-length', 4, 'crawl'],
    ])
  })

  test.each([
    [
      'another host',
      'Address,Status Code\nhttps://b.example/fr/topic-1/,404',
      'crawl-of-other-site',
    ],
    ['other columns', 'Adresse,Code de statut\nhttps://a.example/,404', 'csv-header-invalid'],
    ['no status', 'url,lang\nhttps://a.example/,fr', 'csv-header-invalid'],
  ])('of %s is a failure, and the rest is audited', async (_, text, code) => {
    const { problems, failures, report } = await crawl(() => text.split('\n'))
    expect(failures.map(({ problem }) => [problem.code, problem.file])).toEqual([
      [code, 'dist/crawl.csv'],
    ])
    expect([problems, report.pages]).toEqual([[], 10])
  })
})
