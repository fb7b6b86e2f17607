import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileFigures, SiteProblem } from '@waymark/site'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const audit = (...args: readonly string[]) => runWaymark(['audit', ...args], { cwd: folder })

/** Writes files below `dist`. */
function write(files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, 'dist', name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, content)
  }
}

const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

const BOTH = ['en', 'de'] as const
const ALTERNATES = [...BOTH.map((lang) => [lang, lang]), ['x-default', 'en']].map(
  ([value, lang]) => `<link rel="alternate" hreflang="${value}" href="https://a.example/${lang}/">`,
)
const page = (lang: string, canonical: string, ...more: readonly string[]): string =>
  [
    `<!doctype html><html lang="${lang}">`,
    `<title>Tea in ${lang}</title>`,
    `<link rel="canonical" href="${canonical}">`,
    ...more,
    '<a href="/en/">English</a><a href="/de/">Deutsch</a>',
  ].join('\n')

const CORRECT = {
  'en/index.html': page('en', 'https://a.example/en/', ...ALTERNATES),
  'de/index.html': page('de', 'https://a.example/de/', ...ALTERNATES),
  'sitemap.xml': sitemapOf(
    ...BOTH.map((lang) => `<url><loc>https://a.example/${lang}/</loc></url>`),
  ),
}

/** Five faults: a canonical that does not exist, a link to nothing, a page that is not listed, a listed page that is missing, no title. */
const FAULTY = {
  'en/index.html': page('en', 'https://a.example/en/', ...ALTERNATES).replace('/de/">D', '/d/">D'),
  'de/index.html': page('de', 'https://a.example/de/', ...ALTERNATES),
  'de/tea/index.html': page('de', 'https://a.example/de/te/').replace(/<title>.*<\/title>/, ''),
  'de/mug/index.html': page('de', 'https://a.example/de/mug/').replace('in de', 'mug'),
  'sitemap.xml': sitemapOf(
    ...['en/', 'de/', 'gone/'].map((path) => `<url><loc>https://a.example/${path}</loc></url>`),
  ),
}

/** Of the page with many wrong links. */
const OTHERS = 'page-not-listed=off,page-orphaned=off'

const json = async (...args: readonly string[]) =>
  JSON.parse((await audit('dist', '--format', 'json', ...args)).stdout)

describe('a correct site', () => {
  beforeEach(() => write(CORRECT))

  test('has no findings, and the first line says which file has which URL', async () => {
    const { status, stdout, stderr } = await audit('dist')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout.split('\n')).toEqual([
      expect.stringMatching(
        /^dist\/a\/index\.html .*https:\/\/a\.example\/a\/, dist\/b\.html .*https:\/\/a\.example\/b\.html; 2 of 2 /,
      ),
      '',
      expect.stringMatching(/^2 pages, 2 indexable, 2 /),
      '      pages  indexable  listed  hreflang in head',
      '  de      1          1       1                 1',
      '  en      1          1       1                 1',
      '',
      'No problems found.',
      '',
    ])
  })

  test('has the counts of each language in JSON, the most frequent first', async () => {
    write({ 'en/tea/index.html': page('en', 'https://a.example/en/tea/') })
    const { command, address, languages, site } = await json()
    expect(command).toBe('audit')
    expect(address).toEqual({
      base: 'https://a.example/',
      from: 'canonical',
      index: 'slash',
      html: 'keep',
      fits: 3,
      of: 3,
    })
    const alternates = { head: 1, header: 0, sitemap: 0, database: 0 }
    expect(languages).toEqual([
      { lang: 'en', pages: 2, indexable: 2, listed: 1, alternates },
      { lang: 'de', pages: 1, indexable: 1, listed: 1, alternates },
    ])
    expect(site.counts.alternates).toBe(6)
  })

  test.each([
    ['https://b.example/', 'https://b.example/a/', '; 0 of 2 URLs '],
    ['https://a.example', 'https://a.example/a/', '; 2 of 2 URLs '],
  ])('has the URL that --base %s says', async (base, url, fit) => {
    const { stdout } = await audit('dist', '--base', base)
    const [first] = stdout.split('\n')
    expect(first).toContain(`dist/a/index.html is ${url},`)
    expect(first).toContain(fit)
  })

  test.each([
    ['a.example', 'http-url'],
    ['ftp://a.example/', 'http-url'],
    ['https://a.example/?x', 'url-of-folder'],
  ])('refuses --base %s', async (base, detail) => {
    const { status, stdout, failures } = await audit('dist', '--base', base)
    expect([status, stdout, failures]).toMatchObject([2, '', [{ detail, value: base }]])
  })

  test('never shows the password of a --base', async () => {
    for (const format of ['text', 'json', 'github']) {
      const base = 'https://me:secret@a.example/'
      const { stdout, stderr } = await audit('dist', '--base', base, '--format', format)
      expect(stdout + stderr).not.toContain('secret')
    }
  })
})

