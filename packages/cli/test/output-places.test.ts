import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { StagedOutput } from '@waymark/site/files/node'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import type { Option } from '../src/command-description.ts'
import { BrokenPipe, Failure, verbatim } from '../src/failure.ts'
import { inputSize } from '../src/guard/input-size.ts'
import { inputFormatOf, refuseDatabaseOptions } from '../src/input/database-input.ts'
import { readJsonFile } from '../src/input/json-file.ts'
import { offsetOfPointer, repeatedMember } from '../src/input/json-places.ts'
import { readTextFile } from '../src/input/text-file.ts'
import { textPlaces } from '../src/input/text-places.ts'
import { OptionValues } from '../src/option-values.ts'
import {
  namedReports,
  refuseOverwriting,
  refuseReplacing,
  reportPaths,
  statePath,
} from '../src/output/report-paths.ts'
import { chosenRobots, stageRobots } from '../src/output/robots-option.ts'
import { SharedNames } from '../src/output/shared-names.ts'
import { chosenOut, isStandardOutput } from '../src/output/standard-output.ts'
import { TextOutput, type TextTarget } from '../src/output/text-output.ts'
import { areWritten } from '../src/output/write-reports.ts'
import { checkPlaces, drivePathNote, shellWord } from '../src/wrong-places.ts'
import { temporaryFolder } from './run-waymark.ts'
import { problemOf, sitemapReport } from './sample-reports.ts'
import { failureWith } from './sources.ts'

const OPTIONS: readonly Option[] = [
  { name: 'out', value: 'folder', summary: '' },
  { name: 'report', value: 'file', summary: '' },
  { name: 'state', value: 'file', summary: '' },
  { name: 'robots', value: 'file', summary: '' },
  { name: 'input-format', value: 'format', summary: '' },
  { name: 'https-only', summary: '' },
  { name: 'base', value: 'url', summary: '' },
]
const given = (values: Readonly<Record<string, string | boolean>> = {}) =>
  new OptionValues(OPTIONS, values)

const before = process.cwd()
let folder: string
beforeEach(() => {
  folder = temporaryFolder()
  process.chdir(folder)
})
afterEach(() => process.chdir(before))

const write = (name: string, text: string | Buffer = '') => writeFileSync(join(folder, name), text)

const OUT = { out: 'out', isSplit: false }

