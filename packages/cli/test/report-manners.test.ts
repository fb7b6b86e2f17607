import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { fingerprintOf } from '../src/problems/fingerprint.ts'
import { githubLine } from '../src/report/github-lines.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { problemOf } from './sample-reports.ts'
import { sitemapOf } from './sources.ts'

const DATE = '2024-03-15T10:00:00.000Z'
const HEAD = { version: '1.1', generated: DATE, defaultLang: 'en' }

let folder: string
const path = (name: string) => join(folder, name)
beforeEach(() => {
  folder = temporaryFolder()
})

const run = (...args: readonly string[]) => runWaymark(args, { cwd: folder })

/** A database with an error, warnings and an info, on lines of their own. */
function writeDatabase(name = 'db.json', ...more: readonly object[]): void {
  const page = (at: string, some: object = {}) => ({
    loc: `https://a.example/${at}`,
    lastmod: DATE,
    lang: 'en',
    ...some,
  })
  const urls = [
    page('a', { alternates: [{ lang: 'de', loc: 'https://a.example/de' }] }),
    page('b', { x: 1 }),
    page('old/c', { priority: 7 }),
    ...more,
  ]
  writeFileSync(path(name), JSON.stringify({ ...HEAD, urls }, null, 1))
}

/** The codes of problems, as JSON has them, with the counts of its kinds. */
async function found(...args: readonly string[]) {
  const { status, stdout, stderr } = await run('validate', ...args, '--format', 'json')
  const { problems, kinds } = JSON.parse(stdout)
  const list = (all: readonly Record<string, unknown>[]) =>
    all.map(({ severity, code }) => `${severity} ${code}`)
  return { status, stderr, problems: list(problems), kinds: list(kinds), whole: JSON.parse(stdout) }
}

const ALL = [
  'error PRIORITY_OUT_OF_RANGE',
  'warning UNKNOWN_MEMBER',
  'warning alternate-not-listed',
  'info x-default-missing',
]

describe('the exit status', () => {
  test('is 1 for an error or too many warnings, and 0 for warnings alone', async () => {
    writeDatabase()
    expect((await found('db.json')).problems.sort()).toEqual([...ALL].sort())
    const status = async (...args: string[]) => (await run('validate', 'db.json', ...args)).status
    expect(await status()).toBe(1)
    const off = '--severity=PRIORITY_OUT_OF_RANGE=off'
    expect(await status(off)).toBe(0)
    expect(await status(off, '--max-warnings', '2')).toBe(0)
    const { status: many, stderr } = await run('validate', 'db.json', off, '--max-warnings=1')
    expect([many, stderr]).toEqual([
      1,
      expect.stringMatching(/^waymark validate: .*--max-warnings 1 .*: 2\n$/),
    ])
    expect(await status('--severity=PRIORITY_OUT_OF_RANGE=warning', '--max-warnings=2')).toBe(1)
    expect((await run('validate', 'db.json', 'none.json', off)).status).toBe(74)
  })

  test('of sitemap is the same', async () => {
    writeDatabase()
    const status = async (...args: string[]) =>
      (await run('sitemap', 'db.json', '--out', 'out', ...args)).status
    expect(await status()).toBe(1)
    const off = '--severity=PRIORITY_OUT_OF_RANGE=off'
    expect([await status(off), await status(off, '--max-warnings', '1')]).toEqual([0, 1])
    // What an earlier run left is not taken for the result of one with other options.
    expect(await status()).toBe(1)
  })
})

