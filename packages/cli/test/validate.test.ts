import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark, startWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

const DATE = '2024-03-15T10:00:00.000Z'
const HEAD = { version: '1.1', generated: DATE, defaultLang: 'en' }

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const validate = (...args: readonly string[]) => runWaymark(['validate', ...args], { cwd: folder })

const link = (lang: string, href: string) =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`

describe('a database', () => {
  test('without faults is clean', async () => {
    writeFileSync(
      join(folder, 'db.json'),
      JSON.stringify({ ...HEAD, urls: [{ loc: 'https://a.example/x/', lastmod: DATE }] }),
    )
    const { status, stdout, stderr } = await validate('db.json')
    expect([status, stdout, stderr]).toEqual([
      0,
      '1 entry in 1 file; 0 alternates in 0 languages\nNo problems found.\n',
      '',
    ])
  })

  test('cannot forge lines or reach the terminal by the names of its members', async () => {
    const name = '\u001b]0;t\u0007\u001b[2J\n\nNo problems found.'
    const entry = { loc: 'https://a.example/x', lastmod: DATE, [name]: 1 }
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls: [entry] }))
    const { stdout } = await validate('db.json')
    expect(stdout).toContain(
      '/urls/0/\\u001b]0;t\\u0007\\u001b[2J\\n\\nNo problems found.: warning',
    )
    expect(stdout).not.toMatch(/^No problems|(?!\n)\p{Cc}/mu)
  })

  test('has what to do about each problem, unless it is the same for all', async () => {
    const urls = [{ lang: 'en' }, { loc: 'https://a.example/', lastmod: '2024-3-15', priority: 2 }]
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls, version: '3' }))
    const { stdout } = await validate('db.json')
    expect(stdout).toMatch(/error MISSING_MEMBER: [^\n]*\. Add the member "loc"\.\n/)
    expect(stdout).toMatch(/error MISSING_MEMBER \(1 place\)\n[^\n]* Add the member "loc"\.\n/)
    const json = JSON.parse((await validate('db.json', '--format', 'json')).stdout)
    for (const { code, remedy } of json.kinds) {
      const of = json.problems.filter((problem: { code: string }) => problem.code === code)
      expect(of.map((problem: { remedy: string }) => problem.remedy)).toContain(remedy)
    }
  })

  test('that is a crawl export never has no problems if it is shorter than its file', async () => {
    const page = 'https://a.example/'
    writeFileSync(join(folder, 'crawl.csv'), `URL,HTTP status code\n${page},200\n${page}1,301\n`)
    const { status, stdout } = await validate('crawl.csv')
    expect(status).toBe(0)
    expect(stdout).toContain('info crawl-status (1 place)')
    expect(stdout).toContain('- "301": 1 place')
    expect(stdout).not.toContain('No problems found')
    const built = await runWaymark(['sitemap', 'crawl.csv', '-o', 'out'], { cwd: folder })
    expect(built.stdout).toContain('1 row of a crawl export is not listed')
    expect(built.stdout).not.toContain('No problems')
    expect(readFileSync(join(folder, 'out/sitemap.xml'), 'utf8')).not.toContain(`${page}1`)
  })

  test('has each problem on one line with place and pointer', async () => {
    const urls = [
      { loc: '/a', lastmod: DATE },
      { loc: 'https://a.example/x', lastmod: 'yesterday', lang: 'en', alternates: [3] },
    ]
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls }, null, 1))
    const { status, stdout } = await validate('db.json')
    expect(status).toBe(1)
    expect(stdout.split('\n').slice(0, 3)).toEqual([
      expect.stringMatching(/^db\.json:7:11 \/urls\/0\/loc: error RELATIVE_URL: /),
      expect.stringMatching(/^db\.json:12:15 \/urls\/1\/lastmod: error INVALID_DATE_TIME: /),
      expect.stringMatching(/^db\.json:15:5 \/urls\/1\/alternates\/0: error WRONG_TYPE: /),
    ])
  })

  test('has what waymark sitemap says of its addresses, of each at its place', async () => {
    const long = `https://a.example/${'日'.repeat(230)}`
    const urls = [
      { loc: long, lastmod: DATE },
      { loc: 'https://u:p@a.example/x', lastmod: DATE, lang: 'en' },
      {
        loc: 'https://a.example/y',
        lastmod: DATE,
        lang: 'de',
        alternates: [
          3,
          { lang: 'en', loc: 'https://u:p@a.example/x/?q' },
          { lang: 'fr', loc: long },
        ],
      },
      { loc: `https://a.example/z#${'q'.repeat(3000)}`, lastmod: DATE },
      { loc: `https://a.example/zz?${'q'.repeat(3000)}`, lastmod: DATE },
      { loc: 'https://u:p@a b.example/', lastmod: DATE },
    ]
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls }))
    const tell = async (...args: readonly string[]) => {
      const { stdout } = await runWaymark([...args, '--format', 'json'], { cwd: folder })
      const { problems, kinds } = JSON.parse(stdout)
      return (problems ?? kinds)
        .flatMap((problem: { first?: unknown[] }) => problem.first ?? [problem])
        .filter(({ code }: { code: string }) =>
          ['loc-too-long', 'CREDENTIALS_IN_URL'].includes(code),
        )
        .map((problem: Record<string, string>) =>
          ['severity', 'code', 'pointer', 'message'].map((member) => problem[member]),
        )
        .sort()
    }
    const written = await tell('sitemap', 'db.json', '-o', 'out')
    expect(written).toEqual([
      ['error', 'CREDENTIALS_IN_URL', '/urls/1/loc', expect.any(String)],
      ['error', 'CREDENTIALS_IN_URL', '/urls/2/alternates/1/loc', expect.any(String)],
      ['error', 'loc-too-long', '/urls/0/loc', expect.any(String)],
      ['error', 'loc-too-long', '/urls/2/alternates/2/loc', expect.any(String)],
      ['error', 'loc-too-long', '/urls/4/loc', expect.any(String)],
    ])
    const short = await tell('sitemap', 'db.json', '-o', 'out', '--query', 'remove')
    expect(short).toEqual(written.slice(0, -1))
    expect(await tell('validate', 'db.json', '--query', 'remove')).toEqual(short)
    expect(await tell('validate', 'db.json')).toEqual(written)
    expect(await tell('validate', 'db.json', '--check', 'canonical')).toEqual(written)
  })

  test('is asked for canonical addresses on request', async () => {
    const urls = [{ loc: 'https://a.example/x/?q', lastmod: DATE }]
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls }))
    const canonical = ['db.json', '--check', 'canonical']
    const { status, stdout } = await validate(...canonical, '--canonical', 'seo')
    expect(status).toBe(1)
    expect(stdout).toContain('error TRAILING_SLASH_VIOLATION')
    expect(stdout).toContain('error INVALID_URL')
    expect((await validate(...canonical)).status).toBe(0)
  })

  test('has pages that differ in the query unless it is removed', async () => {
    const urls = [1, 2, 3].map((id) => ({ loc: `https://a.example/p?id=${id}`, lastmod: DATE }))
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls }))
    const one = await validate('db.json', '--query', 'remove')
    expect(one.status).toBe(1)
    expect(one.stdout).toContain('db.json:1:163 /urls/1/loc: error pages-merged: ')
    expect(one.stdout).not.toContain('duplicate-loc')
    const { stdout } = await validate('db.json', '--query', 'remove', '--format', 'json')
    const merged = (id: number) => ({
      url: `https://a.example/p?id=${id}`,
      earlier: 'https://a.example/p?id=1',
      canonical: 'https://a.example/p',
    })
    expect(JSON.parse(stdout).problems).toMatchObject([
      { code: 'pages-merged', column: 163, pointer: '/urls/1/loc', data: merged(2) },
      { code: 'pages-merged', column: 235, pointer: '/urls/2/loc', data: merged(3) },
      { code: 'urls-changed', data: { detail: 'query', changed: 3, urls: 3 } },
    ])
    for (const check of ['usable', 'canonical']) {
      const kept = await validate('db.json', '--check', check)
      expect([kept.status, kept.stderr]).toEqual([0, ''])
    }
  })

  test('has a hundred unknown names listed, and says that there are more', async () => {
    for (const [names, told] of [
      [100, 100],
      [150, 101],
    ] as const) {
      const members = Array.from({ length: names }, (_, n) => [`m${n}`, n])
      const urls = [{ loc: 'https://a.example/', lastmod: DATE, ...Object.fromEntries(members) }]
      writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls }))
      const { stdout } = await validate('db.json')
      expect(stdout.match(/UNKNOWN_MEMBER:/g)).toHaveLength(told)
      const more = '/urls/0/m100: warning UNKNOWN_MEMBER: '
      expect(stdout.includes(more)).toBe(names > 100)
    }
  })

  test('has each unknown member reported once, with the nearest known member', async () => {
    const urls = [0, 1, 2].map((id) => ({
      loc: `https://a.example/${id}`,
      lastmod: DATE,
      alternate: [],
      ...(id === 1 ? { alternates: [{ lang: 'de', loc: 'https://a.example/0', 'a/b': 1 }] } : {}),
    }))
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, url: [], urls }, null, 1))
    const { status, stdout } = await validate('db.json')
    expect(status).toBe(1)
    const told = [...stdout.matchAll(/^db\.json:\d+:\d+ (.*): warning UNKNOWN_MEMBER: (.*)$/gm)]
    const out = await runWaymark(['sitemap', 'db.json', '-o', 'out', '--format', 'json'], {
      cwd: folder,
    })
    const { kinds } = JSON.parse(out.stdout)
    const kind = kinds.find(({ code }: { code: string }) => code === 'UNKNOWN_MEMBER')
    expect(kind).toMatchObject({ severity: 'warning', count: 3 })
    expect(kind.first).toMatchObject([
      {
        pointer: '/urls/0/alternate',
        data: { member: 'alternate', times: 3, suggestion: 'alternates' },
      },
      { pointer: '/urls/1/alternates/0/a~1b', data: { member: 'a/b', known: ['lang', 'loc'] } },
      { pointer: '/url', data: { detail: 'database', member: 'url', suggestion: 'urls' } },
    ])
    expect(told.map(([, pointer, message]) => ({ pointer, message }))).toEqual(
      kind.first.map(({ pointer, message }: Record<string, string>) => ({ pointer, message })),
    )
  })

  test('has a problem if no page is in its default language, or if that is not a language', async () => {
    const urls = [{ loc: 'https://a.example/x', lastmod: DATE, lang: 'de' }]
    const check = async (defaultLang: string) => {
      writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls, defaultLang }))
      return await validate('db.json')
    }
    const missing = await check('en')
    expect([missing.status, missing.stdout]).toEqual([
      0,
      expect.stringMatching(/^db\.json:1:83 \/urls: info default-language-missing: .*"en".*\n/),
    ])
    expect((await check('de')).stdout).toContain('No problems found.')
    const unknown = await check('qq')
    expect([unknown.status, unknown.stdout]).toEqual([
      1,
      expect.stringMatching(/\/defaultLang: error INVALID_LANGUAGE_TAG: .*"qq"/),
    ])
  })

  test('has a problem of several sets of pages reported once, with their number', async () => {
    const urls = ['x', 'y'].map((path) => ({
      loc: `https://a.example/${path}`,
      lastmod: DATE,
      lang: 'en',
      alternates: [{ lang: 'de', loc: `https://a.example/de/${path}` }],
    }))
    const { io, stdout } = memoryIo(JSON.stringify({ ...HEAD, urls }))
    await main(['validate', '-', '--format', 'json'], io)
    const { problems } = JSON.parse(stdout())
    const missing = problems.filter(({ code }: { code: string }) => code === 'x-default-missing')
    expect(missing).toMatchObject([{ data: { clusters: 2 } }])
  })

  test('has a warning if it has no pages', async () => {
    writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls: [] }))
    const { status, stdout } = await validate('db.json')
    const problem = 'db.json:1:83 /urls: warning no-entries: '
    expect([status, stdout]).toEqual([0, expect.stringContaining(problem)])
  })

  test('that is no JSON has one line with line and column', async () => {
    writeFileSync(join(folder, 'db.json'), '{\n "urls": [}\n')
    const { status, stdout, stderr, failures } = await validate('db.json')
    expect([status, stdout, failures]).toMatchObject([
      74,
      '',
      [{ code: 'json-invalid', detail: 'unexpected', found: '`}`', line: 2, column: 11 }],
    ])
    expect(stderr).toMatch(/^waymark validate: db\.json: line 2, column 11: .*\n$/)
  })
})

