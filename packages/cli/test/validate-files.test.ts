import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { main } from '../src/main.ts'
import { runWaymark, temporaryFolder } from './run-waymark.ts'
import { memoryIo, sitemapOf } from './sources.ts'

const DATE = '2024-03-15T10:00:00.000Z'
const HEAD = { version: '1.1', generated: DATE, defaultLang: 'en' }

let folder: string
beforeEach(() => {
  folder = temporaryFolder()
})

const validate = (...args: readonly string[]) => runWaymark(['validate', ...args], { cwd: folder })

describe('a text with a URL on each line', () => {
  const page = 'https://a.example/'

  test('is a sitemap', async () => {
    const text = `\ufeff${page}1?a&b\r\n\r\n${page}2\r\n${page}<3>`
    writeFileSync(join(folder, 'sitemap.txt'), text)
    writeFileSync(join(folder, 'list.gz'), gzipSync(text))
    for (const name of ['sitemap.txt', 'list.gz']) {
      const { status, stdout } = await validate(name, '--format', 'json')
      expect([status, JSON.parse(stdout)]).toMatchObject([
        0,
        {
          distinctLocs: 3,
          problems: [{ code: 'untidy-url', line: 4 }],
          files: [{ path: name, kind: 'text', entries: 3, bytes: Buffer.byteLength(text) }],
        },
      ])
    }
  })

  test('has what is wrong told with its line', async () => {
    const lines = [
      `${page}1`,
      '/2',
      `${page}${'x'.repeat(2048)}`,
      'https://b.example/',
      `${page}\x01`,
      `${page}1`,
      'ftp://a.example/',
      'https://c.example/',
    ]
    writeFileSync(join(folder, 'sitemap.txt'), `${lines.join('\n')}\n`)
    const { status, stdout } = await validate('sitemap.txt')
    expect(status).toBe(1)
    const told = [...stdout.matchAll(/^sitemap\.txt:(\d+): (?:error|warning) (\S+):/gm)]
    expect(told.map(([, line, code]) => [Number(line), code])).toEqual([
      [2, 'loc-relative'],
      [3, 'loc-too-long'],
      [5, 'loc-not-url'],
      [7, 'loc-protocol'],
      [4, 'page-elsewhere'],
      [6, 'duplicate-loc'],
    ])
    expect(stdout).toMatch(/ page-elsewhere: 2 URLs .* https:\/\/a\.example,/)
  })

  test('with several sites gets the same problems as in XML', async () => {
    const locs = ['https://a.example/1', 'http://a.example/2', 'https://evil.example/3']
    const lines = [...locs, 'https://a.example:8443/4', 'https://A.example:443/5', '/6']
    writeFileSync(join(folder, 'hosts.txt'), `\n\n${lines.join('\n')}\n`)
    const urls = lines.map((loc) => `<url><loc>${loc}</loc></url>`)
    writeFileSync(join(folder, 'hosts.xml'), sitemapOf(...urls))
    for (const [name, place] of [
      ['hosts.txt', 'hosts.txt:4'],
      ['hosts.xml', 'hosts.xml:4:1'],
    ] as const) {
      const { status, stdout } = await validate(name)
      const told = stdout.split('\n').filter((line) => line.includes(' page-elsewhere: '))
      expect([status, told]).toEqual([
        1,
        [
          expect.stringMatching(
            new RegExp(`^${place}: .* 3 URLs .* https://a\\.example, .*: http://a\\.example/2$`),
          ),
        ],
      ])
    }
  })

  test('is compared with itself, not with the other sitemaps', async () => {
    writeFileSync(join(folder, 'a.txt'), 'https://a.example/\n')
    writeFileSync(join(folder, 'b.txt'), 'https://b.example/\n')
    expect((await validate('a.txt', 'b.txt')).status).toBe(0)
  })

  test('of too many is told', { tags: 'slow' }, async () => {
    const lines = Array.from({ length: 50_001 }, (_, id) => `${page}${id}\n`)
    const { io, stdout } = memoryIo(lines.join(''))
    expect(await main(['validate', '-'], io)).toBe(1)
    expect(stdout()).toMatch(/^standard input:50001: error too-many-urls: /)
  })

  test('is known by its name, too, and JSON is not taken for it', async () => {
    writeFileSync(join(folder, 'a.txt'), 'www.example.com/\n')
    expect((await validate('a.txt')).stdout).toContain('a.txt:1: error loc-relative')
    writeFileSync(join(folder, 'b.txt'), JSON.stringify({ ...HEAD, urls: [] }))
    expect((await validate('b.txt')).stdout).toContain('warning no-entries')
    writeFileSync(join(folder, 'a.json'), 'hello')
    expect((await validate('a.json')).failures).toMatchObject([
      { code: 'json-invalid', detail: 'unexpected', found: '`h`' },
    ])
  })
})

