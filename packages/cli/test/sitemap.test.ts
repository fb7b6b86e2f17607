import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark, startWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo } from './sources.ts'

const DATE = '2024-03-15T10:00:00.000Z'

interface Entry {
  readonly loc: unknown
  readonly lastmod?: unknown
  readonly lang?: unknown
  readonly alternates?: unknown
}

function database(...urls: readonly (Entry | null)[]): string {
  const head = { version: '1.1', generated: DATE, defaultLang: 'en' }
  return JSON.stringify({ ...head, urls }, null, 1)
}

const pages = (count: number): Entry[] =>
  Array.from({ length: count }, (_, index) => ({
    loc: `https://a.example/${index}`,
    lastmod: DATE,
  }))

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

/** Runs on a database in `db.json`, with `out` as the folder. */
async function build(text: string | Buffer, ...args: readonly string[]) {
  writeFileSync(join(folder, 'db.json'), text)
  const run = await runWaymark(['sitemap', 'db.json', '--out', 'out', ...args], { cwd: folder })
  const read = (name: string): string =>
    readFileSync(join(folder, name.startsWith('db.report.') ? '' : 'out', name), 'utf8')
  const report = existsSync(join(folder, 'db.report.json'))
    ? JSON.parse(read('db.report.json'))
    : null
  return { ...run, read, report }
}