describe('a site with five faults', () => {
  beforeEach(() => write(FAULTY))

  test('is told by code and cause, with places, counts and a verdict', async () => {
    const { status, stdout, stderr } = await audit('dist/')
    expect([status, stderr]).toEqual([1, ''])
    expect(stdout).toMatch(/^dist\/a\/index\.html .*3 of 4 /)
    const heads = /^ {2}(?:error|warning|info) .*|^ {4}(?:- |dist\/).*|^ {2}[a-z]{2} .*\d$/gm
    expect(stdout.match(heads)).toEqual([
      '  error listed-page-missing (1 place)',
      '    - "/gone/": 1 place',
      '    dist/sitemap.xml:5:1',
      '  error canonical-to-missing (1 place)',
      '    - "/de/": 1 place',
      '    dist/de/tea/index.html:3:1',
      '  error link-to-missing (1 place)',
      '    - "/d/": 1 place',
      '    dist/en/index.html:7:27',
      '  warning title-missing (1 place)',
      '    - "/de/": 1 place',
      '    dist/de/tea/index.html:1:1',
      '  warning page-not-listed (1 place)',
      '    - "/de/": 1 place',
      '    dist/de/mug/index.html:1:1',
      '  info page-orphaned (1 place)',
      '    - "/de/": 1 place',
      '    dist/de/mug/index.html:1:1',
      '  de      3          2       1                 1',
      '  en      1          1       1                 1',
    ])
    expect(stdout.split('\n').slice(-7, -5)).toEqual([
      expect.stringMatching(/^4 pages, 3 indexable, 2 /),
      '      pages  indexable  listed  hreflang in head',
    ])
    expect(stdout).toMatch(/\n\n3 errors, 2 warnings, 1 info\n$/)
    // Below its place, each has its message; below its code, each kind has its summary and what to do.
    const text = stdout.replaceAll(/\s+/g, ' ')
    const { problems, kinds } = await json()
    for (const { file, line, column, message } of problems) {
      expect(text).toContain(`${file}:${line}:${column} ${message}`)
    }
    for (const { code, summary, remedy } of kinds) {
      expect(text).toContain(`${code} (1 place) ${summary} ${remedy}`)
    }
  })

  test('has each problem with its source and folder in JSON', async () => {
    const { problems, kinds } = await json()
    expect(
      problems.map((one: Record<string, unknown>) =>
        ['code', 'file', 'line', 'source', 'value'].map((name) => one[name]),
      ),
    ).toEqual([
      ['title-missing', 'dist/de/tea/index.html', 1, 'head', undefined],
      ['listed-page-missing', 'dist/sitemap.xml', 5, 'sitemap', 'https://a.example/gone/'],
      ['canonical-to-missing', 'dist/de/tea/index.html', 3, 'head', 'https://a.example/de/te/'],
      ['link-to-missing', 'dist/en/index.html', 7, 'head', 'https://a.example/d/'],
      ['page-not-listed', 'dist/de/mug/index.html', 1, 'head', 'https://a.example/de/mug/'],
      ['page-orphaned', 'dist/de/mug/index.html', 1, 'head', 'https://a.example/de/mug/'],
    ])
    expect(problems[2].loc).toBe('https://a.example/de/tea/')
    expect(kinds.map(({ code }: { code: string }) => code)).toHaveLength(6)
  })

  test('is a log for review tools in SARIF', async () => {
    const { status, stdout } = await audit('dist', '--format', 'sarif')
    expect(status).toBe(1)
    const [run] = JSON.parse(stdout).runs
    expect(run.results).toHaveLength(6)
    expect(run.results[2]).toMatchObject({
      ruleId: 'canonical-to-missing',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'dist/de/tea/index.html' },
            region: { startLine: 3, startColumn: 1 },
          },
        },
      ],
      properties: { loc: 'https://a.example/de/tea/', source: 'head' },
    })
    expect(run.tool.driver.rules[run.results[2].ruleIndex].id).toBe('canonical-to-missing')
  })

  test('is told to GitHub with the counts in the last line', async () => {
    const { status, stdout } = await audit('dist', '--format', 'github')
    const lines = stdout.trimEnd().split('\n')
    expect(status).toBe(1)
    const [, , { message, remedy }] = (await json()).problems
    expect(lines).toContain(
      `::error file=dist/de/tea/index.html,line=3,col=1,title=canonical-to-missing::${message} ${remedy}`,
    )
    expect(lines.at(-1)).toMatch(/^4 pages, 3 indexable, 2 .*: 3 errors, 2 warnings, 1 info$/)
    expect(lines).toHaveLength(7)
  })

  test('has a line for each problem in CSV, the source last', async () => {
    const { stdout } = await audit('dist', '--format', 'csv')
    const lines = stdout.trimEnd().split('\n')
    expect(lines).toHaveLength(7)
    expect(lines[0]).toMatch(/,differs,source$/)
    expect(lines[2]).toMatch(/^error,listed-page-missing,dist\/sitemap\.xml,5,1,.*,sitemap$/)
  })

  test('reports only errors with --quiet, and warnings still count', async () => {
    const { stdout } = await audit('dist', '--quiet')
    expect(stdout).not.toMatch(/^ {2}(?:warning|info) /m)
    expect(stdout).toMatch(/\n3 errors\n$/)
    const mild = 'listed-page-missing=off,canonical-to-missing=off,link-to-missing=off'
    const most = await audit('dist', '--severity', mild, '--quiet', '--max-warnings', '1')
    expect([most.status, most.stderr]).toEqual([
      1,
      expect.stringMatching(/--max-warnings 1 .*: 2\n$/),
    ])
    expect((await audit('dist', '--severity', mild, '--max-warnings', '2')).status).toBe(0)
  })

  test('has other severities below a path', async () => {
    const paths = JSON.stringify({ '/de/**': { 'canonical-to-missing': 'info' } })
    const { kinds } = await json('--paths', paths)
    const found = kinds.find(({ code }: { code: string }) => code === 'canonical-to-missing')
    expect(found.severity).toBe('info')
  })

  test('is clean with a baseline, also when lines move, until there is a new problem', async () => {
    const known = ['--baseline', 'known.json']
    expect((await audit('dist', ...known, '--write-baseline')).status).toBe(0)
    write({ 'de/tea/index.html': `<!-- moved -->\n\n${FAULTY['de/tea/index.html']}` })
    const again = await audit('dist', ...known, '--max-warnings', '0')
    expect([again.status, again.stderr]).toEqual([
      0,
      expect.stringMatching(/^waymark audit: 6 .*: known\.json\n$/),
    ])
    expect(again.stdout).toMatch(/ 6 hidden problems\.\n/)
    write({ 'en/index.html': FAULTY['en/index.html'].replace('/en/">E', '/e/">E') })
    expect((await audit('dist', ...known)).stdout).toContain('"https://a.example/e/"')
  })

  test('has an HTML report with the matrix of languages, and changes since an earlier one', async () => {
    await audit('dist', '--report', 'r.html')
    const html = read('r.html')
    expect(html).toContain('<h1>3 errors from 3 causes</h1>')
    expect(html).toContain('dist/a/index.html is https://a.example/a/')
    expect(html).toContain(
      '<tr><th scope="row"><code>de</code></th><td class="number">3</td><td class="number">2</td><td class="number">1</td><td class="number">1</td></tr>',
    )
    expect(html).toContain('/docs/problems.md#canonical-to-missing">')
    expect(JSON.parse(read('r.json')).command).toBe('audit')
    write({ 'de/tea/index.html': page('de', 'https://a.example/de/tea/') })
    const { stdout } = await audit('dist', '--since', 'r.json', '--report', 'r.html')
    expect(stdout).toContain('Indexable pages: 3 before, 4 now')
    expect(stdout).toContain('canonical-to-missing "/de/": 1 before, 0 now')
    expect(read('r.html')).toContain('<th scope="row">Indexable pages</th>')
    const { since } = JSON.parse(read('r.json'))
    expect(since.counts.indexable).toEqual({ before: 3, after: 4 })
  })

  test('has no absolute path in a report', async () => {
    await audit(join(folder, 'dist'), '--report', 'r.html')
    for (const name of ['r.html', 'r.json']) expect(read(name)).not.toContain(folder)
    expect(JSON.parse(read('r.json')).input).toEqual(['dist'])
  })

  test('refuses a report in the folder, and a folder without a name', async () => {
    const inside = await audit('dist', '--report', 'dist/r.html')
    expect([inside.status, inside.failures]).toMatchObject([
      2,
      [{ detail: 'published', path: 'dist/r.html' }],
    ])
    expect(existsSync(join(folder, 'dist/r.html'))).toBe(false)
    const unnamed = await audit('')
    expect([unnamed.status, unnamed.failures]).toMatchObject([74, [{ code: 'file-not-found' }]])
  })

  test('refuses the report of another command with --since', async () => {
    await runWaymark(['validate', 'dist', '--report', 'v.html'], { cwd: folder })
    const { status, failures } = await audit('dist', '--since', 'v.json')
    expect([status, failures]).toMatchObject([
      74,
      [{ detail: 'not-an-earlier-report', file: 'v.json', command: 'audit' }],
    ])
  })

  test.each([
    ['has no counts of its pages', { pages: undefined }],
    ['has no counts of its links', { site: null }],
    ['has a word for a number', { indexable: 'all' }],
    ['has no list of failures', { failures: 0 }],
  ])('refuses a report that %s with --since', async (_, changed) => {
    await audit('dist', '--report', 'r.html')
    writeFileSync(
      join(folder, 'r.json'),
      JSON.stringify({ ...JSON.parse(read('r.json')), ...changed }),
    )
    const { status, failures } = await audit('dist', '--since', 'r.json')
    expect([status, failures]).toMatchObject([
      74,
      [{ detail: 'not-an-earlier-report', file: 'r.json', command: 'audit' }],
    ])
  })

  test('writes the known problems in an order that does not change', async () => {
    await audit('dist', '--baseline', 'known.json', '--write-baseline')
    const keys = JSON.parse(read('known.json')).problems.map(
      ({ file, code, fingerprint }: Record<string, string>) =>
        JSON.stringify([file, code, fingerprint]),
    )
    expect(keys.length).toBeGreaterThan(3)
    expect(keys).toEqual(keys.toSorted())
  })

  test('has the same findings in little memory', async () => {
    const whole = await audit('dist')
    expect(await audit('dist', '--memory', '4MiB')).toEqual(whole)
  })
})