describe('the reports', () => {
  test.each([
    ['db.json', 'db'],
    ['db.ndjson.gz', 'db'],
    ['db.JSONL.ZST', 'db'],
    ['db.csv', 'db'],
    ['db.tsv.gz', 'db'],
    ['db.txt', 'db'],
    ['db.json.json', 'db.json'],
    ['db.gz.json', 'db.gz'],
    ['json', 'json'],
  ])('are next to the input %s, and so is the state', async (name, start) => {
    write(name)
    expect(await reportPaths(given(), name, 'out')).toEqual({
      html: `${start}.report.html`,
      json: `${start}.report.json`,
    })
    expect(await statePath(given(), name, 'out')).toBe(`${start}.sitemaps.state`)
  })

  test('are nowhere if there is no place next to the input', async () => {
    write('db.json')
    mkdirSync('out')
    mkdirSync('folder')
    write('out/in.json')
    mkdirSync('old')
    // The folder of a sitemap is usually published.
    const published = ['old/sitemap.xml', 'old/sitemap.XML.gz', 'feed.rss', 'a.atom', 'robots.txt']
    for (const name of published) write(name)
    for (const [input, out] of [
      ...published.map((name) => [name, 'out'] as const),
      ['-', 'out'],
      ['db.json', '-'],
      ['out/in.json', 'out'],
      ['folder', 'out'],
      ['none.json', 'out'],
    ] as const) {
      expect(await reportPaths(given(), input, out)).toBeNull()
      expect(await statePath(given(), input, out)).toBeNull()
    }
  })

  test('are where --report says', async () => {
    const named = (report: string) => namedReports(given({ report }))
    expect(await namedReports(given())).toBeNull()
    expect(await named('a/r.html')).toEqual({ html: 'a/r.html', json: 'a/r.json' })
    expect(await named('r.HTM')).toEqual({ html: 'r.HTM', json: 'r.json' })
    expect(await named('r.xhtml')).toEqual({ html: 'r.xhtml', json: 'r.xhtml.json' })
    expect(await reportPaths(given({ report: 'r' }), '-', '-')).toEqual({
      html: 'r',
      json: 'r.json',
    })
    for (const report of ['', '-']) {
      await expect(named(report)).rejects.toThrow(failureWith({ detail: 'no-report-file' }))
    }
  })

  test.skipIf(process.platform === 'win32')('do not go where a link leads', async () => {
    const link = (file: string, option: string): unknown =>
      expect.objectContaining({
        problem: expect.objectContaining({
          code: 'file-path-invalid',
          file,
          remedy: expect.stringContaining(option),
        }),
      })
    write('db.json')
    symlinkSync('/tmp/elsewhere', 'db.report.html')
    await expect(reportPaths(given(), 'db.json', 'out')).rejects.toThrow(
      link('db.report.html', '--report'),
    )
    symlinkSync('/tmp/elsewhere', 'db.sitemaps.state')
    await expect(statePath(given(), 'db.json', 'out')).rejects.toThrow(
      link('db.sitemaps.state', '--state'),
    )
    symlinkSync('/tmp/elsewhere', 'r.json')
    await expect(refuseReplacing([], { html: 'r.html', json: 'r.json' })).rejects.toThrow(
      link('r.json', '--report'),
    )
  })

  test('replace no input, no sitemap and not each other', async () => {
    write('db.json')
    mkdirSync('out')
    const reports = (html: string, json = `${html}.json`) => ({ html, json })
    await expect(refuseReplacing(['-', 'a', 'db.json'], reports('db.json', 'x'))).rejects.toThrow(
      failureWith({ detail: 'report-is-input', kind: 'HTML', path: 'db.json' }),
    )
    await expect(refuseReplacing(['./db.json'], reports('x', 'db.json'))).rejects.toThrow(
      failureWith({ detail: 'report-is-input', kind: 'JSON', path: 'db.json' }),
    )
    await expect(refuseReplacing([], reports('r.JSON'))).rejects.toThrow(
      failureWith({ detail: 'report-is-json', path: 'r.html' }),
    )
    await expect(refuseReplacing(['db.json'], null)).resolves.toBeUndefined()
    await expect(refuseReplacing(['-'], reports('-', 'x'))).resolves.toBeUndefined()
    await expect(refuseOverwriting('out/sitemap.xml', OUT, null)).rejects.toThrow(
      failureWith({ detail: 'input-is-sitemap', input: 'out/sitemap.xml' }),
    )
    await expect(
      refuseOverwriting('out/sitemap.xml', { ...OUT, out: '-' }, null),
    ).resolves.toBeUndefined()
    await expect(refuseOverwriting('-', OUT, null)).resolves.toBeUndefined()
    await expect(
      refuseOverwriting('db.json', OUT, reports('out/sitemap.xml', 'x')),
    ).rejects.toThrow(
      failureWith({ detail: 'report-is-sitemap', kind: 'HTML', path: 'out/sitemap.xml' }),
    )
    await expect(
      refuseOverwriting('db.json', OUT, reports('x', 'out/sitemap-2.xml')),
    ).rejects.toThrow(
      failureWith({ detail: 'report-is-sitemap', kind: 'JSON', path: 'out/sitemap-2.xml' }),
    )
    await expect(
      refuseOverwriting('db.json', { ...OUT, out: '-' }, reports('out/sitemap.xml', 'x')),
    ).resolves.toBeUndefined()
    await expect(refuseOverwriting('db.json', OUT, reports('out/r.html'))).resolves.toBeUndefined()
  })

  test('the state is a file outside of the output folder', async () => {
    write('db.json')
    mkdirSync('out')
    const state = (path: string, input = 'db.json', out = 'out') =>
      statePath(given({ state: path }), input, out)
    expect(await state('s')).toBe('s')
    expect(await state('s', '-')).toBe('s')
    await expect(state('s', 'db.json', '-')).rejects.toThrow(
      failureWith({ detail: 'needs-folder', option: 'state' }),
    )
    for (const path of ['', 'db.json', './db.json']) {
      await expect(state(path)).rejects.toThrow(failureWith({ detail: 'no-state-file' }))
    }
    await expect(state('', '-')).rejects.toThrow(failureWith({ detail: 'no-state-file' }))
    await expect(state('out/s')).rejects.toThrow(
      failureWith({ detail: 'state-published', path: 'out/s' }),
    )
  })

  test('are in their places if they are of the same run', async () => {
    const report = sitemapReport({ generated: 'g', generator: 'w', output: 'o' })
    const paths = { html: 'r.html', json: 'r.json' }
    const same = { generated: 'g', generator: 'w', output: 'o', counts: report.counts }
    const json = (some: object) => write('r.json', JSON.stringify({ ...same, ...some }))
    expect(await areWritten(paths, report)).toBe(false)
    json({})
    expect(await areWritten(paths, report)).toBe(false)
    write('r.html')
    expect(await areWritten(paths, report)).toBe(true)
    const since = { generated: 'x', counts: {}, problems: [] }
    expect(await areWritten(paths, { ...report, since })).toBe(false)
    for (const other of [
      { generated: 'x' },
      { generator: 'x' },
      { output: 'x' },
      { counts: { ...report.counts, written: 1 } },
    ]) {
      json(other)
      expect(await areWritten(paths, report)).toBe(false)
    }
    for (const text of ['[]', 'null', '{']) {
      write('r.json', text)
      expect(await areWritten(paths, report)).toBe(false)
    }
  })
})

