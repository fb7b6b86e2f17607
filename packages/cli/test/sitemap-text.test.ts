import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixText } from '../src/fix/fix-report.ts'
import { runMarked } from './marked-run.ts'
import { temporaryFolder } from './run-waymark.ts'
import { kindOf, nothing, printer } from './sample-reports.ts'

const DATE = '2024-03-15T10:00:00.000Z'

const before = process.cwd()
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
})
afterEach(() => process.chdir(before))

const page = (path: string, some: object = {}) => ({
  loc: `https://a.example/${path}`,
  lastmod: DATE,
  ...some,
})

function database(name: string, ...urls: readonly unknown[]): void {
  const head = { version: '1.1', generated: DATE, defaultLang: 'en' }
  writeFileSync(join(folder, name), JSON.stringify({ ...head, urls }, null, 1))
}

/** Without the time that a run took. */
const timeless = <Run extends { readonly lines: readonly string[] }>(run: Run) => ({
  ...run,
  lines: run.lines.map((line) => line.replace(/ in [\d.]+ m?s\.$/, ' in … ms.')),
})

const json = async (...args: readonly string[]) =>
  JSON.parse((await runMarked([...args, '--format', 'json'])).lines.join('\n'))

describe('sitemap', () => {
  const build = async (...args: readonly string[]) =>
    timeless(await runMarked(['sitemap', 'db.json', '-o', 'out', ...args]))

  test('says what was written, and what is wrong', async () => {
    database(
      'db.json',
      page('a', { lang: 'en', alternates: [{ lang: 'jp', loc: 'https://a.example/b' }] }),
      page('a/'),
      { loc: '/x' },
    )
    expect(await build('--canonical', 'seo')).toMatchObject({
      status: 1,
      lines: [
        '<bold>Sitemap of db.json</>',
        '',
        '  <cyan>3 entries   </>  1 written, 2 left out: 1 cannot be used; 1 repeats an earlier',
        '                page; 1 of these is another page in the database',
        '  <cyan>1 link      </>  left out: the language or the URL cannot be used',
        '  <cyan>2 alternates</>  in 2 languages: en 1, jp 1',
        '  <cyan>1 URL       </>  normalised',
        '  <cyan>1 file      </>  318 B in out',
        '                <dim>sitemap.xml  1 page  318 B</>',
        '',
        '<bold>Normalised</>',
        '  1 × <cyan>trailing-slash</>  Makes every path end with a slash, or without one.',
        '<dim>      https://a.example/a/ -> https://a.example/a</>',
        '',
        '<bold>Problems</>',
        '  <red>error</> <bold>pages-merged</> (1 place)',
        '    The canonical form makes one page of several URLs. If they are different',
        '    pages, choose a canonical form that keeps what distinguishes them.',
        '    Otherwise, remove all entries but one.',
        '    Left out: 1 entry.',
        '    <cyan>db.json:18:11  /urls/1/loc</>',
        '<dim>      "https://a.example/a/" and "https://a.example/a" become one page,</>',
        '<dim>      "https://a.example/a".</>',
        '',
        '  <red>error</> <bold>RELATIVE_URL</> (1 place)',
        '    The URL is relative. Write the absolute URL with its scheme and host, such',
        '    as https://example.com/page.',
        '    Left out: 1 entry.',
        '    <cyan>db.json:22:11  /urls/2/loc</>',
        '<dim>      "/x" is a relative URL.</>',
        '',
        '  <red>error</> <bold>unknown-language</> (1 place)',
        '    An `hreflang` value has a language that is not registered. Write ja.',
        '    - "jp": 1 place; write ja; left out: 1 link',
        '    <cyan>db.json:12:14  /urls/0/alternates/0/lang</>',
        '<dim>      The hreflang value "jp" of "https://a.example/a" has a language that is</>',
        '<dim>      not registered.</>',
        '',
        '  <yellow>warning</> <bold>urls-changed</> (1 place)',
        '    The canonical form changes more than the spelling of URLs. If the server',
        '    answers in the form of the database, choose the canonical form `safe`.',
        '    Otherwise, correct the database. Remove fragments in either case.',
        '    <cyan>db.json:5:10  /urls</>',
        '<dim>      1 of 2 URLs loses its trailing slash.</>',
        '',
        '  <yellow>warning</> <bold>alternate-not-listed</> (1 place)',
        '    An alternate has no entry of its own. Add an entry for the page or correct',
        '    the URL. Ignore this if the page is in a sitemap that was not checked.',
        '    - "jp": 1 place',
        '    <cyan>db.json:13:13  /urls/0/alternates/0/loc</>',
        '<dim>      "https://a.example/a" lists the "jp" page "https://a.example/b", which has</>',
        '<dim>      no entry of its own.</>',
        '',
        '  <blue>info</> <bold>x-default-missing</> (1 place)',
        '    A set of pages in several languages has no `x-default`. Add an `x-default`',
        '    link to a page where readers choose their language, or to the most general',
        '    version.',
        '    <cyan>db.json:6:3  /urls/0</>',
        '<dim>      A set of pages in several languages has no x-default.</>',
        '',
        '<red>3 errors</>, <yellow>2 warnings</> in … ms.',
        '',
      ],
      stderr: '',
    })
  })

  test('runs again without changes, and keeps parts unless all is to be rebuilt', async () => {
    database('db.json', page('a'), page('b'), page('c'))
    expect((await build('--max-urls', '1')).status).toBe(0)
    const again = await build('--max-urls', '1')
    expect(again.lines[1]).toMatch(/^Nothing has changed since the last run, at /)
    const names = (await json('sitemap', 'db.json', '-o', 'out', '--max-urls', '1')).files.map(
      ({ name }: { name: string }) => name,
    )
    expect(names).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
    database('db.json', page('b'), page('c'), page('d'))
    const kept = await json('sitemap', 'db.json', '-o', 'out', '--max-urls', '1')
    const changes = (report: { files: { change: string }[] }) =>
      report.files.map(({ change }) => change)
    expect(changes(kept).filter((change) => change === 'kept').length).toBeGreaterThan(0)
    const rebuilt = await json('sitemap', 'db.json', '-o', 'out', '--max-urls', '1', '--rebuild')
    expect(rebuilt.isUnchanged).toBe(false)
  })

  test('goes to standard output with its summary on stderr', async () => {
    database('db.json', page('a'))
    const { lines, stderr, status } = await runMarked(['sitemap', 'db.json', '-o', '-'])
    expect([status, lines[0]]).toEqual([0, '<?xml version="1.0" encoding="UTF-8"?>'])
    expect(stderr.replace(/in [\d.]+ m?s\./, 'in … ms.').split('\n')).toEqual([
      '<bold>Sitemap of db.json</>',
      '',
      '  <cyan>1 entry     </>  all written',
      '  <cyan>0 alternates</>  in 0 languages',
      '  <cyan>0 URLs      </>  normalised: all were already canonical',
      '  <cyan>1 file      </>  202 B in standard output',
      '                <dim>sitemap.xml  1 page  202 B</>',
      '',
      '<green>No problems</> in … ms.',
      '',
    ])
    expect(existsSync('db.report.html')).toBe(false)
    database('two.json', page('a'), page('b'))
    const two = await runMarked(['sitemap', 'two.json', '-o', '-', '--max-urls', '1'])
    expect([two.status, two.stderr]).toEqual([
      74,
      '<red>waymark sitemap:</> standard output: the sitemap needs 3 files: give a folder as --out\n',
    ])
    database('none.json', { loc: '/x' })
    const none = await runMarked(['sitemap', 'none.json', '-o', '-'])
    expect([none.status, none.lines]).toEqual([1, ['']])
  })

  test('reads several files, and standard input', async () => {
    database('db.json', page('a'))
    database('more.json', page('b'))
    const report = await json('sitemap', 'db.json', 'more.json', '-o', 'out')
    expect([report.input, report.output, report.counts.written, report.command]).toEqual([
      'db.json, more.json',
      'out',
      2,
      'sitemap',
    ])
    const piped = await runMarked(['sitemap', '-', '-o', 'out2', '--format', 'json'], {
      input: readFileSync('db.json'),
    })
    expect(piped.stderr).toBe('')
    expect(JSON.parse(piped.lines.join('\n')).input).toBe('standard input')
  })

  test('names a robots.txt that it has changed', async () => {
    database('db.json', page('a'))
    const { stderr } = await build('--robots', 'robots.txt')
    expect(stderr).toBe('waymark sitemap: robots.txt: now names https://a.example/sitemap.xml\n')
    expect((await build('--robots', 'robots.txt')).stderr).toBe('')
  })

  test('says if no report is next to the input, and what an earlier run has left', async () => {
    mkdirSync('out')
    database('out/db.json', page('a'))
    writeFileSync('out/sitemap-7.xml', '<urlset/>')
    const { stderr } = await runMarked(['sitemap', 'out/db.json', '-o', 'out'])
    expect(stderr).toEqual(
      'waymark sitemap: no report was written, because it cannot be next to the input: give --report, such as --report report.html\nwaymark sitemap: out/sitemap-7.xml: left by an earlier run and no longer in use: remove it when search engines have stopped requesting it\n',
    )
    expect(readdirSync('out').sort()).toEqual(['db.json', 'sitemap-7.xml', 'sitemap.xml'])
  })

  test('has the URL of its folder with a slash at its end', async () => {
    database('db.json', page('a'), page('b'))
    for (const base of ['https://b.example/maps', 'https://b.example/maps/']) {
      const { files } = await json(
        'sitemap',
        'db.json',
        '-o',
        'out',
        '--max-urls',
        '1',
        '--base',
        base,
      )
      expect(files[1].loc).toMatch(/^https:\/\/b\.example\/maps\/sitemap-1b?\.xml$/)
    }
  })

  test('writes the extensions that are chosen', async () => {
    database('db.json', page('a', { images: [{ loc: 'https://a.example/i.png' }] }))
    const xml = async (...args: string[]) => {
      await build('--rebuild', ...args)
      return readFileSync('out/sitemap.xml', 'utf8')
    }
    expect(await xml()).toContain('<image:loc>https://a.example/i.png')
    expect(await xml('--extensions', 'videos, images')).toContain('<image:loc>')
    expect(await xml('--extensions', 'none')).not.toContain('image:')
    expect(await xml('--extensions', 'news')).not.toContain('<image:loc>')
  })

  test.each([
    [['--rebuild', '--out', '-'], '--rebuild needs a folder as --out'],
    [
      ['--out', 'o', '--base', 'https://a/?x'],
      '--base is "https://a/?x": give the URL of a folder, without ? and #',
    ],
    [
      ['--out', 'o', '--base', 'https://a/#'],
      '--base is "https://a/#": give the URL of a folder, without ? and #',
    ],
    [
      ['--out', 'o', '--base', 'ftp://a/'],
      '--base is "ftp://a/": give an absolute http or https URL, such as https://example.com/',
    ],
    [
      ['--out', 'o', '--base', '/a'],
      '--base is "/a": give an absolute http or https URL, such as https://example.com/',
    ],
    [
      ['--out', 'o', '--x-default', 'e n'],
      '--x-default is "e n": give a language tag, such as en or pt-BR',
    ],
    [
      ['--out', 'o', '--extensions', 'images,x'],
      '--extensions has "x": give some of images, videos, news, or none',
    ],
    [
      ['--out', 'o', '--extensions', ''],
      '--extensions has "": give some of images, videos, news, or none',
    ],
    [['--out', 'o', '--max-bytes', '52428801'], '--max-bytes must be '],
    [
      ['--out', 'o', '--max-urls', '50001'],
      '--max-urls must be a whole number from 1 to 50000; got 50001',
    ],
    [['--out', 'o', '--memory', '4194303B'], '--memory is "4194303B": give 4MiB or more'],
  ])('with %j is refused: %s', async (args, message) => {
    database('db.json', page('a'))
    const { status, stderr } = await runMarked(['sitemap', 'db.json', ...args])
    expect([status, stderr]).toEqual([
      2,
      expect.stringContaining(`<red>waymark sitemap:</> ${message}`),
    ])
    expect(existsSync('o')).toBe(false)
  })

  test('takes values up to its limits', async () => {
    database('db.json', page('a'))
    for (const args of [
      ['--max-urls', '50000', '--max-bytes', '52428800'],
      ['--base', 'http://a.example', '--x-default', 'en-GB', '--gzip', '--memory', '4MiB'],
    ]) {
      expect((await build(...args)).lines.join('\n')).toContain('all written')
    }
    expect(existsSync('out/sitemap.xml.gz')).toBe(true)
  })
})