test('a terminal shows five problems of each code, and all with --all', async () => {
  const links = Array.from({ length: 7 }, (_, n) => `<a href="/${n}">${n}</a>`).join('\n')
  write({ 'index.html': page('en', 'https://a.example/', links) })
  const terminal = async (...args: readonly string[]) => {
    const { io, stdout } = memoryIo('', { NO_COLOR: '1' }, true)
    await main(['audit', join(folder, 'dist'), ...args], io)
    return stdout().match(/dist\/index\.html:\d+:\d+$/gm)?.length
  }
  const all = (await json()).problems.filter(
    ({ code }: { code: string }) => code === 'link-to-missing',
  )
  expect(all.length).toBeGreaterThan(5)
  expect(await terminal('--severity', OTHERS)).toBe(5)
  expect(await terminal('--severity', OTHERS, '--all')).toBe(all.length)
})

describe('other sources', () => {
  beforeEach(() => write(CORRECT))

  const put = (name: string, ...lines: readonly string[]): void =>
    writeFileSync(join(folder, name), `${lines.join('\n')}\n`)

  test('are crawl exports and databases, each as often as there are files', async () => {
    put(
      'a.csv',
      'Address,Status Code,Redirect URL',
      'https://a.example/en/,301,https://a.example/de/',
    )
    put('b.csv', 'URL,HTTP status code,Is noindex', 'https://a.example/de/,200,true')
    const alternates = [{ lang: 'fr', loc: 'https://a.example/fr/' }]
    put('db.json', JSON.stringify({ urls: [{ loc: 'https://a.example/fr/', alternates }] }))
    put('db.csv', 'url,lang', 'https://a.example/de/,de')
    const sources = ['--crawl', 'a.csv', '--crawl', 'b.csv', '--database', 'db.json']
    const { problems, files } = await json(...sources, '--database', 'db.csv')
    expect(problems.map(({ code, related = [] }: SiteProblem) => [code, related[0]])).toEqual([
      ['listed-page-redirects', expect.objectContaining({ file: 'a.csv', line: 2, column: 23 })],
      ['listed-page-noindex', expect.objectContaining({ file: 'b.csv', line: 2, column: 27 })],
    ])
    expect(files.map(({ path, kind }: FileFigures) => [path, kind])).toEqual([
      [join('dist', 'sitemap.xml'), 'urlset'],
      ['a.csv', 'crawl'],
      ['b.csv', 'crawl'],
      ['db.json', 'database'],
      ['db.csv', 'database'],
    ])
  })

  test('of another site, or that cannot be read, are named, and the rest is audited', async () => {
    put('b.csv', 'Address,Status Code', 'https://b.example/en/,404')
    const { status, stdout, failures } = await audit('dist', '--crawl', 'b.csv', '--database', 'no')
    expect([status, stdout]).toEqual([74, expect.stringContaining('2 pages, 2 indexable')])
    expect(failures).toMatchObject([
      { code: 'crawl-of-other-site', file: 'b.csv', base: 'https://a.example/' },
      { code: 'file-not-found', file: 'no' },
    ])
  })

  test('are not replaced by a report', async () => {
    put('crawl.html', 'Address,Status Code', 'https://a.example/en/,200')
    for (const option of ['--crawl', '--database']) {
      const args = [option, 'crawl.html', '--report', 'crawl.html']
      const { status, failures } = await audit('dist', ...args)
      expect([status, failures]).toMatchObject([2, [{ detail: 'report-is-input' }]])
    }
    expect(read('crawl.html')).toContain('Address')
  })
})