describe('an index', () => {
  const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
  const indexOf = (...locs: readonly string[]) =>
    `<sitemapindex ${NAMES}>\n${locs.map((loc) => `<sitemap><loc>${loc}</loc></sitemap>`).join('\n')}\n</sitemapindex>\n`
  const page = (path: string) => sitemapOf(`<url><loc>https://a.example/${path}</loc></url>`)
  const write = (name: string, content: string) =>
    writeFileSync(join(folder, 'public', name), content)
  beforeEach(() => {
    mkdirSync(join(folder, 'public', 'en'), { recursive: true })
    write('en/sitemap.xml', page('en'))
    write('sitemap-1.xml', page('1'))
  })
  const told = (stdout: string) =>
    [...stdout.matchAll(/^([^ ]*): (?:error|warning|info) ([a-z-]+): .*: (.*)$/gm)].map(
      ([, ...parts]) => parts,
    )

  test('is followed to the files that it names', async () => {
    write(
      'index.xml',
      indexOf('https://a.example/en/sitemap.xml', 'https://a.example/sitemap-1.xml'),
    )
    for (const operand of ['public/index.xml', 'public']) {
      const { status, stdout } = await validate(operand)
      expect([status, stdout]).toEqual([
        0,
        '2 entries in 3 files; 0 alternates in 0 languages\nNo problems found.\n',
      ])
    }
  })

  test('and its sitemaps are read once, however often they are given', async () => {
    const locs = ['https://a.example/en/sitemap.xml', 'https://a.example/sitemap-1.xml']
    write('en/index.xml', indexOf(...locs))
    symlinkSync('public', join(folder, 'link'))
    for (const operands of [
      ['public', 'public/sitemap-1.xml'],
      ['public/sitemap-1.xml', 'public/./sitemap-1.xml', 'public'],
      ['public/en/index.xml', 'public/en', 'link'],
      ['public', './public/', 'link/en', 'link/en/index.xml'],
    ]) {
      const { status, stdout } = await validate(...operands)
      expect([operands, status, stdout]).toEqual([
        operands,
        0,
        '2 entries in 3 files; 0 alternates in 0 languages\nNo problems found.\n',
      ])
    }
    // What is named must be a sitemap, also where it is found in a folder first.
    write('feed.xml', '<rss/>')
    expect((await validate('public')).stdout).toContain('info other-xml')
    expect((await validate('public', 'public/feed.xml')).stdout).toContain('warning no-entries')
  })

  test('has what it names wrongly reported', async () => {
    write('nested.xml', indexOf('https://a.example/en/sitemap.xml'))
    write('feed.xml', '<rss/>')
    write(
      'index.xml',
      indexOf(
        'https://a.example/en/sitemap.xml',
        'https://a.example/missing.xml',
        'https://b.example/sitemap-1.xml',
        'https://a.example/nested.xml',
        'https://a.example:443/en/sitemap.xml',
        'https://a.example/..%2F..%2Foutside.xml',
      ),
    )
    writeFileSync(join(folder, 'outside.xml'), page('outside'))
    const expected = [
      ['public/index.xml:3:1', 'sitemap-not-found', 'https://a.example/missing.xml'],
      ['public/index.xml:4:1', 'sitemap-elsewhere', 'https://b.example/sitemap-1.xml'],
      ['public/index.xml:6:1', 'sitemap-repeated', 'https://a.example:443/en/sitemap.xml'],
      ['public/index.xml:7:1', 'sitemap-not-found', 'https://a.example/..%2F..%2Foutside.xml'],
      ['public/index.xml:5:1', 'nested-index', 'https://a.example/nested.xml'],
    ]
    const one = await validate('public/index.xml')
    expect([one.status, told(one.stdout)]).toEqual([1, expected])
    expect(one.stdout).toContain('2 entries in 4 files')
    const all = await validate('public')
    expect(all.status).toBe(1)
    expect(told(all.stdout).filter(([, code]) => code !== 'other-xml')).toEqual(expected)
  })

  test('is told which of its sitemaps is missing, not which is there', async () => {
    write('sitemap.xml', page('all'))
    write('index.xml', indexOf('https://a.example/fr/sitemap.xml', 'https://a.example/sitemap.xml'))
    const { status, stdout } = await validate('public')
    expect([status, told(stdout)]).toEqual([
      1,
      [['public/index.xml:2:1', 'sitemap-not-found', 'https://a.example/fr/sitemap.xml']],
    ])
  })

  describe('in a folder of the folder that is given', () => {
    const clean = (files: number) =>
      `2 entries in ${files} files; 0 alternates in 0 languages\nNo problems found.\n`
    const locs = ['https://a.example/en/sitemap.xml', 'https://a.example/sitemap-1.xml']

    test.each(['.', './', 'public', 'public/..', 'public/index.xml', './public/index.xml'])(
      'finds its sitemaps from its own folder: %s',
      async (operand) => {
        write('index.xml', indexOf(...locs))
        for (const path of [operand, join(folder, operand)]) {
          const { status, stdout } = await validate(path)
          expect([path, status, stdout]).toEqual([path, 0, clean(3)])
        }
      },
    )

    test('may be deeper than the sitemaps that it lists', async () => {
      mkdirSync(join(folder, 'public', 'maps', 'all'), { recursive: true })
      write('maps/all/index.xml', indexOf(...locs))
      for (const operand of ['.', 'public', folder]) {
        const { status, stdout } = await validate(operand)
        expect([operand, status, stdout]).toEqual([operand, 0, clean(3)])
      }
    })

    test('may have a path in its URLs that the folder does not have', async () => {
      write('index.xml', indexOf(...locs.map((loc) => loc.replace('.example/', '.example/docs/'))))
      expect(await validate('.')).toMatchObject({ status: 0, stdout: clean(3) })
    })

    test('does not take sitemaps of another site, and is told which folder lacks them', async () => {
      mkdirSync(join(folder, 'other'))
      writeFileSync(join(folder, 'missing.xml'), page('above'))
      writeFileSync(join(folder, 'other', 'missing.xml'), page('beside'))
      write('index.xml', indexOf(...locs, 'https://a.example/missing.xml'))
      const { status, stdout } = await validate('.')
      expect([status, told(stdout)]).toEqual([
        1,
        [['public/index.xml:4:1', 'sitemap-not-found', 'https://a.example/missing.xml']],
      ])
      const { problems } = JSON.parse((await validate('.', '--format', 'json')).stdout)
      expect(problems).toMatchObject([{ data: { folder: 'public' } }])
    })

    test('is one of several, each with the sitemaps of its own folder', async () => {
      mkdirSync(join(folder, 'other', 'en'), { recursive: true })
      writeFileSync(join(folder, 'other', 'en', 'sitemap.xml'), page('other/en'))
      writeFileSync(join(folder, 'other', 'index.xml'), indexOf(locs[0]!))
      write('index.xml', indexOf(...locs))
      // The other site lists only its own file, which the first one also has under the same path.
      for (const operands of [
        ['.'],
        ['public', 'other'],
        ['other/index.xml', 'public/index.xml'],
      ]) {
        const { status, stdout } = await validate(...operands)
        expect([operands, status, stdout]).toEqual([
          operands,
          0,
          '3 entries in 5 files; 0 alternates in 0 languages\nNo problems found.\n',
        ])
      }
    })
  })

  test('that lists itself, or a file twice, gets exactly that problem', async () => {
    const locs = ['sitemap-1.xml', 'index.xml', 'x/sitemap-1.xml', 'en/sitemap.xml?x', 'no.xml']
    write('index.xml', indexOf(...locs.map((name) => `https://a.example/${name}`)))
    const same = join('public', 'sitemap-1.xml')
    for (const operand of ['public/index.xml', 'public']) {
      const { status, stdout } = await validate(operand, '--format', 'json')
      expect(status).toBe(1)
      const { problems } = JSON.parse(stdout)
      const ofIndex = problems.filter(({ file }: { file: string }) => file === 'public/index.xml')
      const problem = (code: string, line: number, name: string, data: object) => ({
        code,
        line,
        column: 1,
        value: `https://a.example/${name}`,
        data,
      })
      expect(ofIndex).toMatchObject([
        problem('nested-index', 3, 'index.xml', { detail: 'itself' }),
        problem('sitemap-not-found', 4, 'x/sitemap-1.xml', { detail: 'other-url', path: same }),
        problem('sitemap-not-found', 6, 'no.xml', { folder: 'public' }),
      ])
    }
  })

  test('may not name a file that is not a sitemap', async () => {
    write('feed.xml', '<rss/>')
    write('index.xml', indexOf('https://a.example/feed.xml'))
    const { status, stdout } = await validate('public')
    expect(status).toBe(1)
    expect(told(stdout)).toContainEqual([
      'public/index.xml:2:1',
      'wrong-root',
      'https://a.example/feed.xml',
    ])
    write('data.json', '{}')
    write('cut.xml', '<')
    write(
      'index.xml',
      indexOf(...['data.json', 'cut.xml'].map((name) => `https://a.example/${name}`)),
    )
    const named = await validate('public/index.xml')
    expect([named.status, named.stderr]).toEqual([
      74,
      expect.stringContaining('data.json: The file is not a sitemap'),
    ])
    expect(named.stdout).toContain('error not-well-formed')
    expect(named.stdout).not.toContain('wrong-root')
  })

  test('from standard input is not followed', async () => {
    const input = indexOf('https://a.example/en/sitemap.xml')
    const { status, stdout } = await runWaymark(['validate', '-'], { input, cwd: folder })
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining('info sitemap-not-read: The index lists 1 sitemap'),
    ])
  })
})