describe('validate', () => {
  test('lists each problem, and then the kinds', async () => {
    database(
      'db.json',
      page('a', { lang: 'en', alternates: [{ lang: 'jp', loc: 'https://a.example/b' }] }),
      page('b', { lang: 'de' }),
      page('b', { lang: 'fr' }),
      { loc: '/x\u202e', lastmod: '3/2024' },
    )
    expect(await runMarked(['validate', 'db.json'])).toMatchObject({
      status: 1,
      lines: [
        'db.json:28:11 /urls/3/loc: error RELATIVE_URL: "/x\\u202e" is a relative URL.',
        'db.json:29:15 /urls/3/lastmod: error INVALID_DATE_TIME: "3/2024" is not a date such as 2024-03-15 or 2024-03-15T10:00:00Z.',
        'db.json:12:14 /urls/0/alternates/0/lang: error unknown-language: The hreflang value "jp" of "https://a.example/a" has a language that is not registered. Write ja.',
        'db.json:13:13 /urls/0/alternates/0/loc: error return-link-missing: "https://a.example/a" lists the "jp" page "https://a.example/b", which does not link back. (the page that should link back: db.json:17:3 /urls/1)',
        'db.json:23:11 /urls/2/loc: warning duplicate-loc: 2 entries are for the page "https://a.example/b". (the first entry: db.json:18:11 /urls/1/loc)',
        'db.json:6:3 /urls/0: info x-default-missing: 2 sets of pages in several languages have no x-default; this is the first.',
        '',
        '4 entries in 1 file, with 3 distinct URLs; 3 alternates in 3 languages',
        '1 URL with two languages:',
        '  https://a.example/b: de, jp',
        '1 link has a language that search engines ignore',
        '<red>error</> <bold>RELATIVE_URL</> (1 place)',
        '  The URL is relative. Write the absolute URL with its scheme and host, such as',
        '  https://example.com/page.',
        '<red>error</> <bold>INVALID_DATE_TIME</> (1 place)',
        '  The value is not a date that a sitemap can have. Write a date such as',
        '  2024-03-15, or with a time and a time zone, such as 2024-03-15T10:00:00Z.',
        '  - "3/2024": 1 place',
        '<red>error</> <bold>unknown-language</> (1 place)',
        '  An `hreflang` value has a language that is not registered. Write ja.',
        '  - "jp": 1 place; write ja',
        '<red>error</> <bold>return-link-missing</> (1 place)',
        '  An alternate does not link back to the page that lists it. Add the return link',
        "  to the alternate's own entry, or remove this link.",
        '  - "jp": 1 place',
        '<yellow>warning</> <bold>duplicate-loc</> (1 place)',
        '  Several entries are for the same page. Merge the entries. If they are',
        '  different pages, keep the part of the URL that distinguishes them, such as the',
        '  query.',
        '<blue>info</> <bold>x-default-missing</> (1 place)',
        '  A set of pages in several languages has no `x-default`. Add an `x-default`',
        '  link to a page where readers choose their language, or to the most general',
        '  version.',
        '',
      ],
      stderr: '',
    })
    expect((await runMarked(['validate', 'db.json'], { columns: 50 })).lines.slice(-29)).toEqual([
      '<red>error</> <bold>RELATIVE_URL</> (1 place)',
      '  The URL is relative. Write the absolute URL with',
      '  its scheme and host, such as',
      '  https://example.com/page.',
      '<red>error</> <bold>INVALID_DATE_TIME</> (1 place)',
      '  The value is not a date that a sitemap can have.',
      '  Write a date such as 2024-03-15, or with a time',
      '  and a time zone, such as 2024-03-15T10:00:00Z.',
      '  - "3/2024": 1 place',
      '<red>error</> <bold>unknown-language</> (1 place)',
      '  An `hreflang` value has a language that is not',
      '  registered. Write ja.',
      '  - "jp": 1 place; write ja',
      '<red>error</> <bold>return-link-missing</> (1 place)',
      '  An alternate does not link back to the page that',
      "  lists it. Add the return link to the alternate's",
      '  own entry, or remove this link.',
      '  - "jp": 1 place',
      '<yellow>warning</> <bold>duplicate-loc</> (1 place)',
      '  Several entries are for the same page. Merge the',
      '  entries. If they are different pages, keep the',
      '  part of the URL that distinguishes them, such as',
      '  the query.',
      '<blue>info</> <bold>x-default-missing</> (1 place)',
      '  A set of pages in several languages has no',
      '  `x-default`. Add an `x-default` link to a page',
      '  where readers choose their language, or to the',
      '  most general version.',
      '',
    ])
  })

  test('a clean site has its counts', async () => {
    database('db.json', page('a', { lang: 'en' }))
    expect(await runMarked(['validate', 'db.json'])).toMatchObject({
      status: 0,
      lines: ['1 entry in 1 file; 1 alternate in 1 language', '<green>No problems found.</>', ''],
      stderr: '',
    })
    database('empty.json')
    expect(await runMarked(['validate', 'empty.json'])).toMatchObject({
      status: 0,
      lines: [
        'empty.json:5:10 /urls: warning no-entries: The list of pages is empty.',
        '',
        '0 entries in 1 file; 0 alternates in 0 languages',
        '<yellow>warning</> <bold>no-entries</> (1 place)',
        '  A database, a sitemap or an index lists nothing. Check the program that writes',
        '  the file, and its data.',
        '',
      ],
      stderr: '',
    })
  })

  test('an input that cannot be read has status 74, in every format', async () => {
    database('db.json', page('a'))
    for (const format of ['text', 'csv', 'json', 'sarif']) {
      const { status, lines, stderr } = await runMarked([
        'validate',
        'none',
        'db.json',
        '--format',
        format,
      ])
      expect([status, stderr]).toEqual([
        74,
        '<red>waymark validate:</> none: No such file or folder. Check the path.\n',
      ])
      if (format === 'text')
        expect(lines).toEqual(['1 entry in 1 file; 0 alternates in 0 languages', ''])
      if (format === 'csv')
        expect(lines).toEqual([
          'severity,code,file,line,column,cell,pages,pointer,loc,target,lang,suggestion,declared,value,message,remedy,targets,related,twin,differs,source',
          'error,file-not-found,none,,,,,,,,,,,,No such file or folder.,Check the path.,,,,,',
          '',
        ])
      if (format === 'json')
        expect(JSON.parse(lines.join('\n')).failures).toEqual([
          {
            code: 'file-not-found',
            severity: 'error',
            message: expect.any(String),
            remedy: expect.any(String),
            file: 'none',
          },
        ])
      if (format === 'sarif')
        expect(JSON.parse(lines.join('\n')).runs[0].results).toEqual([
          {
            ruleId: 'file-not-found',
            ruleIndex: expect.any(Number),
            level: 'error',
            message: { text: 'No such file or folder. Check the path.' },
            locations: [{ physicalLocation: { artifactLocation: { uri: 'none' } } }],
          },
        ])
    }
  })

  test('json has the report without the places of each kind', async () => {
    database('db.json', page('a'), { loc: '/x' })
    const { generator, generated, milliseconds, ...report } = await json('validate', 'db.json')
    expect(Object.keys(report)).toEqual([
      'command',
      'input',
      'entriesInAllFiles',
      'withoutUrl',
      'distinctLocs',
      'repeatedLocs',
      'languages',
      'urlsWithTwoLanguages',
      'deprecatedLanguageTags',
      'twoLanguages',
      'counts',
      'matrix',
      'paths',
      'files',
      'kinds',
      'problems',
      'hidden',
      'failures',
    ])
    expect([typeof generator, Number.isNaN(Date.parse(generated)), milliseconds >= 0]).toEqual([
      'string',
      false,
      true,
    ])
    expect(report.kinds[0]).not.toHaveProperty('first')
    expect(report.problems[0]).toEqual({
      code: 'RELATIVE_URL',
      severity: 'error',
      message: expect.any(String),
      data: { url: '/x' },
      remedy: expect.any(String),
      file: 'db.json',
      line: 11,
      column: 11,
      pointer: '/urls/1/loc',
      loc: '/x',
    })
  })

  test('options for databases are refused for a sitemap', async () => {
    writeFileSync(
      's.xml',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/</loc></url></urlset>',
    )
    for (const [args, names] of [
      [['--check', 'canonical'], '--check canonical'],
      [['--input-format', 'csv'], '--input-format csv'],
      [
        ['--check', 'canonical', '--input-format', 'csv'],
        '--input-format csv and --check canonical',
      ],
    ] as const) {
      const { status, stderr } = await runMarked(['validate', 's.xml', ...args])
      expect([status, stderr]).toEqual([
        2,
        `<red>waymark validate:</> ${names}: for databases only, and s.xml is a sitemap\nTry: waymark validate --help\n`,
      ])
    }
    expect((await runMarked(['validate', 's.xml', '--check', 'usable'])).status).toBe(0)
    database('db.json', page('a/'))
    const canonical = ['validate', 'db.json', '--check', 'canonical', '--canonical', 'seo']
    expect((await runMarked(canonical)).status).toBe(1)
    expect((await runMarked(['validate', 'db.json'])).status).toBe(0)
  })
})