describe('severities', () => {
  test('are chosen by code and by path, and all outputs agree', async () => {
    writeDatabase()
    const severity = 'x-default-missing=warning,UNKNOWN_MEMBER=off'
    const paths = JSON.stringify({
      '/old/**': { PRIORITY_OUT_OF_RANGE: 'warning' },
      'https://a.example/a': { 'alternate-not-listed': 'off' },
    })
    const options = ['--severity', severity, '--paths', paths, '--report', 'r.html']
    const { status, problems, kinds } = await found('db.json', ...options)
    const left = ['warning PRIORITY_OUT_OF_RANGE', 'warning x-default-missing']
    expect([status, problems.sort(), kinds.sort()]).toEqual([0, left, left])
    const report = JSON.parse(readFileSync(path('r.json'), 'utf8'))
    expect(
      report.kinds
        .map(({ severity: own, code }: Record<string, string>) => `${own} ${code}`)
        .sort(),
    ).toEqual(left)
    const html = readFileSync(path('r.html'), 'utf8')
    expect(html).toContain('PRIORITY_OUT_OF_RANGE')
    expect(html).not.toMatch(/UNKNOWN_MEMBER|alternate-not-listed/)
    const sarif = JSON.parse(
      (await run('validate', 'db.json', ...options, '--format', 'sarif')).stdout,
    )
    expect(
      sarif.runs[0].results
        .map(({ level, ruleId }: Record<string, string>) => `${level} ${ruleId}`)
        .sort(),
    ).toEqual(left)
    const { stdout: csv } = await run('validate', 'db.json', ...options, '--format', 'csv')
    expect(
      csv
        .trim()
        .split('\n')
        .slice(1)
        .map((line) => line.split(',').slice(0, 2).join(' '))
        .sort(),
    ).toEqual(left)
    const { stdout: text } = await run('validate', 'db.json', ...options)
    expect(text).toMatch(/^warning PRIORITY_OUT_OF_RANGE \(1 place\)$/m)
    expect(text).toMatch(/^warning x-default-missing \(1 place\)$/m)
    expect(text).not.toMatch(/UNKNOWN_MEMBER|alternate-not-listed/)
    const built = await run('sitemap', 'db.json', '--out', 'out', '--format', 'json', ...options)
    const { counts, kinds: ofBuild } = JSON.parse(built.stdout)
    expect(
      ofBuild.map(({ severity: own, code }: Record<string, string>) => `${own} ${code}`).sort(),
    ).toEqual(left)
    expect(counts).toMatchObject({ problems: { error: 0, warning: 2, info: 0 }, hintsLeftOut: 1 })
  })

  test('are chosen by the path of the page, whatever the problem is about', async () => {
    const link = (path: string) => ({ lang: 'jp', loc: `https://a.example${path}` })
    const wrong = (loc: string) => ({
      loc,
      lastmod: 'never',
      priority: 2,
      alternates: [link('/tea'), link('/%zz')],
    })
    const urls = [
      wrong('https://a.example/old/tea'),
      wrong('/old/tea'),
      wrong('https://b.example/'),
    ]
    writeFileSync(path('db.json'), JSON.stringify({ urls }))
    const entry = (loc: string) =>
      `<url><loc>${loc}</loc><lastmod>never</lastmod><priority>2</priority>` +
      `<xhtml:link rel="alternate" hreflang="jp" href="http://localhost/%zz"/></url>`
    const locs = ['https://a.example/old/undefined', 'https://a.example/x']
    writeFileSync(path('a.xml'), sitemapOf(locs.map(entry).join('')))
    for (const file of ['db.json', 'a.xml']) {
      const all = (await found(file)).whole.problems as Record<string, string>[]
      const off = Object.fromEntries(all.map(({ code = '' }) => [code, 'off']))
      const paths = JSON.stringify({ '/old/**': off })
      const left = (await found(file, '--paths', paths)).whole.problems as typeof all
      const ofOthers = all.filter(
        ({ loc, value = '' }) => !/\/old\/(?:tea|undefined)/.test(loc ?? value),
      )
      expect(left).toEqual(ofOthers)
      expect(left.length).toBeLessThan(all.length / 2)
      const places = left.map(({ pointer = '', line = 0 }) => pointer || Number(line))
      expect(places.filter((place) => /^\/urls\/[01]\//.test(String(place)))).toEqual([])
    }
  })

  test('are chosen by file, and the last pattern that matches counts', async () => {
    const page = (lastmod: string) =>
      sitemapOf(`<url><loc>https://a.example/${lastmod}</loc><lastmod>${lastmod}</lastmod></url>`)
    mkdirSync(path('legacy'))
    writeFileSync(path('a.xml'), page('never'))
    writeFileSync(path('legacy/b.xml'), page('x'))
    const severities = async (paths: object) => {
      const { whole } = await found('a.xml', 'legacy', '--paths', JSON.stringify(paths))
      return whole.problems.map(({ file, severity }: Record<string, string>) => [file, severity])
    }
    const off = { 'invalid-lastmod': 'off' }
    expect(await severities({ 'legacy/**': off })).toEqual([['a.xml', 'error']])
    expect(await severities({ '**': off, 'legacy/*.xml': { 'invalid-lastmod': 'info' } })).toEqual([
      [join('legacy', 'b.xml'), 'info'],
    ])
    const lint = async (...args: string[]) => (await run('lint', 'legacy/list.txt', ...args)).stdout
    writeFileSync(path('legacy/list.txt'), 'db://a/b/c_d\n')
    expect(await lint()).toContain('path-underscore')
    const paths = JSON.stringify({ 'legacy/**': { 'path-naming': 'off' } })
    expect(await lint('--paths', paths)).not.toContain('path-underscore')
  })

  test('are in the configuration as objects', async () => {
    writeDatabase()
    const severity = { 'alternate-not-listed': 'error', UNKNOWN_MEMBER: 'off' }
    const paths = { 'db.json': { PRIORITY_OUT_OF_RANGE: 'off' } }
    writeFileSync(
      path('waymark.config.json'),
      JSON.stringify({ validate: { severity, paths, 'max-warnings': 0, quiet: true } }),
    )
    const { status, problems } = await found('db.json')
    expect([status, problems]).toEqual([1, ['error alternate-not-listed']])
    expect((await run('config')).status).toBe(0)
  })

  test.each([
    [
      '--severity=x-default-mising=off',
      { detail: 'unknown-code', name: 'x-default-mising', near: 'x-default-missing' },
    ],
    ['--severity=path-verb=off', { detail: 'unknown-code', name: 'path-verb' }],
    ['--severity=duplicate-loc=of', { detail: 'no-severity', name: 'duplicate-loc' }],
    ['--severity=duplicate-loc', { detail: 'no-severity', name: 'duplicate-loc' }],
    [
      '--severity=duplicate-loc=off,duplicate-loc=off',
      { detail: 'severity-twice', name: 'duplicate-loc' },
    ],
    ['--paths={', { detail: 'severities-json' }],
    ['--paths=[]', { option: 'paths', code: 'option-wrong' }],
    ['--paths={"/a":{"duplicate-loc":"of"}}', { option: 'paths', code: 'option-wrong' }],
    ['--paths={"/a":{"duplicate-lok":"off"}}', { detail: 'unknown-code', name: 'duplicate-lok' }],
  ])('%s is refused', async (option, facts) => {
    writeDatabase()
    const [name = '', value = ''] = option.slice(2).split(/=(.*)/s)
    for (const args of [['validate'], ['sitemap', '--out', 'out']]) {
      const { status, failures } = await run(...args, 'db.json', option)
      expect([status, failures]).toMatchObject([2, [{ option: name, ...facts }]])
    }
    writeFileSync(path('waymark.config.json'), JSON.stringify({ validate: { [name]: value } }))
    const { status, failures } = await run('config')
    expect([status, failures]).toMatchObject([
      2,
      [{ atLine: 1, atColumn: 17 + name.length, ...facts }],
    ])
  })
})

test('--quiet reports errors only, everywhere; warnings still count', async () => {
  writeDatabase()
  const quiet = ['--quiet', '--max-warnings', '1', '--report', 'r.html']
  const { status, problems, kinds, stderr } = await found('db.json', ...quiet)
  expect([status, problems, kinds]).toEqual([1, ALL.slice(0, 1), ALL.slice(0, 1)])
  expect(stderr).toMatch(/--max-warnings 1 .*: 2\n/)
  expect(readFileSync(path('r.html'), 'utf8')).not.toContain('UNKNOWN_MEMBER')
  const { stdout } = await run('validate', 'db.json', '--quiet')
  expect(stdout).not.toMatch(/warning|info/)
  const loud = ['sitemap', 'db.json', '--out', 'out', '--report', 'r.html', '--format', 'json']
  expect(JSON.parse((await run(...loud)).stdout).counts.problems.warning).toBe(2)
  // The report of an earlier run is that of this one, but for what is reported.
  const built = JSON.parse((await run(...loud, '--quiet')).stdout)
  expect(built).toMatchObject({
    isUnchanged: true,
    counts: { problems: { error: 1, warning: 0, info: 0 } },
    kinds: [{ code: 'PRIORITY_OUT_OF_RANGE' }],
  })
  expect(JSON.parse(readFileSync(path('r.json'), 'utf8')).kinds).toHaveLength(1)
  writeFileSync(path('a.txt'), 'file:///a b\ndb://a/b/c_d\n')
  const lint = await run('lint', 'a.txt', '--quiet', '--max-warnings=0')
  expect(lint.stdout).toMatch(/: 1 error\n$/)
  expect(lint.stderr).toMatch(/--max-warnings 0 .*: 1\n/)
})

describe('a baseline', () => {
  const write = ['--baseline', 'known.json', '--write-baseline']
  const use = ['--baseline', 'known.json']

  test('has the problems of today, after which only new ones are reported', async () => {
    writeDatabase()
    const written = await found('db.json', ...write)
    expect(written).toMatchObject({ status: 0, problems: [], kinds: [] })
    expect(written.stderr).toMatch(/^waymark validate: known\.json: .*4 .*\n$/)
    const lines = readFileSync(path('known.json'), 'utf8').trim().split('\n')
    expect(
      lines.slice(1, -1).map((line) => line.replace(/"fingerprint":"[0-9a-f]{16}"/, '*')),
    ).toEqual([
      '{"file":"db.json","code":"PRIORITY_OUT_OF_RANGE",*,"count":1},',
      '{"file":"db.json","code":"UNKNOWN_MEMBER",*,"count":1},',
      '{"file":"db.json","code":"alternate-not-listed",*,"count":1},',
      '{"file":"db.json","code":"x-default-missing",*,"count":1}',
    ])
    const same = await found('db.json', ...use, '--max-warnings', '0')
    expect(same).toMatchObject({ status: 0, problems: [], kinds: [] })
    expect(same.stderr).toMatch(/^waymark validate: 4 .*: known\.json\n$/)
    // An entry before them moves all lines and indexes.
    const moved = JSON.parse(readFileSync(path('db.json'), 'utf8'))
    moved.urls.unshift({ loc: 'https://a.example/0', lastmod: DATE }, { loc: '/relative' })
    writeFileSync(path('db.json'), JSON.stringify(moved, null, 3))
    expect(await found('db.json', ...use)).toMatchObject({
      status: 1,
      problems: ['error RELATIVE_URL'],
      kinds: ['error RELATIVE_URL'],
    })
    const { stdout } = await run('validate', 'db.json', ...use)
    expect(stdout).not.toMatch(/PRIORITY|UNKNOWN_MEMBER|x-default/)
  })

  test('knows as many problems that are alike as there were', async () => {
    const dates = (...all: readonly string[]) =>
      sitemapOf(
        ...all.map((date) => `<url><loc>https://a.example/</loc><lastmod>${date}</lastmod></url>`),
      )
    writeFileSync(path('a.xml'), dates('x', 'x'))
    const off = '--severity=duplicate-loc=off'
    await run('validate', 'a.xml', off, ...write)
    writeFileSync(path('a.xml'), dates('y', 'x', 'x', 'x'))
    const { whole } = await found('a.xml', off, ...use)
    expect(whole.problems.map(({ line, value }: Record<string, unknown>) => [line, value])).toEqual(
      [
        [3, 'y'],
        [6, 'x'],
      ],
    )
  })

  test('names files from its own folder, wherever the command runs', async () => {
    mkdirSync(path('ci'))
    mkdirSync(path('maps'))
    writeFileSync(path('maps/a.xml'), sitemapOf('<url><loc>/a</loc></url>'))
    const baseline = path('ci/known.json')
    await run('validate', 'maps/a.xml', '--baseline', baseline, '--write-baseline')
    expect(readFileSync(baseline, 'utf8')).toContain('"file":"../maps/a.xml"')
    for (const [cwd, file] of [
      [path('maps'), './a.xml'],
      [folder, path('maps/a.xml')],
    ] as const) {
      const { status } = await runWaymark(['validate', file, '--baseline', baseline], { cwd })
      expect(status).toBe(0)
    }
    writeFileSync(path('maps/b.xml'), sitemapOf('<url><loc>/a</loc></url>'))
    expect((await run('validate', 'maps/b.xml', '--baseline', baseline)).status).toBe(1)
  })

  test('hides problems, and so it is never said that there are none', async () => {
    writeDatabase()
    const validate = async (...args: readonly string[]) =>
      (await run('validate', 'db.json', ...args)).stdout.split('\n').at(-2)
    expect(await validate(...write)).toMatch(/4 hidden problems/)
    expect(await validate(...use)).toMatch(/4 hidden problems/)
    writeFileSync(path('list.txt'), 'https://a.example/b\nhttps://a.example/b\n')
    const quiet = await run('validate', 'list.txt', '--quiet', '--max-warnings', '0')
    expect(quiet.status).toBe(1)
    expect(quiet.stdout).not.toContain('No problems')
    const built = await run('sitemap', 'db.json', '--out', 'out', ...write)
    expect(built.stdout).toMatch(/\n.*4 hidden problems in /)
    const mild = { loc: 'https://a.example/', lastmod: DATE, x: 1 }
    writeFileSync(path('mild.json'), JSON.stringify({ ...HEAD, urls: [mild] }))
    const calm = await run('sitemap', 'mild.json', '--out', 'other', '--quiet')
    expect(calm.stdout).toMatch(/\n.*\d hidden problems? in /)
  })

  test('replaces nothing but a baseline, and no report replaces one', async () => {
    writeDatabase()
    const before = readFileSync(path('db.json'), 'utf8')
    const list = 'https://a.example/\nhttps://a.example/\n'
    writeFileSync(path('list.txt'), list)
    for (const own of ['db.json', 'list.txt']) {
      const args = ['validate', 'list.txt', '--baseline', own, '--write-baseline']
      expect((await run(...args)).status).toBe(2)
    }
    writeFileSync(path('known.json'), '')
    for (let n = 0; n < 2; n++) {
      expect((await run('validate', 'list.txt', ...use, '--write-baseline')).status).toBe(0)
      expect((await run('validate', 'list.txt', ...use)).stderr).toContain('known.json')
    }
    const known = readFileSync(path('known.json'), 'utf8')
    for (const report of ['db.html', 'known.html']) {
      for (const more of [[], use]) {
        const { status } = await run('validate', 'list.txt', '--report', report, ...more)
        expect([report, status]).toEqual([report, 2])
      }
    }
    const both = ['--baseline', 'new.json', '--write-baseline', '--report', 'new.html']
    expect((await run('validate', 'list.txt', ...both)).status).toBe(2)
    expect(readFileSync(path('db.json'), 'utf8')).toBe(before)
    expect(readFileSync(path('known.json'), 'utf8')).toBe(known)
    expect(readFileSync(path('list.txt'), 'utf8')).toBe(list)
    // An earlier report is replaced.
    for (let n = 0; n < 2; n++) {
      expect((await run('validate', 'list.txt', '--report', 'r.html')).status).toBe(0)
    }
  })

  const CLEAN = /No problems|nothing to report$|[Nn]othing has changed\.|Ready to publish/m
  const LIST = 'db://a/b/c_d\n'

  test.each([
    ['validate', 'mild.json', ['text', 'json', 'github', 'csv', 'sarif']],
    ['audit', 'pages', ['text', 'json', 'github', 'csv', 'sarif']],
    ['sitemap', 'mild.json', ['text', 'json', 'github']],
    ['lint', 'list.txt', ['text', 'json', 'github', 'sarif']],
  ])('%s never says that nothing was found if it was hidden', async (command, file, formats) => {
    const mild = { loc: 'https://a.example/', lastmod: DATE, lang: 'en', x: 1 }
    writeFileSync(path('mild.json'), JSON.stringify({ ...HEAD, urls: [mild] }))
    mkdirSync(path('pages'))
    writeFileSync(path('pages/index.html'), '<html lang="en"><title>t</title><p>x')
    writeFileSync(path('list.txt'), LIST)
    const start = command === 'sitemap' ? [command, file, '--out', 'out'] : [command, file]
    const has = command === 'lint' ? [] : ['--report', 'r.html']
    const plain = JSON.parse((await run(...start, ...has, '--format', 'json')).stdout)
    const all = plain.problems ?? plain.kinds ?? plain.files[0].problems
    const codes: readonly string[] = all.map(({ code }: { code: string }) => code)
    expect(codes.length).toBeGreaterThan(0)
    await run(...start, '--baseline', 'known.json', '--write-baseline')
    const ways = [
      ['--quiet'],
      ['--baseline', 'known.json'],
      // A rule of the linter that is off finds nothing.
      ...(command === 'lint' ? [] : [[`--severity=${codes.map((code) => `${code}=off`).join()}`]]),
    ]
    for (const way of ways) {
      for (const format of formats) {
        // A second run finds nothing new, and since the first one nothing has changed.
        for (const since of has.length === 0 ? [[]] : [[], ['--since', 'r.json']]) {
          const given = [...way, ...has, ...since, '--format', format]
          const { status, stdout } = await run(...start, ...given)
          expect(status, given.join(' ')).toBe(0)
          expect(stdout, given.join(' ')).not.toMatch(CLEAN)
          if (format === 'json') {
            const { hidden, counts } = JSON.parse(stdout)
            expect(hidden ?? counts.hidden, given.join(' ')).toBe(codes.length)
          }
          if (has.length > 0) expect(readFileSync(path('r.html'), 'utf8')).not.toMatch(CLEAN)
        }
      }
    }
  })

  test('is for sitemap and lint, too', async () => {
    writeDatabase()
    const build = ['sitemap', 'db.json', '--out', 'out', '--baseline', 'b.json']
    expect((await run(...build, '--write-baseline')).status).toBe(0)
    const { status, stdout } = await run(...build, '--format', 'json')
    expect([status, JSON.parse(stdout)]).toMatchObject([
      0,
      { kinds: [], counts: { hintsLeftOut: 1 } },
    ])
    writeFileSync(path('a.txt'), 'db://a/b/c_d\nfile:///a b\n')
    expect((await run('lint', 'a.txt', ...write)).status).toBe(0)
    writeFileSync(path('a.txt'), '\n# moved\nfile:///a b\nfile:///b c\ndb://a/b/c_d\n')
    const lint = await run('lint', 'a.txt', ...use)
    expect(lint.status).toBe(1)
    expect(lint.stdout.match(/^a\.txt:\d+:\d+.*/gm)).toEqual(['a.txt:4:10: error unencoded-space'])
  })

  test('is not written if an input cannot be read, and has to be one', async () => {
    writeDatabase()
    expect((await run('validate', 'db.json', 'none.json', ...write)).status).toBe(74)
    expect(existsSync(path('known.json'))).toBe(false)
    const missing = await run('validate', 'db.json', ...use)
    expect([missing.status, missing.failures]).toMatchObject([
      74,
      [{ code: 'file-not-found', file: 'known.json' }],
    ])
    for (const content of [
      '{}',
      '[]',
      '{"problems":[{"file":"a","code":"b","fingerprint":"c","count":0}]}',
    ]) {
      writeFileSync(path('known.json'), content)
      const { status, failures } = await run('validate', 'db.json', ...use)
      expect([status, failures]).toMatchObject([
        2,
        [{ settings: 'known.json', detail: 'not-a-baseline' }],
      ])
    }
  })
})

test('a fingerprint is of what a problem is about, not of its place and not of counts', () => {
  const problem = { code: 'c', pointer: '/urls/3/lastmod', value: 'x', data: { n: 3, lang: 'de' } }
  const same = { ...problem, pointer: '/urls/40/lastmod', data: { lang: 'de', n: 4 }, line: 7 }
  expect(fingerprintOf(same)).toBe(fingerprintOf(problem))
  for (const other of [
    { ...problem, value: 'y' },
    { ...problem, pointer: '/urls/3/loc' },
    { ...problem, data: { lang: 'fr' } },
    { ...problem, target: 'https://a.example/' },
    { ...problem, cause: { code: 'd' } },
    { ...problem, text: 'a' },
  ]) {
    expect(fingerprintOf(other)).not.toBe(fingerprintOf(problem))
  }
})

describe('the log of GitHub Actions', () => {
  test('has a command for each problem, with its place as far as that is known', () => {
    const line = (some: object) => githubLine({ ...problemOf(), ...some })
    expect(line({ message: 'a%b', remedy: 'c:d,e', file: 'x%:,\r\ny', line: 2, column: 3 })).toBe(
      '::error file=x%25%3A%2C%0D%0Ay,line=2,col=3,title=some-code::a%25b c:d,e\n',
    )
    expect(line({ file: 'a', line: 2 })).toContain('::error file=a,line=2,title=some-code::')
    expect(line({ file: 'a', column: 2 })).toContain('::error file=a,title=some-code::')
    expect(line({})).toContain('::error title=some-code::')
    const levels = ['error', 'warning', 'info'].map((severity) => line({ severity }).split(' ')[0])
    expect(levels).toEqual(['::error', '::warning', '::notice'])
    const long = line({ message: 'm'.repeat(600), remedy: '' })
    expect([long.includes('…'), long.split('::').at(-1)?.length]).toEqual([true, 600])
  })

  test('has those of validate and sitemap, what could not be read, and the counts', async () => {
    writeDatabase()
    const { status, stdout } = await run('validate', 'db.json', 'none.json', '--format', 'github')
    expect(status).toBe(74)
    const lines = stdout.trimEnd().split('\n')
    expect(lines.map((line) => line.replace(/::[^:]*$/, ''))).toEqual([
      expect.stringMatching(/^::error file=none\.json,title=file-not-found$/),
      expect.stringMatching(/^::error file=db\.json,line=\d+,col=\d+,title=PRIORITY_OUT_OF_RANGE$/),
      expect.stringMatching(/^::warning file=db\.json,line=\d+,col=\d+,title=UNKNOWN_MEMBER$/),
      '3 entries in 1 file: 1 error, 1 warning',
    ])
    const built = await run('sitemap', 'db.json', '--out', 'out', '--format', 'github')
    expect(built.stdout.match(/^::\w+ file=db\.json,line=\d+,col=\d+,title=/gm)).toHaveLength(4)
    expect(built.stdout).toMatch(/\n3 entries, 3 written: 1 error, 2 warnings, 1 info\n$/)
  })
})