describe('--robots', () => {
  const chosen = (
    robots: string,
    inputs = ['db.json'],
    out = 'out',
    reports = { html: 'r.html', json: 'r.json' } as { html: string; json: string } | null,
  ) => chosenRobots(given({ robots }), inputs, { out, isSplit: false }, reports)

  test('is a file that is nothing else', async () => {
    write('db.json')
    write('r.html')
    write('r.json')
    mkdirSync('out')
    expect(await chosenRobots(given(), ['db.json'], OUT, null)).toBeNull()
    expect(await chosen('robots.txt')).toBe('robots.txt')
    expect(await chosen('robots.txt', ['-'], 'out', null)).toBe('robots.txt')
    for (const path of ['', '-']) {
      await expect(chosen(path)).rejects.toThrow(failureWith({ detail: 'no-robots-file' }))
    }
    await expect(chosen('x', ['db.json'], '-')).rejects.toThrow(
      failureWith({ detail: 'robots-without-folder' }),
    )
    for (const path of ['db.json', 'r.html', 'r.json']) {
      await expect(chosen(path, ['-', 'db.json'])).rejects.toThrow(
        failureWith({ detail: 'robots-taken', path }),
      )
    }
    await expect(chosen('out/sitemap.xml')).rejects.toThrow(
      failureWith({ detail: 'robots-is-sitemap', path: 'out/sitemap.xml' }),
    )
  })

  test('gets the line of the index, or of the only sitemap', async () => {
    const stage = async (files: Parameters<typeof stageRobots>[1]) => {
      const staged = new StagedOutput()
      const named = await stageRobots('robots.txt', files, staged)
      await staged.publish()
      return named
    }
    const file = (kind: string, loc: string | null) => ({ kind, loc })
    expect(await stage([])).toBeNull()
    expect(await stage([file('urlset', null)])).toBeNull()
    write('robots.txt', Buffer.from('# \xff\n', 'latin1'))
    expect(await stage([file('urlset', 'https://a/1'), file('sitemapindex', 'https://a/i')])).toBe(
      'https://a/i',
    )
    expect(readFileSync('robots.txt', 'latin1')).toBe('# \xff\n\nSitemap: https://a/i\n')
    expect(await stage([file('urlset', 'https://a/i')])).toBeNull()
    write('robots.txt', '# \u00e4\n')
    expect(await stage([file('urlset', 'https://a/1'), file('urlset', 'https://a/2')])).toBe(
      'https://a/1',
    )
    expect(readFileSync('robots.txt', 'utf8')).toBe('# \u00e4\n\nSitemap: https://a/1\n')
    write('robots.txt', 'a\0b')
    await expect(stage([file('urlset', 'https://a/1')])).rejects.toThrow(
      failureWith({ detail: 'utf8-needed', file: 'robots.txt' }),
    )
  })
})