test('of a folder whose URL nothing says, the first line says so', async () => {
  write({ 'index.html': '<html lang="en"><title>Tea</title>' })
  const { status, stdout } = await audit('dist')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^.* dist .*--base.* https:\/\/site\.invalid\/\n/)
})

test.each([
  ['missing', 'file-not-found'],
  ['file.html', 'file-path-invalid'],
  ['empty', 'folder-without-pages'],
  ['texts', 'folder-without-pages'],
  ['-', 'file-not-found'],
])('%s cannot be audited', async (name, code) => {
  for (const made of ['empty', 'texts']) mkdirSync(join(folder, made))
  writeFileSync(join(folder, 'texts/a.txt'), 'tea')
  writeFileSync(join(folder, 'file.html'), '<title>Tea</title>')
  const { status, stdout, failures } = await audit(name)
  expect([status, stdout, failures]).toMatchObject([74, '', [{ code, file: name }]])
})

test.each([
  [[], { detail: 'no-operand', operand: 'folder' }],
  [['a', 'b'], { detail: 'takes-one', operand: 'folder', extra: 'b' }],
  [['https://a.example/'], { detail: 'url-for-folder' }],
  [['file:///srv/dist'], { detail: 'file-url', path: '/srv/dist' }],
])('refuses %j', async (args, facts) => {
  const { status, stdout, failures } = await audit(...args)
  expect([status, stdout, failures]).toMatchObject([2, '', [facts]])
})

test('no name, URL, language or title reaches the terminal or the page as it is', async () => {
  const evil = '\u001b]0;t\u0007\u202e<img src=x>'
  write({
    [`${evil.replaceAll('/', '')}/index.html`]: page(evil, `https://a.example/${evil}`),
    'index.html': page('en', 'https://a.example/', `<a href="/${evil}">x</a>`, `<title>${evil}`),
  })
  for (const format of ['text', 'csv', 'github', 'json', 'sarif']) {
    const { stdout, stderr } = await audit('dist', '--format', format, '--report', 'r.html')
    expect(stdout + stderr).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u)
  }
  expect(read('r.html')).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]|<img/u)
})