describe('validate --fix', () => {
  test('says what was fixed, where it was kept, and what was not asked for', () => {
    const causes = Array.from({ length: 11 }, (_, n) => ({
      value: `v${n}`,
      count: 1,
      entries: 1,
      leftOut: nothing,
    }))
    const fixed = [kindOf({ code: 'f', count: 3, causes }), kindOf({ code: 'g' })]
    const left = [kindOf({ count: 5 })]
    const result = { form: 'json', backup: 'b\u202e', patch: 'p\u202e', fixed, left, withheld: 2 }
    expect(fixText('in\u202e', result as never, printer(40)).split('\n')).toEqual([
      '<bold>in\\u202e: 4 problems fixed</>',
      '  <green>fixed</> <bold>f</> (3 places)',
      '    - "v0": 1 place',
      '    - "v1": 1 place',
      '    - "v2": 1 place',
      '    - "v3": 1 place',
      '    - "v4": 1 place',
      '    - "v5": 1 place',
      '    - "v6": 1 place',
      '    - "v7": 1 place',
      '    - "v8": 1 place',
      '    - "v9": 1 place',
      '    - … and 1 more',
      '  <green>fixed</> <bold>g</> (1 place)',
      '<cyan>Backup</>  b\\u202e',
      '<cyan>Patch</>  p\\u202e (JSON Patch)',
      '2 fixes give a URL another meaning:',
      '--unsafe-fix writes them.',
      '3 problems have no certain correction:',
      'waymark explain <code> says why.',
      '',
      '',
    ])
    const none = {
      form: 'csv',
      backup: null,
      patch: null,
      fixed: [],
      left: [],
      withheld: 0,
    } as never
    expect(fixText('a', none, printer(40)).split('\n')).toEqual([
      '<bold>a: nothing to fix</>',
      '',
      '',
    ])
    const both = { fixed: [kindOf()], left: [kindOf()], withheld: 1 }
    const table = { form: 'csv', backup: null, patch: 'p', ...both } as never
    expect(fixText('x', table, printer(80)).split('\n')).toEqual([
      '<bold>x: 1 problem fixed</>',
      '  <green>fixed</> <bold>some-code</> (1 place)',
      '<cyan>Patch</>  p (unified diff, for patch -p1)',
      '1 fix gives a URL another meaning: --unsafe-fix writes it.',
      '',
      '',
    ])
  })

  test('has the status of what is left', async () => {
    database('db.json', page('a', { lang: 'en_GB' }))
    const { status, lines, stderr } = await runMarked(['validate', '--fix', 'db.json'])
    expect([status, lines.slice(0, 5), stderr]).toEqual([
      0,
      [
        '<bold>db.json: 1 problem fixed</>',
        '  <green>fixed</> <bold>INVALID_LANGUAGE_TAG</> (1 place)',
        '    - "en_GB": 1 place; write en-GB',
        '1 problem has no certain correction: waymark explain <code> says why.',
        '',
      ],
      '',
    ])
    database('db.json', page('a', { lang: 'en_GB' }))
    const report = await json('validate', '--fix', 'db.json')
    expect(Object.keys(report)).toContain('fixed')
    expect(report.fixed[0]).not.toHaveProperty('first')
    expect(report.fixed[0]).not.toHaveProperty('leftOut')
    database('bad.json', { loc: '/x' })
    expect((await runMarked(['validate', '--fix', 'bad.json'])).status).toBe(1)
  })
})