describe('dates in the future', () => {
  const NOW = Date.UTC(2026, 10, 22, 12)
  const run = async (name: string, content: string, command = 'validate') => {
    writeFileSync(join(folder, name), content)
    const { io, stdout } = memoryIo()
    const out = command === 'sitemap' ? ['--out', '-', '--report', join(folder, 'report.html')] : []
    const status = await main([command, join(folder, name), ...out], { ...io, clock: () => NOW })
    return [
      status,
      [...stdout().matchAll(/warning (?:FUTURE_DATE_TIME|future-lastmod): "(.*?)"/g)].map(
        ([, date]) => date,
      ),
    ]
  }

  test('are told in one sentence with the address', async () => {
    const entry = '<url><loc>https://a.example/4</loc><lastmod>2999-01-01</lastmod></url>'
    const { io, stdout } = memoryIo(sitemapOf(entry))
    await main(['validate', '-'], { ...io, clock: () => NOW })
    expect(stdout()).toMatch(/: "2999-01-01" .*: https:\/\/a\.example\/4\n/)
  })

  test('are warned of, if it is by more than a day', async () => {
    const dates = ['2026-11-23T12:00:00Z', '2026-11-23T12:01:00.000Z', '2999-01-01T00:00:00Z', DATE]
    const urls = dates.map((lastmod, id) => ({ loc: `https://a.example/${id}`, lastmod }))
    expect(await run('db.json', JSON.stringify({ ...HEAD, urls }))).toEqual([0, dates.slice(1, 3)])
    const w3c = [
      '2026',
      '2026-11-23',
      '2026-11-23T13:00+14:00',
      '2026-11-22T13:00-23:30',
      '2027-01',
    ]
    const pages = w3c.map(
      (date, id) => `<url><loc>https://a.example/${id}</loc><lastmod>${date}</lastmod></url>`,
    )
    expect(await run('a.xml', sitemapOf(...pages))).toEqual([0, w3c.slice(3)])
    const index = sitemapOf(...pages)
      .replaceAll('urlset', 'sitemapindex')
      .replaceAll('url>', 'sitemap>')
    const [, told] = await run('index.xml', index)
    expect(told).toEqual(w3c.slice(3))
  })

  test('are written all the same', async () => {
    const urls = [{ loc: 'https://a.example/', lastmod: '2999-01-01T00:00:00Z' }]
    const [status] = await run('db.json', JSON.stringify({ ...HEAD, urls }), 'sitemap')
    const { kinds, counts } = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'))
    expect([status, counts.written]).toEqual([0, 1])
    expect(kinds).toMatchObject([{ code: 'FUTURE_DATE_TIME', severity: 'warning', count: 1 }])
  })
})