describe('names in reports', () => {
  test('have no folders above the inputs', () => {
    const names = new SharedNames(['/home/x/site/db.json', '/home/x/y+z/a', 'rel/b', '/root.json'])
    expect(
      names.in('/home/x/site/db.json: no, see "/home/x/site/c" and (/home/x/y+z/d,/home/x/site/e)'),
    ).toBe('db.json: no, see "c" and (d,e)')
    expect(names.in("'/home/x/site/c'")).toBe("'c'")
    expect(names.in('https://a.example/home/x/site/c /home/x/other /root.json')).toBe(
      'https://a.example/home/x/site/c /home/x/other /root.json',
    )
    expect(names.in('/home/x/yyz/d')).toBe('/home/x/yyz/d')
    expect(new SharedNames(['/a/b', '/a/b/c/d']).in('/a/b/c/x')).toBe('x')
    expect(new SharedNames(['rel/a']).in('/home/x/a')).toBe('/home/x/a')
    expect(new SharedNames([join(folder, 'sub', 'a')]).in(join(folder, 'sub', 'a'))).toBe(
      join('sub', 'a'),
    )
    expect(new SharedNames([folder]).in(join(folder, 'a'))).toBe(
      join(folder, 'a').slice(join(folder, '..').length + 1),
    )
  })

  test('are those of a problem and of its other places', () => {
    const problem = problemOf({
      message: '/x/y/m',
      file: '/x/y/f',
      related: [{ note: 'n', file: '/x/y/r' }, { note: 'o' }],
    })
    const names = new SharedNames(['/x/y/db.json'])
    expect(names.of(problem)).toEqual({
      ...problem,
      message: 'm',
      file: 'f',
      related: [{ note: 'n', file: 'r' }, { note: 'o' }],
    })
    expect(names.of(problemOf())).toEqual(problemOf())
    expect(new SharedNames(['a']).of(problem)).toBe(problem)
  })
})

describe('standard output', () => {
  test('is a hyphen, and no file that does not exist', async () => {
    expect(await isStandardOutput('-')).toBe(true)
    expect(await isStandardOutput('none')).toBe(false)
    write('file')
    expect(await isStandardOutput('file')).toBe(false)
    expect(await chosenOut(given({ out: '-' }))).toBe('-')
    expect(await chosenOut(given({ out: 'x' }))).toBe('x')
    await expect(chosenOut(given())).rejects.toThrow(
      failureWith({ detail: 'no-option', option: 'out', usage: '--out <folder>' }),
    )
  })

  function target(some: { isTTY?: boolean; fail?: Error } = {}) {
    const parts: (string | Uint8Array)[] = []
    let onError: (error: Error) => void = () => {}
    const fake: TextTarget = {
      ...(some.isTTY === undefined ? {} : { isTTY: some.isTTY }),
      write(part, done) {
        parts.push(part)
        done?.(some.fail ?? null)
      },
      on(_, listener) {
        onError = listener
        return this
      },
    }
    return { fake, parts, emit: (error: Error) => onError(error) }
  }

  test('collects text, and writes 65,536 units at once', async () => {
    const { fake, parts } = target()
    const lengths: number[] = []
    const calls: string[] = []
    const output = new TextOutput(fake, 'x', {
      before: () => void calls.push('before'),
      written: (length) => {
        calls.push('written')
        lengths.push(length)
      },
    })
    await output.flush()
    expect(parts).toEqual([])
    output.write('x'.repeat(65_535))
    expect(output.isFull).toBe(false)
    await output.relieve()
    expect(parts).toHaveLength(0)
    output.write('y')
    expect(output.isFull).toBe(true)
    await output.relieve()
    expect([parts.map((part) => part.length), output.isFull]).toEqual([[65_536], false])
    output.write('a')
    await output.flush()
    output.write('b')
    output.write(Buffer.from('c'))
    await output.flush()
    await output.flush()
    expect(parts.slice(1)).toEqual(['a', Buffer.from('bc')])
    expect(lengths).toEqual([65_536, 1, 2])
    expect(calls.slice(0, 4)).toEqual(['before', 'written', 'before', 'written'])
    await output.writeAll(['x'.repeat(65_536), 'z'])
    expect(parts.slice(3).map((part) => part.length)).toEqual([65_536])
    await output.flush()
    expect(parts.at(-1)).toBe('z')
  })

  test('makes text safe, and bytes only on a terminal', async () => {
    const write = async (isTTY: boolean, part: string | Uint8Array, isPainted = false) => {
      const { fake, parts } = target({ isTTY })
      const output = new TextOutput(fake, 'x', { isPainted })
      output.write(part)
      await output.flush()
      return parts
    }
    expect(await write(false, '\u001b[1m\u202e')).toEqual(['\\u001b[1m\\u202e'])
    expect(await write(false, '\u001b[1m\u202e', true)).toEqual(['\u001b[1m\\u202e'])
    expect(await write(false, Buffer.from('\u202e'))).toEqual([Buffer.from('\u202e')])
    expect(await write(true, Buffer.from('\u202e'))).toEqual(['\\u202e'])
  })

  test.each([
    ['EPIPE', BrokenPipe, { name: 'BrokenPipe' }],
    ['ECONNRESET', BrokenPipe, { name: 'BrokenPipe' }],
    ['ENOSPC', Failure, { said: { data: { code: 'file-system-error', file: 'the name' } } }],
  ])('that fails with %s says so from then on', async (code, type, members) => {
    const error = Object.assign(new Error(code), { code })
    const { fake } = target({ fail: error })
    const output = new TextOutput(fake, 'the name')
    output.write('x')
    await expect(output.flush()).rejects.toThrow(errorWith(members))
    expect(() => output.write('y')).toThrow(type)
    await expect(output.flush()).rejects.toThrow(type)
    const broken = target()
    const later = new TextOutput(broken.fake, 'the name')
    broken.emit(error)
    broken.emit(new Error('the second'))
    expect(() => later.write('y')).toThrow(errorWith(members))
  })

  test('takes a stream of Node', async () => {
    let all = ''
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        all += chunk.toString()
        done()
      },
    })
    const output = new TextOutput(stream)
    output.write('x')
    await output.flush()
    expect(all).toBe('x')
  })
})