describe('a compressed copy next to its sitemap', () => {
  const page = (id: number) => sitemapOf(`<url><loc>https://a.example/${id}</loc></url>`)
  const indexOf = (...names: readonly string[]) =>
    `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${names.map((name) => `<sitemap><loc>https://a.example/${name}</loc></sitemap>`).join('')}</sitemapindex>`
  const writeBoth = (name: string, content: string) => {
    writeFileSync(join(folder, 'public', name), content)
    writeFileSync(join(folder, 'public', `${name}.gz`), gzipSync(content))
  }
  beforeEach(() => {
    mkdirSync(join(folder, 'public'))
    writeBoth('sitemap-1.xml', page(1))
    writeBoth('sitemap-2.xml', page(2))
  })

  test.each([['sitemap-1.xml'], ['sitemap-1.xml.gz']])(
    'is the same sitemap, where an index names %s, too',
    async (name) => {
      writeBoth('index.xml', indexOf(name, name.replace('1', '2')))
      const { status, stdout } = await validate('public')
      expect(status).toBe(0)
      expect(stdout).toContain('2 entries in 3 files;')
      expect(
        stdout.match(/^public\/[^ ]+\.gz: info packed-copy: .*\.xml, which is read/gm),
      ).toHaveLength(3)
    },
  )

  test('is none of another site that has the same name there', async () => {
    const both = indexOf('sitemap-1.xml', 'sitemap-1.xml').replace('a.example', 'b.example')
    writeFileSync(join(folder, 'public', 'index.xml'), both)
    const { status, stdout } = await validate('public')
    expect(status).toBe(1)
    expect(stdout.match(/ error [a-z-]+: | duplicate-loc: /g)).toEqual([
      ' error sitemap-elsewhere: ',
    ])
    expect(stdout.match(/packed-copy: /g)).toHaveLength(2)
  })

  test('is read where an index names both, or where it is named', async () => {
    writeBoth('index.xml', indexOf('sitemap-1.xml.gz', 'sitemap-1.xml'))
    const both = await validate('public')
    expect([both.status, both.stdout]).toEqual([
      0,
      expect.stringContaining('warning duplicate-loc'),
    ])
    expect(both.stdout.match(/packed-copy: /g)).toHaveLength(2)
    const named = await validate('public/sitemap-1.xml', 'public/sitemap-1.xml.gz')
    expect(named.stdout).toContain('2 entries in 2 files, with 1 distinct URL')
  })
})