describe('a clean database', () => {
  const text = database(
    {
      loc: 'https://A.example:443/x/../en',
      lastmod: DATE,
      lang: 'en',
      alternates: [
        { lang: 'de', loc: 'https://a.example/de' },
        { lang: 'x-default', loc: 'https://a.example/en' },
      ],
    },
    {
      loc: 'https://a.example/%64e',
      lastmod: DATE,
      lang: 'de',
      alternates: [
        { lang: 'en', loc: 'https://a.example/en' },
        { lang: 'x-default', loc: 'https://a.example/en' },
      ],
    },
  )

  test('becomes a sitemap of canonical addresses with all links', async () => {
    const { status, stderr, read } = await build(text)
    expect([status, stderr]).toEqual([0, ''])
    const xml = read('sitemap.xml')
    expect([...xml.matchAll(/<loc>(.*)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'https://a.example/en',
      'https://a.example/de',
    ])
    for (const lang of ['en', 'de', 'x-default']) {
      expect(xml.match(new RegExp(`hreflang="${lang}"`, 'g'))).toHaveLength(2)
    }
    expect(readdirSync(join(folder, 'out'))).toEqual(['sitemap.xml'])
    expect(readdirSync(folder).sort()).toEqual([
      'db.json',
      'db.report.html',
      'db.report.json',
      'db.sitemaps.state',
      'out',
    ])
  })

  test('gets a summary for people: counts, rules with an example, no problems', async () => {
    const { stdout } = await build(text)
    expect(stdout).toContain('2 entries     all written')
    expect(stdout).toContain('6 alternates  in 2 languages')
    expect(stdout).toMatch(
      /1 × remove-default-port .*\n +https:\/\/a\.example:443\/.* -> https:\/\/a\.example\/x\//,
    )
    expect(stdout).toMatch(/No problems in [\d.]+ m?s\.\n$/)
  })

  test('is told to programs as in the JSON report', async () => {
    const { stdout, report } = await build(text, '--format', 'json')
    expect(JSON.parse(stdout)).toEqual(report)
    expect(report).toMatchObject({
      command: 'sitemap',
      input: 'db.json',
      counts: { entries: 2, written: 2, leftOut: 0, alternates: 6, linksWritten: 6, files: 1 },
      site: { entriesInAllFiles: 2, distinctLocs: 2, languages: { de: 2, en: 2, 'x-default': 2 } },
      files: [{ name: 'sitemap.xml', kind: 'urlset', entries: 2 }],
      kinds: [],
    })
  })

  test('may be gzip, come from standard input, and go out compressed', async () => {
    const args = ['sitemap', '-', '-o', 'out', '--gzip']
    const { status } = await runWaymark(args, { input: gzipSync(text), cwd: folder })
    expect(status).toBe(0)
    const xml = gunzipSync(readFileSync(join(folder, 'out', 'sitemap.xml.gz'))).toString()
    expect(xml).toContain('<loc>https://a.example/en</loc>')
  })
})

describe('what cannot be used', () => {
  test('is left out and named with pointer and line, and the rest is written', async () => {
    const { status, stdout, report, read } = await build(
      database(
        { loc: '/relative', lastmod: DATE },
        null,
        {
          loc: 'https://a.example/x',
          lastmod: '2024-13-01T00:00:00Z',
          lang: 'en',
          alternates: [
            { lang: 'de', loc: 'ftp://a.example/x' },
            { lang: 'en_US', loc: 'https://a.example/us' },
            { lang: 'en-UK', loc: 'https://a.example/uk' },
            { lang: 'fr', loc: 'https://a.example/y' },
          ],
        },
        { loc: 'https://a.example/y', lastmod: DATE, lang: 'fr' },
      ),
    )
    expect(status).toBe(1)
    const found = report.kinds.flatMap((kind: { first: { code: string; pointer: string }[] }) =>
      kind.first.map(({ code, pointer }) => `${code} ${pointer}`),
    )
    expect(found.filter((text: string) => !text.endsWith('-missing /urls/2')).sort()).toEqual([
      'INVALID_DATE_TIME /urls/2/lastmod',
      'INVALID_LANGUAGE_TAG /urls/2/alternates/1/lang',
      'RELATIVE_URL /urls/0/loc',
      'UNSUPPORTED_PROTOCOL /urls/2/alternates/0/loc',
      'WRONG_TYPE /urls/1',
      'alternate-not-listed /urls/2/alternates/2/loc',
      'return-link-missing /urls/2/alternates/3/loc',
      'unknown-region /urls/2/alternates/2/lang',
    ])
    expect(stdout).toContain('db.json:7:11  /urls/0/loc')
    expect(report.counts).toMatchObject({ entries: 4, written: 2, leftOut: 2 })
    const xml = read('sitemap.xml')
    expect(xml).toContain('<loc>https://a.example/x</loc>\n  <xhtml:link')
    expect(
      [...xml.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(([, ...link]) => link),
    ).toEqual([
      ['en', 'https://a.example/x'],
      ['fr', 'https://a.example/y'],
      ['fr', 'https://a.example/y'],
    ])
  })

  test('twice the same page is listed once and reported', async () => {
    const { status, report, read } = await build(
      database(
        { loc: 'https://a.example/x', lastmod: DATE },
        { loc: 'https://a.example/%78', lastmod: DATE },
      ),
    )
    expect(status).toBe(0)
    expect(report.kinds.map(({ code }: { code: string }) => code)).toEqual(['duplicate-loc'])
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(1)
  })

  test('pages that differ in the query are one page if --query remove is given', async () => {
    const products = Array.from({ length: 1200 }, (_, id) => ({
      loc: `https://a.example/product.php?id=${id}`,
      lastmod: DATE,
    }))
    const text = database(...products, { loc: '/x', lastmod: DATE })
    const one = await build(text, '--query', 'remove')
    expect(one.status).toBe(1)
    const counts = { written: 1, leftOut: 1200, repeated: 1199, merged: 1199 }
    expect(one.report.counts).toMatchObject(counts)
    const why =
      '1,200 left out: 1 cannot be used; 1,199 repeat an earlier page; 1,199 of these are other pages in the database'
    expect(one.stdout.replaceAll(/\s+/g, ' ')).toContain(why)
    expect(one.stdout.replaceAll(/\s+/g, ' ')).toContain(
      '"https://a.example/product.php?id=1" and "https://a.example/product.php?id=0" become one page, "https://a.example/product.php".',
    )
    expect(one.stdout).toContain('1,200 of 1,200 URLs lose their query.')
    const kinds = one.report.kinds.filter(({ code }: { code: string }) => code === 'pages-merged')
    expect(kinds).toMatchObject([{ severity: 'error', count: 1199, leftOut: { entries: 1199 } }])
    expect(one.read('db.report.html')).toContain(
      '1,200 are left out: 1 cannot be used; 1,199 repeat',
    )
    const all = await build(text)
    expect(all.report.counts).toMatchObject({ written: 1200, leftOut: 1, repeated: 0, merged: 0 })
    const codes = all.report.kinds.map(({ code }: { code: string }) => code)
    expect(codes).not.toContain('pages-merged')
    expect(codes).not.toContain('urls-changed')
    expect(all.read('sitemap.xml')).toContain('<loc>https://a.example/product.php?id=1199</loc>')
  })

  test.each([
    { paths: ['/p?id=1', '/p'], safe: 0, seo: 1, query: 1, slash: 0 },
    { paths: ['/p', '/p?id=1'], safe: 0, seo: 1, query: 1, slash: 0 },
    { paths: ['/p?id=1', '/p', '/p', '/p?id=1'], safe: 0, seo: 1, query: 1, slash: 0 },
    { paths: ['/?a=1', '/?a=2', '/#x'], safe: 0, seo: 2, query: 2, slash: 0 },
    { paths: ['/#/a', '/#/b', '/#/a'], safe: 1, seo: 1, query: 1, slash: 1 },
    { paths: ['/%7Ea?x', '/~a', '/~a?x', '/~a?y'], safe: 0, seo: 2, query: 2, slash: 0 },
    { paths: ['/?a=1#x', '/?a=1#y', '/?a=2#y'], safe: 1, seo: 2, query: 2, slash: 1 },
    { paths: ['/a', '/a/', '/a'], safe: 0, seo: 1, query: 0, slash: 1 },
  ])(
    'of $paths, the form safe merges $safe, seo $seo, without the query $query, and without the slash $slash',
    async ({ paths, safe, seo, query, slash }) => {
      const text = database(
        ...paths.map((path) => ({ loc: `https://a.example${path}`, lastmod: DATE })),
      )
      const merged = async (...options: readonly string[]) => {
        const { report, stdout } = await build(text, ...options)
        const { merged, written, repeated, entries } = report.counts
        expect([entries, written + repeated]).toEqual([paths.length, paths.length])
        expect(stdout.replaceAll(/\s+/g, ' ').includes('in the database')).toBe(merged > 0)
        return merged as number
      }
      expect(await merged()).toBe(safe)
      expect(await merged('--canonical', 'safe')).toBe(safe)
      expect(await merged('--canonical', 'seo')).toBe(seo)
      expect(await merged('--query', 'remove')).toBe(query)
      expect(await merged('--trailing-slash', 'never')).toBe(slash)
      const kept = ['--query', 'keep', '--fragment', 'keep', '--trailing-slash', 'preserve']
      expect(await merged('--canonical', 'seo', ...kept)).toBe(0)
    },
  )

  test('--fragment keep keeps pages apart that differ in the fragment', async () => {
    const text = database(
      { loc: 'https://a.example/?q#a', lastmod: DATE },
      { loc: 'https://a.example/?q#b', lastmod: DATE },
    )
    const locs = async (...options: readonly string[]) => {
      const { status, read } = await build(text, ...options)
      const found = [...read('sitemap.xml').matchAll(/<loc>(.*)<\/loc>/g)].map(([, loc]) => loc)
      return [status, ...found]
    }
    expect(await locs('--fragment', 'keep')).toEqual([
      0,
      'https://a.example/?q#a',
      'https://a.example/?q#b',
    ])
    expect(await locs()).toEqual([1, 'https://a.example/?q'])
  })

  test('if no entry can be used, an older sitemap stays unchanged', async () => {
    mkdirSync(join(folder, 'out'))
    writeFileSync(join(folder, 'out', 'sitemap.xml'), 'old')
    const { status, stdout, read, report } = await build(database({ loc: '/x', lastmod: DATE }))
    expect([status, read('sitemap.xml')]).toEqual([1, 'old'])
    expect(report.files).toEqual([])
    expect(stdout).toMatch(/0 files +written; nothing in out was changed/)
  })

  test('--x-default with a language that no page has gets a warning', async () => {
    const text = database({ loc: 'https://a.example/', lastmod: DATE, lang: 'pt-BR' })
    const none = await build(text, '--x-default', 'fr')
    expect([none.status, none.stdout]).toEqual([
      0,
      expect.stringMatching(/warning x-default-unused.*"fr"/s),
    ])
    const used = await build(text, '--x-default', 'PT-br')
    expect([used.status, used.read('sitemap.xml')]).toEqual([
      0,
      expect.stringContaining('hreflang="x-default"'),
    ])
  })

  test('a database without pages gets a warning, and the run is no success', async () => {
    const { status, stdout, report } = await build(database())
    expect([status, report.files]).toEqual([1, []])
    expect(stdout).toContain('warning no-entries')
  })

  test('JSON that is not a database is reported with pointers', async () => {
    const { status, report } = await build('{"version": 2, "urls": {}}')
    expect(status).toBe(1)
    const pointers = report.kinds.flatMap((kind: { first: { pointer: string }[] }) =>
      kind.first.map(({ pointer }) => pointer),
    )
    expect(pointers.sort()).toEqual(['/urls', '/version'])
  })

  test('--https-only leaves out http, and --trailing-slash decides how paths end', async () => {
    const text = database({ loc: 'http://a.example/x', lastmod: DATE })
    for (const options of [
      ['--https-only'],
      ['--canonical', 'seo-strict'],
      ['--canonical', 'seo', '--https-only'],
    ]) {
      const strict = await build(text, ...options)
      expect(strict.report.kinds[0].code).toBe('UNSUPPORTED_PROTOCOL')
    }
    expect((await build(text)).report.kinds).toEqual([])
    const slashed = await build(text, '--trailing-slash', 'always')
    expect(slashed.read('sitemap.xml')).toContain('<loc>http://a.example/x/</loc>')
    expect(slashed.stdout).toContain('1 of 1 URL gets a trailing slash.')
  })
})

describe('large sites', () => {
  test('are split by count, with an index that names the parts under --base', async () => {
    const { report, read } = await build(
      database(...pages(5)),
      '--max-urls',
      '2',
      '--base',
      'https://a.example/maps',
    )
    expect(report.files.map(({ name }: { name: string }) => name)).toEqual([
      'sitemap.xml',
      'sitemap-1.xml',
      'sitemap-2.xml',
      'sitemap-3.xml',
    ])
    expect(read('sitemap.xml')).toContain('<loc>https://a.example/maps/sitemap-3.xml</loc>')
  })

  test('a part of an earlier run that is no longer listed is named, if it is not known who wrote it', async () => {
    await build(database(...pages(5)), '--max-urls', '2')
    rmSync(join(folder, 'db.sitemaps.state'))
    const { stderr, status } = await build(database(...pages(3)), '--max-urls', '2')
    expect(stderr).toMatch(/^waymark sitemap: out\/sitemap-3\.xml: left by an earlier run/m)
    expect(status).toBe(0)
  })

  test.each([
    [['--max-urls', '50001'], { code: 'option-wrong', got: '50001' }],
    [['--base', 'nope'], { detail: 'http-url', value: 'nope' }],
    [['--base', 'https://u:p@a.example/'], {}],
    [['--x-default', '!!'], { detail: 'language-tag', value: '!!' }],
    [['--max-bytes', 'x'], { value: 'x' }],
  ])('%j is refused before anything is read', async (args, facts) => {
    const { status, failures } = await build('{', ...args)
    expect([status, failures]).toMatchObject([2, [{ option: args[0]!.slice(2), ...facts }]])
    expect(existsSync(join(folder, 'out'))).toBe(false)
  })
})

describe('files', () => {
  test('appear whole or not at all when the database breaks off', async () => {
    const text = database(...pages(1000))
    const { status, stderr, failures } = await build(text.slice(0, -10))
    expect(stderr).toMatch(/^waymark sitemap: db\.json: line \d+, column \d+: .*\n$/)
    expect([status, failures]).toMatchObject([74, [{ code: 'json-invalid', detail: 'file-end' }]])
    expect(readdirSync(folder)).toEqual(['db.json'])
  })

  test('leave nothing behind when the program is stopped midway', async () => {
    const child = startWaymark(['sitemap', '-', '--out', 'out'], { cwd: folder })
    child.stdin?.on('error', () => {})
    child.stdin?.write(database(...pages(20_000)).slice(0, -10))
    const hasBegun = () =>
      existsSync(join(folder, 'out')) &&
      readdirSync(join(folder, 'out')).some((name) => name.startsWith('.waymark-partial-'))
    while (child.exitCode === null && !hasBegun())
      await new Promise((resolve) => setTimeout(resolve, 20))
    await new Promise((resolve) => setTimeout(resolve, 200))
    child.kill('SIGINT')
    const signal = await new Promise((resolve) => child.on('close', (_, name) => resolve(name)))
    expect(signal).toBe('SIGINT')
    expect(readdirSync(folder)).toEqual([])
  })

  /** What lies in `out`, hidden files too; a folder or a pipe is null. */
  const content = (): Record<string, string | null> =>
    Object.fromEntries(
      readdirSync(join(folder, 'out'), { withFileTypes: true }).map((entry) => [
        entry.name,
        entry.isFile() ? readFileSync(join(folder, 'out', entry.name), 'utf8') : null,
      ]),
    )

  test.each([
    ['a folder', 'sitemap.xml', (path: string) => mkdirSync(path), 'file-is-directory'],
    [
      'a link to where no file can be',
      'sitemap.xml',
      (path: string) => symlinkSync('/proc/nothing/sitemap.xml', path),
      'file-not-found',
    ],
    [
      'a full device',
      'sitemap.xml',
      (path: string) => symlinkSync('/dev/full', path),
      'file-system-error',
    ],
  ])('appear all or none: with %s in the place of %s', async (what, name, stand, code) => {
    if (what !== 'a folder' && process.platform !== 'linux') return
    await build(database(...pages(5)), '--max-urls', '2')
    rmSync(join(folder, 'out', name))
    stand(join(folder, 'out', name))
    const before = content()
    const { status, stdout, failures } = await build(database(...pages(7)), '--max-urls', '2')
    expect([status, stdout, failures]).toMatchObject([74, '', [{ code }]])
    expect(content()).toEqual(before)
  })

  test('appear all or none when a signal comes while they do', { tags: 'slow' }, async () => {
    const count = 300
    const args = ['sitemap', 'db.json', '--out', 'out', '--max-urls', '1']
    await build(database(...pages(count)), '--max-urls', '1')
    const next = pages(count).map((page) => ({ ...page, loc: `${page.loc}/new` }))
    writeFileSync(join(folder, 'db.json'), database(...next))
    const isNew = (text: string | null): boolean => text?.includes('/new</loc>') === true
    const child = startWaymark(args, { cwd: folder })
    const ended = new Promise((resolve) => child.on('close', resolve))
    // All pages are new, so they are in new parts.
    const first = join(folder, 'out', `sitemap-${count + 1}.xml`)
    while (child.exitCode === null && !existsSync(first)) {
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    child.kill('SIGTERM')
    await ended
    const files = content()
    const names = files['sitemap.xml']?.match(/sitemap-\d+\.xml/g) ?? []
    const parts = names.map((name) => [name, files[name] ?? null] as const)
    expect(parts).toHaveLength(count)
    expect(parts.filter(([, text]) => isNew(text))).toHaveLength(count)
    expect(readdirSync(join(folder, 'out'))).toHaveLength(count + 1)
  })

  test('that cannot be written end it with one line', async () => {
    writeFileSync(join(folder, 'out'), 'a file')
    const { status, stderr, failures } = await build(database(...pages(1)))
    expect(stderr).toMatch(/^waymark sitemap: out: .*\n$/)
    expect([status, failures]).toMatchObject([74, [{ file: 'out' }]])
    expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('a file')
  })

  test('with --out -, a single sitemap goes to standard output', async () => {
    writeFileSync(join(folder, 'db.json'), database(...pages(3)))
    const args = ['sitemap', 'db.json', '--out', '-']
    const { status, stdout, stderr } = await runWaymark(args, { cwd: folder })
    expect([status, stdout.match(/<loc>/g)?.length]).toEqual([0, 3])
    expect(stderr).toContain('3 entries')
    const split = await runWaymark([...args, '--max-urls', '2'], { cwd: folder })
    expect([split.status, split.stdout, split.failures]).toEqual([
      74,
      '',
      [{ detail: 'needs-several-files', n: 3 }],
    ])
    expect(readdirSync(folder)).toEqual(['db.json'])
  })

  test.skipIf(process.platform === 'win32')(
    'with --out -, no room for temporary files is told of their folder',
    async () => {
      writeFileSync(join(folder, 'db.json'), database(...pages(1)))
      const before = process.env['TMPDIR']
      process.env['TMPDIR'] = '/nowhere/at/all'
      const args = ['sitemap', 'db.json', '--out', '-']
      const { status, stdout, failures } = await runWaymark(args, { cwd: folder }).finally(() => {
        if (before === undefined) delete process.env['TMPDIR']
        else process.env['TMPDIR'] = before
      })
      expect([status, stdout, failures]).toMatchObject([
        74,
        '',
        [
          {
            code: 'file-not-found',
            file: expect.stringMatching(/^\/nowhere\/at\/all \(.*TMPDIR.*\)$/),
          },
        ],
      ])
    },
  )

  test.skipIf(process.platform === 'win32')(
    '/dev/stdout is standard output, whatever the shell has made of it',
    async () => {
      writeFileSync(join(folder, 'db.json'), database(...pages(3)))
      const by = ['sh', '-c', '"$@" >> log', 'sh']
      const args = ['sitemap', 'db.json', '--out', '/dev/stdout']
      writeFileSync(join(folder, 'log'), 'old\n')
      expect(await runWaymark(args, { cwd: folder, by })).toMatchObject({ status: 0, stdout: '' })
      const log = readFileSync(join(folder, 'log'), 'utf8')
      expect([log.slice(0, 9), log.match(/<loc>/g)?.length]).toEqual(['old\n<?xml', 3])
      const { status, stderr } = await runWaymark([...args, '--report', '/dev/stdout'], {
        cwd: folder,
        by,
      })
      expect([status, stderr]).toEqual([
        2,
        expect.stringMatching(/^waymark sitemap: --report .*\nTry: waymark sitemap --help\n$/),
      ])
      expect(readFileSync(join(folder, 'log'), 'utf8')).toBe(log)
    },
  )

  test.skipIf(process.platform === 'win32')(
    'on their way to standard output are in nobody else’s hands',
    { tags: 'slow' },
    async () => {
      const env = { TMPDIR: join(folder, 'tmp') }
      const trap = join(folder, 'trap')
      for (const path of [env.TMPDIR, trap]) mkdirSync(path)
      // Whoever guesses the name must not be able to choose where the files go.
      const plant = `const { symlinkSync } = require('node:fs'); symlinkSync('${trap}', '${env.TMPDIR}/waymark-' + process.pid)`
      writeFileSync(join(folder, 'plant.cjs'), plant)
      const child = startWaymark(['sitemap', '-', '--out', '-'], {
        env: { ...env, NODE_OPTIONS: `--require ${join(folder, 'plant.cjs')}` },
      })
      const ended = new Promise((resolve) => child.on('close', resolve))
      const text = database(...pages(20_000))
      child.stdin?.write(text.slice(0, -10))
      const found = () =>
        [env.TMPDIR, trap]
          .flatMap((path) => readdirSync(path).map((name) => join(path, name)))
          .filter((path) => lstatSync(path).isDirectory())
      while (child.exitCode === null && found().length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      expect(found().map((path) => [dirname(path), statSync(path).mode & 0o777])).toEqual([
        [env.TMPDIR, 0o700],
      ])
      child.stdout?.resume()
      child.stdin?.end(text.slice(-10))
      expect(await ended).toBe(0)
      expect(readdirSync(trap)).toEqual([])
      // One for each of the two processes: the size of a pipe is not known, so it has a supervisor.
      const own = expect.stringMatching(/^waymark-\d+$/)
      expect(readdirSync(env.TMPDIR)).toEqual([own, own])
    },
  )

  test('--report puts both reports elsewhere', async () => {
    const { status } = await build(database(...pages(1)), '--report', 'reports/site.html')
    expect(status).toBe(0)
    expect(readdirSync(join(folder, 'out'))).toEqual(['sitemap.xml'])
    expect(readdirSync(join(folder, 'reports')).sort()).toEqual(['site.html', 'site.json'])
  })
})

describe('a report', () => {
  const text = database(...pages(1))

  test.each([
    ['site.html', 'report-is-input', 'JSON', 'site.json'],
    ['site', 'report-is-input', 'JSON', 'site.json'],
    ['./x/../site.json', 'report-is-input', 'HTML', './x/../site.json'],
    ['linked.html', 'report-is-input', 'JSON', 'linked.json'],
    ['out/sitemap.xml', 'report-is-sitemap', 'HTML', 'out/sitemap.xml'],
    ['out/sitemap-2.xml.gz', 'report-is-sitemap', 'HTML', 'out/sitemap-2.xml.gz'],
    ['out/sitemap.xml/site.html', 'report-is-sitemap', 'HTML', 'out/sitemap.xml/site.html'],
    ['-', 'no-report-file', undefined, undefined],
    ['build/Report.JSON', 'report-is-json', undefined, 'build/Report.html'],
  ])('may not be %s', async (report, detail, kind, named) => {
    writeFileSync(join(folder, 'site.json'), text)
    symlinkSync('site.json', join(folder, 'linked.json'))
    const path = report === '-' ? report : `${folder}/${report}`
    const { io, stdout, stderr, failures } = memoryIo()
    const args = [join(folder, 'site.json'), '--out', join(folder, 'out'), '--report', path]
    const status = await main(['sitemap', ...args], io)
    expect([status, stdout(), failures]).toEqual([
      2,
      '',
      [
        {
          detail,
          ...(kind !== undefined && { kind }),
          ...(named !== undefined && { path: `${folder}/${named}` }),
        },
      ],
    ])
    expect(stderr()).toMatch(/^waymark sitemap: .*\nTry: waymark sitemap --help\n$/)
    expect(readFileSync(join(folder, 'site.json'), 'utf8')).toBe(text)
    expect(readdirSync(folder).sort()).toEqual(['linked.json', 'site.json'])
  })

  test('may not be there by default, and a sitemap may not take the place of the input', async () => {
    const path = join(folder, 'sitemap.xml')
    writeFileSync(path, text)
    expect(await main(['sitemap', path, '--out', folder], memoryIo().io)).toBe(2)
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})

describe('the HTML report', () => {
  test('escapes what comes from the database, and asks for nothing from outside', async () => {
    const { read } = await build(
      database({ loc: '/"><script>alert(1)</script>\u202e', lastmod: DATE }, ...pages(1)),
    )
    const html = read('db.report.html')
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;\\u202e')
    const links = [...html.matchAll(/\b(?:src|href)=("[^"]*)"/g)].map(([, url]) => url)
    expect(links.length).toBeGreaterThan(0)
    for (const url of links) {
      expect(url).toMatch(/^"https:\/\/github\.com\/.*\/docs\/problems\.md#[a-z_-]+$/)
    }
    expect(html).not.toMatch(/url\(|@import/)
    expect(html).toContain('prefers-color-scheme:dark')
    expect(html).toContain('name="viewport"')
    expect(html).toContain('<code>/urls/0/loc</code>')
    expect(html).toContain('1 of them is in the sitemap in out; 1 is left out: 1 cannot be used.')
  })

  test('sets as code what catalogues have between backticks, and no address', async () => {
    const { read } = await build(database({ loc: 'https://a.example/`x`/../y', lastmod: DATE }))
    const html = read('db.report.html')
    expect(html).toContain('<p>Resolves <code>.</code> and <code>..</code> in the path.</p>')
    expect(html).toContain('https://a.example/`x`/../y')
  })
})

test.each(['text', 'json', 'github'])(
  'what the canonical form does is said as %s before anything is published',
  async (format) => {
    const locs = ['a/', 'b?x', 'b?y'].map((path) => ({ loc: `https://a.example/${path}` }))
    writeFileSync(join(folder, 'db.json'), database(...locs))
    const sitemap = join(folder, 'out', 'sitemap.xml')
    mkdirSync(join(folder, 'out'))
    writeFileSync(sitemap, 'old')
    const { io } = memoryIo()
    const told: [string, string][] = []
    const write = io.stdout.flush.bind(io.stdout)
    let text = ''
    const collect = io.stdout.write.bind(io.stdout)
    Object.assign(io.stdout, {
      write(part: string) {
        text += part
        collect(part)
      },
      async flush() {
        told.push([text, readFileSync(sitemap, 'utf8')])
        await write()
      },
    })
    const args = ['--out', join(folder, 'out'), '--canonical', 'seo', '--format', format]
    expect(await main(['sitemap', join(folder, 'db.json'), ...args], io)).toBe(1)
    const [said, published] = told[0]!
    for (const code of ['pages-merged', 'urls-changed']) expect(said).toContain(code)
    expect(published).toBe('old')
    // An error does not stop the rest.
    expect(readFileSync(sitemap, 'utf8').match(/<loc>/g)).toHaveLength(2)
  },
)

test('a place that cannot be written to is one line and status 74', async () => {
  writeFileSync(join(folder, 'db.json'), database(...pages(2)))
  const db = join(folder, 'db.json')
  writeFileSync(join(folder, 'file'), '')
  const report = join(folder, 'file', 'report.html')
  const { status, stderr } = await runWaymark([
    'sitemap',
    db,
    '-o',
    join(folder, 'o'),
    '--report',
    report,
  ])
  expect(status).toBe(74)
  expect(stderr).toMatch(/^waymark sitemap: .*report\.html: .*\n$/)
  expect(existsSync(join(folder, 'o'))).toBe(false)
})

test.each(['https://a.example/m?x', 'https://a.example/#y'])(
  '--base %s is no folder',
  async (base) => {
    writeFileSync(join(folder, 'db.json'), database(...pages(2)))
    const db = join(folder, 'db.json')
    const args = ['sitemap', db, '-o', join(folder, 'o'), '--base', base]
    const { status, failures } = await runWaymark(args)
    expect([status, failures]).toMatchObject([2, [{ detail: 'url-of-folder', option: 'base' }]])
  },
)