describe('inputs', () => {
  test('the form of a database is chosen', () => {
    expect(inputFormatOf(given())).toEqual({})
    expect(inputFormatOf(given({ 'input-format': 'tsv' }))).toEqual({ inputFormat: 'tsv' })
    const refuse = (values: Parameters<typeof given>[0], ...others: string[]) =>
      refuseDatabaseOptions(given(values), verbatim('why'), others)
    expect(() => refuse({})).not.toThrow()
    expect(() => refuse({}, '--https-only')).toThrow(
      failureWith({ detail: 'for-databases', given: ['--https-only'], why: 'why' }),
    )
    expect(() => refuse({ 'input-format': 'csv' }, '--https-only', '--check')).toThrow(
      failureWith({ given: ['--input-format csv', '--https-only', '--check'] }),
    )
  })

  test('a text file is UTF-8, without its byte order mark', () => {
    write('a', '\ufeffx\ufeff')
    expect(readTextFile('a')).toBe('x\ufeff')
    write('a', 'x')
    expect(readTextFile('a')).toBe('x')
    write('a', Buffer.from([0xff]))
    expect(() => readTextFile('a')).toThrow(failureWith({ detail: 'utf8-needed', file: 'a' }))
    expect(() => readTextFile('none')).toThrow(
      failureWith({ code: 'file-not-found', file: 'none' }),
    )
  })

  test('places are in the order of the given offsets', () => {
    expect(textPlaces('a\nb\n\nc', [5, 0, 2, 1, 4, 3])).toEqual([
      { line: 4, column: 1 },
      { line: 1, column: 1 },
      { line: 2, column: 1 },
      { line: 1, column: 2 },
      { line: 3, column: 1 },
      { line: 2, column: 2 },
    ])
    expect(textPlaces('', [])).toEqual([])
  })

  const JSON_TEXT = '{ "a": [1, {"b": 2}], "c/d": "x" }'

  test.each([
    ['', 'value', 0],
    ['', 'name', 0],
    ['/a', 'name', 2],
    ['/a', 'value', 7],
    ['/a/0', 'name', 8],
    ['/a/1', 'value', 11],
    ['/a/1/b', 'name', 12],
    ['/a/1/b', 'value', 17],
    ['/c~1d', 'name', 22],
    ['/c~1d', 'value', 29],
    ['/none', 'value', 0],
    ['/a/7', 'value', 2],
    ['/a/1/x/y', 'value', 11],
  ] as const)('%s names the %s at %d', (pointer, at, offset) => {
    expect(offsetOfPointer(JSON_TEXT, pointer, at)).toBe(offset)
  })

  test('a name is meant unless something else is said', () => {
    expect(offsetOfPointer(JSON_TEXT, '/a')).toBe(2)
  })

  test.each([
    ['{"a":1,"a":2}', 'a', 7],
    ['{"a":{"b":1,"b":2},"a":1}', 'b', 12],
    ['{"a":1,"a":{"b":1,"b":2}}', 'a', 7],
    ['[{"x":1},{"x":1,"y":[{"z":1,"z":2}]}]', 'z', 28],
  ])('the first repeated name of %s is %s', (text, name, offset) => {
    expect(repeatedMember(text)).toEqual({ name, offset })
  })

  test('names in different objects are not repeated', () => {
    expect(repeatedMember('[{"a":1},{"a":{"a":1}}]')).toBeNull()
    expect(repeatedMember('5')).toBeNull()
  })

  test('a settings file says where something is wrong', () => {
    write('s.json', '{\n  "a": 1 }')
    const file = readJsonFile('s.json')
    expect(file.value).toEqual({ a: 1 })
    expect(file.placeOf('/a')).toEqual({ line: 2, column: 3 })
    expect(file.placeOf('/a')).not.toEqual(file.placeOf(''))
    expect(file.fault(verbatim('wrong'), '/a')).toMatchObject({
      status: 2,
      said: { data: { settings: 's.json', atLine: 2, atColumn: 8 } },
    })
    expect(file.fault(verbatim('wrong'), '/a', 'name').said.data).toMatchObject({
      atLine: 2,
      atColumn: 3,
    })
    write('s.json', '{\n "a": 1,\n "a": 2}')
    expect(() => readJsonFile('s.json')).toThrow(
      failureWith({
        settings: 's.json',
        atLine: 3,
        atColumn: 2,
        detail: 'member-twice',
        member: 'a',
      }),
    )
    write('s.json', '{')
    expect(() => readJsonFile('s.json')).toThrow(expect.objectContaining({ status: 2 }))
    expect(() => readJsonFile('none.json')).toThrow(expect.objectContaining({ status: 74 }))
  })
})