test('the files of several folders are told apart, by the paths that places begin with', async () => {
  const page = sitemapOf('<url><loc>https://a.example/</loc><lastmod>x</lastmod></url>')
  const index = `<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${['sitemap.xml', 'sitemap.xml.gz'].map((name) => `<sitemap><loc>https://a.example/${name}</loc></sitemap>`).join('')}</sitemapindex>`
  for (const name of ['a', 'b']) {
    mkdirSync(join(folder, name))
    writeFileSync(join(folder, name, 'sitemap.xml'), page)
  }
  writeFileSync(join(folder, 'b', 'sitemap.xml.gz'), gzipSync(page))
  writeFileSync(join(folder, 'b', 'index.xml'), index)
  const { stdout } = await validate('a', 'b', '--format', 'json')
  const { files, problems } = JSON.parse(stdout)
  const paths = files.map(({ path }: { path: string }) => path)
  expect(paths).toEqual([
    join('a', 'sitemap.xml'),
    join('b', 'index.xml'),
    join('b', 'sitemap.xml'),
    join('b', 'sitemap.xml.gz'),
  ])
  const dated = problems.filter(({ code }: { code: string }) => code === 'invalid-lastmod')
  expect(dated.map(({ file }: { file: string }) => file)).toEqual([paths[0], paths[2], paths[3]])
})