describe('sitemaps', () => {
  test('of a folder are one site, and each problem has file and line', async () => {
    mkdirSync(join(folder, 'maps', 'de'), { recursive: true })
    writeFileSync(
      join(folder, 'maps', 'en.xml'),
      sitemapOf(
        '<url>',
        '<loc>https://a.example/en</loc>',
        link('en', 'https://a.example/en'),
        link('de', 'https://a.example/de'),
        '</url>',
        `<url><loc>/x</loc></url>`,
      ),
    )
    writeFileSync(
      join(folder, 'maps', 'de', 'de.xml.gz'),
      gzipSync(
        sitemapOf(
          `<url><loc>https://a.example/de</loc>${link('de', 'https://a.example/de')}</url>`,
        ),
      ),
    )
    const { status, stdout } = await validate('maps')
    expect(status).toBe(1)
    expect(stdout).toContain(`${join('maps', 'en.xml')}:8:`)
    expect(stdout).toContain('error loc-relative')
    expect(stdout).toMatch(
      /en\.xml:3:\d+: error return-link-missing: "https:\/\/a\.example\/en" .* "https:\/\/a\.example\/de".* \(.*: .*de\.xml\.gz:3:\d+\)\n/,
    )
    expect(stdout).toContain('3 entries in 2 files; 3 alternates in 2 languages')
  })

  test('list pages that differ in the query, as the sample of the protocol does', async () => {
    const pages = [
      '',
      'catalog?item=12&amp;desc=vacation_hawaii',
      'catalog?item=73&amp;desc=vacation_new_zealand',
      'catalog?item=74&amp;desc=vacation_newfoundland',
      'catalog?item=83&amp;desc=vacation_usa',
    ]
    writeFileSync(
      join(folder, 'a.xml'),
      sitemapOf(...pages.map((page) => `<url><loc>http://www.example.com/${page}</loc></url>`)),
    )
    const { status, stdout } = await validate('a.xml')
    expect([status, stdout]).toEqual([
      0,
      '5 entries in 1 file; 0 alternates in 0 languages\nNo problems found.\n',
    ])
  })

  test('give programs problems, kinds, counts and files', async () => {
    writeFileSync(join(folder, 'a.xml'), sitemapOf('<url><loc>https://a.example/</loc></url>'))
    const { status, stdout } = await validate('a.xml', '--format', 'json')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      command: 'validate',
      entriesInAllFiles: 1,
      distinctLocs: 1,
      repeatedLocs: 0,
      languages: {},
      counts: { alternates: 0, withLastmod: 0, withoutAlternates: 1 },
      urlsWithTwoLanguages: 0,
      deprecatedLanguageTags: [],
      files: [{ path: 'a.xml', kind: 'urlset', entries: 1, bytes: expect.any(Number) }],
      kinds: [],
      problems: [],
      failures: [],
    })
  })

  test('one that is broken does not keep the others from being checked', async () => {
    mkdirSync(join(folder, 'maps'))
    writeFileSync(join(folder, 'maps', 'a.xml'), '<urlset><url>')
    writeFileSync(join(folder, 'maps', 'b.xml'), '')
    writeFileSync(
      join(folder, 'maps', 'c.xml'),
      sitemapOf('<url><loc>https://a.example/</loc></url>'),
    )
    const { status, stdout, failures } = await validate('maps')
    expect(status).toBe(74)
    expect(stdout).toContain('1 entry in 2 files')
    expect(stdout).toMatch(/a\.xml:\d+:\d+: error /)
    expect(failures).toMatchObject([
      { code: 'file-incomplete', file: join('maps', 'a.xml') },
      { code: 'file-empty', file: join('maps', 'b.xml') },
    ])
  })

  test('a page that stands in two of them has its faults told once', async () => {
    const page = `<url><loc>https://a.example/</loc>${link('de', 'https://a.example/de')}</url>`
    writeFileSync(join(folder, 'a.xml'), sitemapOf(page))
    writeFileSync(join(folder, 'b.xml'), sitemapOf(page))
    const { stdout } = await validate('a.xml', 'b.xml', '--format', 'json')
    const { kinds } = JSON.parse(stdout)
    expect(kinds).toContainEqual(
      expect.objectContaining({ code: 'alternate-not-listed', count: 1 }),
    )
    expect(kinds).toContainEqual(expect.objectContaining({ code: 'duplicate-loc', count: 1 }))
  })

  test('other XML in a folder is passed over with a note, and refused where it is named', async () => {
    mkdirSync(join(folder, 'public'))
    const path = join(folder, 'public', 'index.xml')
    writeFileSync(path, '<opml version="2.0"><body/></opml>')
    const none = await validate('public')
    expect([none.status, none.failures]).toEqual([
      74,
      [{ code: 'folder-without-sitemaps', file: 'public', n: 1 }],
    ])
    const pages = Array.from(
      { length: 2_000 },
      (_, id) => `<url><loc>https://a.example/${id}</loc></url>`,
    )
    writeFileSync(join(folder, 'public', 'sitemap.xml'), sitemapOf(...pages))
    const { status, stdout, stderr } = await validate('public')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain(`${join('public', 'index.xml')}:1:1: info other-xml: `)
    expect(stdout).toContain('2,000 entries in 1 file;')
    const named = await validate('public/sitemap.xml', 'public/index.xml')
    expect([named.status, named.stdout]).toEqual([74, expect.stringContaining('error wrong-root')])
  })

  test('report elements that no reader knows, as an error where a page or a link is lost', async () => {
    const loc = '<loc>https://a.example/</loc>'
    writeFileSync(
      join(folder, 'a.xml'),
      sitemapOf(
        `<url>${loc}<lastMod>2026</lastMod></url>`,
        `<page>${loc}</page>`,
        `<url>${loc.replace('/<', '/2<')}</url>text`,
        link('en', 'https://a.example/2'),
      ),
    )
    const { status, stdout } = await validate('a.xml')
    expect(status).toBe(1)
    const told = [...stdout.matchAll(/^a\.xml:(\d+):\d+: (\w+) ([a-z-]+):/gm)]
    expect(told.map(([, line, severity, code]) => [Number(line), severity, code])).toEqual([
      [3, 'warning', 'unknown-element'],
      [4, 'error', 'unknown-entry'],
      [5, 'warning', 'stray-text'],
      [6, 'error', 'misplaced-link'],
    ])
    expect(stdout).toContain('2 entries in 1 file')
  })

  test('other XML of a folder may have a document type or any encoding', async () => {
    mkdirSync(join(folder, 'public'))
    const html =
      '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN"\n "x.dtd">\n<html xmlns="http://www.w3.org/1999/xhtml"/>'
    const files: Record<string, string | Buffer> = {
      'page.xml': html,
      'packed.xml.gz': gzipSync(html),
      'browserconfig.xml': Buffer.from(
        '\ufeff<?xml version="1.0"?>\r\n<browserconfig/>',
        'utf16le',
      ),
      'feed.xml': '<?xml version="1.0" encoding="Shift_JIS"?><rss/>',
      'sitemap.xml': sitemapOf('<url><loc>https://a.example/</loc></url>'),
    }
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, 'public', name), content)
    }
    const { status, stdout, stderr } = await validate('public')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.match(/: info other-xml: /g)).toHaveLength(4)
    expect(stdout).toContain('1 entry in 1 file;')
    for (const [name, code] of [
      ['page.xml', 'html-document'],
      ['browserconfig.xml', 'wrong-root'],
      ['feed.xml', 'unsupported-encoding'],
    ] as const) {
      const named = await validate(join('public', name))
      expect([named.status, named.stdout]).toEqual([74, expect.stringContaining(`error ${code}:`)])
    }
  })

  test('in an encoding that is not read have UTF-8 named as the remedy', async () => {
    const { io, stdout } = memoryIo('<?xml version="1.0" encoding="Shift_JIS"?><urlset/>')
    await main(['validate', '-', '--format', 'json'], io)
    expect(JSON.parse(stdout()).kinds[0]).toMatchObject({
      code: 'unsupported-encoding',
      remedy: expect.stringContaining('UTF-8'),
    })
  })

  test.each([
    '<!DOCTYPE urlset [<!ENTITY a "b">]><x/>',
    '<!DOCTYPE x><urlset/>',
    '<!DOCTYPE\nx\n><s:sitemapindex xmlns:s="x"/>',
  ])('what looks like a sitemap is refused its document type in a folder, too: %s', async (xml) => {
    mkdirSync(join(folder, 'public'))
    writeFileSync(join(folder, 'public', 'sitemap.xml'), xml)
    writeFileSync(join(folder, 'public', 'wide.xml'), Buffer.from(`\ufeff${xml}`, 'utf16le'))
    const { status, stdout } = await validate('public')
    expect(status).toBe(74)
    expect(stdout.match(/: error doctype: /g)).toHaveLength(2)
  })

  test('in UTF-16 are read, and told to be in it', async () => {
    mkdirSync(join(folder, 'public'))
    const xml = sitemapOf('<url><loc>https://a.example/\u0431</loc></url>')
    const le = Buffer.from(`\ufeff${xml}`, 'utf16le')
    writeFileSync(join(folder, 'public', 'le.xml'), le)
    writeFileSync(join(folder, 'public', 'unmarked.xml'), le.subarray(2))
    writeFileSync(join(folder, 'public', 'be.xml'), Buffer.from(le).swap16())
    const { status, stdout } = await validate('public')
    expect(status).toBe(1)
    expect(stdout.match(/:1:1: error not-utf8: .*utf-16[lb]e/g)).toHaveLength(3)
    expect(stdout).toContain('3 entries in 3 files, with 1 distinct URL')
    writeFileSync(join(folder, 'db.json'), Buffer.from('\ufeff{"urls": []}', 'utf16le'))
    expect(await validate('db.json')).toMatchObject({
      status: 74,
      failures: [{ code: 'file-encoding-unsupported', file: 'db.json' }],
    })
  })

  test('a file of a folder that is no XML does not keep the others from being checked', async () => {
    mkdirSync(join(folder, 'maps'))
    writeFileSync(join(folder, 'maps', 'a.xml'), '{}')
    writeFileSync(
      join(folder, 'maps', 'b.xml'),
      sitemapOf('<url><loc>https://a.example/</loc></url>'),
    )
    const { status, stdout, failures } = await validate('maps')
    expect([status, failures]).toMatchObject([
      74,
      [{ code: 'file-kind-unknown', file: join('maps', 'a.xml') }],
    ])
    expect(stdout).toContain('1 entry in 1 file')
  })

  test.each([
    ['text before the declaration', 'Warning: x in y.php\n<?xml version="1.0"?><urlset/>'],
    ['JSON', '{"error": "no database"}'],
  ])(
    'a named file that is no XML does not keep the others from being checked: %s',
    async (_, text) => {
      writeFileSync(join(folder, 'a.xml'), sitemapOf('<url><loc>https://a.example/</loc></url>'))
      writeFileSync(join(folder, 'bad.xml'), text)
      writeFileSync(join(folder, 'c.xml'), sitemapOf('<url><loc>https://a.example/</loc></url>'))
      const { status, stdout, failures } = await validate('a.xml', 'bad.xml', 'c.xml')
      expect([status, failures]).toEqual([
        74,
        [{ code: 'file-kind-unknown', detail: 'not-xml', file: 'bad.xml' }],
      ])
      expect(stdout).toContain('warning duplicate-loc')
      expect(stdout).toContain('2 entries in 2 files')
    },
  )

  test.each([
    ['Warning: x in y.php\n<?xml version="1.0"?>', 'bad.xml', 'bad.xml', 'not-xml'],
    ['hello', '-', 'standard input', 'unknown'],
  ])(
    'alone, what is neither them nor a database is called that (%#)',
    async (input, name, file, detail) => {
      writeFileSync(join(folder, 'bad.xml'), input)
      const { status, failures } = await runWaymark(['validate', name], { input, cwd: folder })
      expect([status, failures]).toMatchObject([74, [{ code: 'file-kind-unknown', file, detail }]])
    },
  )

  test.each([
    [['--input-format=csv'], ['--input-format csv']],
    [
      ['--input-format=csv', '--check=canonical'],
      ['--input-format csv', '--check canonical'],
    ],
  ])('are refused with %j', async (args, given) => {
    writeFileSync(join(folder, 'a.xml'), sitemapOf('<url><loc>http://a.example/</loc></url>'))
    const { status, stdout, failures } = await validate('a.xml', ...args)
    expect([status, stdout, failures]).toMatchObject([2, '', [{ detail: 'for-databases', given }]])
  })

  test.each(['--https-only', '--canonical=seo-strict'])(
    'have http URLs refused by %s, as databases have',
    async (option) => {
      const urls = ['http://a.example/', 'http://a.example/de', 'http://a.example/i.png']
      const [loc = '', de = '', image = ''] = urls
      const data = [{ loc, alternates: [{ lang: 'de', loc: de }], images: [{ loc: image }] }]
      writeFileSync(join(folder, 'db.json'), JSON.stringify(data))
      const names = ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"'
      const entry = `<loc>${loc}</loc><xhtml:link rel="alternate" hreflang="de" href="${de}"/><image:image><image:loc>${image}</image:loc></image:image>`
      writeFileSync(
        join(folder, 'a.xml'),
        sitemapOf(`<url>${entry}</url>`).replace('<urlset', `<urlset${names}`),
      )
      writeFileSync(join(folder, 'a.txt'), `${urls.join('\n')}\nHTTPS://a.example/\n`)
      for (const file of ['db.json', 'a.xml', 'a.txt']) {
        const { status, stdout } = await validate(file, option, '--format=json')
        const refused = JSON.parse(stdout).problems.filter(
          ({ code }: { code: string }) => code === 'UNSUPPORTED_PROTOCOL',
        )
        expect([status, refused.map(({ value }: { value: string }) => value)]).toEqual([1, urls])
        expect((await validate(file)).stdout).not.toContain('UNSUPPORTED_PROTOCOL')
      }
    },
  )

  test('a document type is refused', async () => {
    writeFileSync(join(folder, 'a.xml'), '<!DOCTYPE urlset [<!ENTITY a "b">]><urlset/>')
    const { status, stdout } = await validate('a.xml')
    expect([status, stdout]).toEqual([74, expect.stringContaining('error doctype')])
  })

  test('a folder without any, and a database among others, are told what to do', async () => {
    mkdirSync(join(folder, 'none'))
    const none = await validate('none')
    expect([none.status, none.failures]).toEqual([
      74,
      [{ code: 'folder-without-sitemaps', detail: 'no-xml', file: 'none' }],
    ])
    writeFileSync(join(folder, 'a.json'), '{}')
    writeFileSync(join(folder, 'b.xml'), '<urlset/>')
    const mixed = await validate('a.json', 'b.xml')
    expect([mixed.status, mixed.failures]).toMatchObject([2, [{ code: 'database-with-others' }]])
  })
})