describe('the size of an input', () => {
  const INFINITE = Number.POSITIVE_INFINITY

  test('is that of its files, unless they may list others', () => {
    write('a.csv', 'loc\n')
    write('a.TSV', 'loc\n1')
    write('db.json', '\ufeff {}')
    write('list.json', '[]')
    write('urls.txt', 'https://a.example/\n')
    write('map.xml', '<?xml version="1.0"?>\n<urlset >')
    write('map2.xml', ' <URLSET>')
    write('index.xml', '<sitemapindex>')
    write('sets.xml', '<urlsets>')
    write('robots.txt', 'Sitemap: x')
    write('empty.csv')
    expect(inputSize(['a.csv', 'a.TSV', 'none', '--https-only'])).toBe(9)
    expect(inputSize(['--since=db.json', 'list.json'])).toBe(8)
    expect(inputSize(['-o=list.json', '--report=a\nb'])).toBe(2)
    expect(inputSize(['urls.txt'])).toBe(19)
    expect([inputSize(['map.xml']), inputSize(['map2.xml'])]).toEqual([31, 9])
    for (const name of ['index.xml', 'sets.xml', 'robots.txt', 'empty.csv']) {
      expect(inputSize([name]), name).toBe(INFINITE)
    }
    expect(inputSize([])).toBe(0)
  })

  test('is not known of what is compressed', () => {
    write('a.csv', Buffer.from([0x1f, 0x8b, 1, 2]))
    write('b.csv', Buffer.from([0x28, 0xb5, 0x2f, 0xfd]))
    write('c.csv', Buffer.from([0x28, 0xb5, 0x2f, 0xfe]))
    expect([inputSize(['a.csv']), inputSize(['b.csv']), inputSize(['c.csv'])]).toEqual([
      INFINITE,
      INFINITE,
      4,
    ])
  })

  test('of a folder is that of all its files, at most 200', () => {
    mkdirSync('many/in', { recursive: true })
    const fill = (count: number) => {
      for (let n = 0; n < count; n++) write(`many/in/${n}.xml`, 'x')
    }
    write('many/index.xml', '<sitemapindex>')
    fill(198)
    expect(inputSize(['many'])).toBe(14 + 198)
    fill(199)
    expect(inputSize(['many'])).toBe(INFINITE)
  })

  test.skipIf(process.platform === 'win32')(
    'is not known of links in folders, and of devices',
    () => {
      mkdirSync('linked')
      symlinkSync('/tmp', 'linked/x')
      expect(inputSize(['linked'])).toBe(INFINITE)
      expect(inputSize(['/dev/null'])).toBe(INFINITE)
      write('locked.csv', 'x')
      chmodSync(join(folder, 'locked.csv'), 0)
      expect([1, INFINITE]).toContain(inputSize(['locked.csv']))
    },
  )
})