describe.skipIf(process.platform === 'win32')('a symbolic link', () => {
  const page = sitemapOf('<url><loc>https://a.example/</loc></url>')
  beforeEach(() => {
    mkdirSync(join(folder, 'public'))
    mkdirSync(join(folder, 'real'))
  })

  test('is followed from a folder, and from an index', async () => {
    writeFileSync(join(folder, 'real', 's.xml'), page)
    symlinkSync('../real/s.xml', join(folder, 'public', 'sitemap-1.xml'))
    symlinkSync('.', join(folder, 'public', 'here'))
    symlinkSync('loop.xml', join(folder, 'public', 'loop.xml'))
    const alone = await validate('public')
    expect([alone.status, alone.stdout]).toEqual([0, expect.stringContaining('1 entry in 1 file;')])
    writeFileSync(
      join(folder, 'public', 'index.xml'),
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://a.example/sitemap-1.xml</loc></sitemap></sitemapindex>',
    )
    for (const operand of ['public', 'public/index.xml']) {
      const { status, stdout } = await validate(operand)
      expect([status, stdout]).toEqual([0, expect.stringContaining('1 entry in 2 files;')])
    }
  })

  test('is not a second sitemap next to the file that it leads to', async () => {
    writeFileSync(join(folder, 'public', 'sitemap.xml'), page)
    symlinkSync('sitemap.xml', join(folder, 'public', 'a.xml'))
    symlinkSync('sitemap.xml', join(folder, 'public', 'z.xml'))
    const { status, stdout } = await validate('public', '--format', 'json')
    const { files, problems } = JSON.parse(stdout)
    expect([status, problems, files]).toMatchObject([
      0,
      [],
      [{ path: join('public', 'sitemap.xml') }],
    ])
  })
})

describe('an input that cannot be read', () => {
  test.each([
    ['a database that breaks off', 'broken.json', 'json-invalid', '{"urls": [{"loc": "/x"}'],
    ['an empty file', 'empty.xml', 'file-empty', ''],
    ['a missing file', 'missing.xml', 'file-not-found', null],
  ])('%s is a failure in JSON, alone and among others', async (_, name, code, content) => {
    const path = join(folder, name)
    if (content !== null) writeFileSync(path, content)
    const other = join(folder, 'a.xml')
    writeFileSync(other, sitemapOf('<url><loc>https://a.example/</loc></url>'))
    for (const others of name.endsWith('.json') ? [[]] : [[], [other]]) {
      const { io, stdout, stderr } = memoryIo()
      expect(await main(['validate', path, ...others, '--format', 'json'], io)).toBe(74)
      const report = JSON.parse(stdout())
      expect(report.failures).toEqual([
        expect.objectContaining({
          code,
          severity: 'error',
          file: path,
          message: expect.any(String),
        }),
      ])
      expect(report.failures[0].remedy).toMatch(/^[A-Z].*[.?]$/)
      expect(report.files).toHaveLength(others.length)
      expect(stderr()).toContain(`waymark validate: ${path}: `)
    }
  })

  test('is the only output for people, without a verdict of no problems', async () => {
    const run = async (...names: string[]) => {
      const { io, stdout } = memoryIo()
      await main(['validate', ...names.map((name) => join(folder, name))], io)
      return stdout()
    }
    writeFileSync(join(folder, 'a.xml'), sitemapOf('<url><loc>https://a.example/</loc></url>'))
    expect(await run('missing.xml')).toBe('')
    expect(await run('missing.xml', 'a.xml')).toBe(
      '1 entry in 1 file; 0 alternates in 0 languages\n',
    )
  })
})