test('a reader that stops early ends it quietly', async () => {
  const urls = Array.from({ length: 30_000 }, (_, index) => ({ loc: `/${index}`, lastmod: DATE }))
  writeFileSync(join(folder, 'db.json'), JSON.stringify({ ...HEAD, urls }))
  const child = startWaymark(['validate', 'db.json'], { cwd: folder })
  let stderr = ''
  child.stderr?.on('data', (text: Buffer) => {
    stderr += text.toString()
  })
  child.stdout?.once('data', () => child.stdout?.destroy())
  const status = await new Promise((resolve) => child.on('close', resolve))
  expect([status, stderr]).toEqual([0, ''])
})

describe('the end of the list', () => {
  async function run(name: string, content: string): Promise<string> {
    writeFileSync(join(folder, name), content)
    const { io, stdout } = memoryIo()
    await main(['validate', join(folder, name)], io)
    return stdout().replaceAll(`${folder}/`, '')
  }

  test('counts x-default as a link, and not as a language', async () => {
    const links = link('en', 'https://a.example/') + link('x-default', 'https://a.example/')
    const text = await run('a.xml', sitemapOf(`<url><loc>https://a.example/</loc>${links}</url>`))
    expect(text).toContain('2 alternates in 1 language\n')
  })

  test('does not say that there is nothing below what it lists', async () => {
    const links = ['en', 'de'].map((lang) => ({ lang, loc: `https://a.example/${lang}` }))
    const urls = links.map((page) => ({ ...page, lastmod: DATE, alternates: links }))
    const text = await run('db.json', JSON.stringify({ ...HEAD, urls }))
    expect(text).toContain(': info ')
    expect(text).toMatch(/\n.*errors .*warnings\.\n$/)
  })

  test('a problem of the whole document has a place', async () => {
    expect(await run('null.json', 'null')).toMatch(/^null\.json:1:1 \(whole document\): error /)
  })
})