describe('places that are something else', () => {
  const command = (kind: 'files' | 'lists' | 'urls') =>
    ({ name: 'bake', options: OPTIONS, operands: { name: 'x', min: 0, max: 9, kind } }) as never
  const refusal = (
    kind: 'files' | 'lists' | 'urls',
    operands: string[],
    values: Parameters<typeof given>[0] = {},
  ) => {
    try {
      checkPlaces(command(kind), operands, { options: given(values), args: ['-s', ...operands] })
    } catch (error) {
      return (error as Failure).said.data
    }
    return null
  }

  test.skipIf(process.platform === 'win32').each([
    [
      'files',
      ['a', 'HTTPS://u:p@a/b c'],
      {
        detail: 'url-for-input',
        url: 'HTTPS://u:***@a/b c',
        line: "curl -fsSL 'HTTPS://u:***@a/b c' | waymark bake -s a -",
      },
    ],
    ['lists', ['http://a/'], null],
    ['urls', ['http://a/'], null],
    ['files', ['mailto:a', 'http:/a', 'xhttp://a'], null],
    ['files', ['file:///a/b'], { detail: 'file-url', url: 'file:///a/b', path: '/a/b' }],
    ['files', ['FILE:/a'], { detail: 'file-url', url: 'FILE:/a', path: '/a' }],
    [
      'files',
      ['file://localhost/a'],
      { detail: 'file-url', url: 'file://localhost/a', path: '/a' },
    ],
    ['files', ['file:a'], { detail: 'file-url', url: 'file:a', path: 'a' }],
  ] as const)('%s: %j', (kind, operands, facts) => {
    expect(refusal(kind, [...operands])).toEqual(facts)
  })

  test.each(['ftp', 'ftps', 'sftp', 'ws', 'wss', 's3', 'gs', 'http', 'https'])(
    '%s URLs are none',
    (scheme) => {
      expect(refusal('files', [`${scheme}://a`])).toMatchObject({
        detail: 'url-for-input',
        url: `${scheme}://a`,
      })
    },
  )

  test('values of options are checked for their kind', () => {
    const refused = (option: string, value: string) => refusal('urls', [], { [option]: value })
    for (const [option, value, facts] of [
      ['out', 'https://a/', { detail: 'url-for-folder' }],
      ['report', 'file:///a', { detail: 'url-for-file' }],
      ['base', 'c:\\a b\\c', { detail: 'windows-path', url: 'file:///c:/a%20b/c' }],
      ['base', 'C:/a', { detail: 'windows-path', url: 'file:///C:/a' }],
    ] as const) {
      expect(refused(option, value)).toEqual({ option, value, ...facts })
    }
    for (const base of ['https://a/', 'c:a', 'cc:/a', 'x']) {
      expect(refusal('urls', [], { base })).toBeNull()
    }
    expect(refusal('urls', [], { 'input-format': 'https://a/' })).toBeNull()
  })

  test.skipIf(process.platform === 'win32')('a word is quoted for a shell if it must be', () => {
    expect(['a-b_c./:@%+,=1', 'a b', "a'b", '', 'a\\b', 'ä'].map(shellWord)).toEqual([
      'a-b_c./:@%+,=1',
      "'a b'",
      "'a'\\''b'",
      "''",
      "'a\\b'",
      "'ä'",
    ])
  })

  test('a path of Windows was taken for a URL', () => {
    expect(drivePathNote('C:\\a b')).toMatch(/^"C:\\\\a b" .* c: .* file:\/\/\/C:\/a%20b$/)
    expect([drivePathNote('c:a'), drivePathNote('cc:/a'), drivePathNote('/c:/a')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
