import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import { normalize, presets, type RuleSelection, rules } from '@waymark/normalize'
import {
  BULK_OPTIONS,
  invalidLine,
  normalizeLines,
  overlongLine,
  unreadableLine,
} from '@waymark/normalize/bulk'
import {
  ByteSink,
  createLineCopier,
  ECMASCRIPT_CODEC,
  LINE_COPIER_OPTIONS,
} from '@waymark/normalize/bulk/lines'
import { BUFFER_CODEC } from '@waymark/normalize/bulk/lines/node'
import {
  BULK_NORMALIZER_OPTIONS,
  BulkNormalizer,
  normalizeFile,
} from '@waymark/normalize/bulk/node'
import { serveBlocks } from '@waymark/normalize/bulk/node/worker'
import { problems } from '@waymark/normalize/problems'
import { readRuleFile } from '@waymark/normalize/rule-file'
import { parseUrl } from '@waymark/url-parser'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { readBulkOptions } from '../src/bulk/bulk-options.ts'
import { MAX_LINE, readLineBlocks } from '../src/bulk/line-blocks.ts'
import { MemoryPool } from '../src/bulk/node/memory-pool.ts'
import { settingsOfTask, taskOf } from '../src/bulk/node/worker-task.ts'
import { placedProblems } from '../src/bulk/normalize-lines.ts'
import {
  arePercentEncodedSettled,
  hasDotInLastSegment,
  hasDotSegment,
  hasSlashRun,
  hasTrigger,
  isDomain,
  isSerializedIpv4,
  settledPortEnd,
} from '../src/bulk/settled-bytes.ts'

const entryOf = (code: string) => {
  const { severity, summary, remedy } = problems.entries.find((entry) => entry.code === code)!
  return { code, severity, message: summary, remedy }
}

describe('the problem of a line', () => {
  test('that could not be read has its place and no text', () => {
    for (const code of ['url-line-too-long', 'url-line-not-utf-8'] as const) {
      expect(unreadableLine(code, 7)).toEqual({ ...entryOf(code), line: 7, input: '' })
    }
  })

  test('with more code units than allowed is at those that are too many', () => {
    expect(overlongLine('https://a.example/p', 2, 18)).toEqual({
      ...entryOf('url-line-too-long'),
      start: 18,
      end: 19,
      line: 2,
      input: 'https://a.example/p',
    })
    expect(overlongLine('https://a.example/p', 2, 19)).toBeNull()
    expect(overlongLine('https://a.example/p', 2, undefined)).toBeNull()
    expect(overlongLine('', 2, 0)).toBeNull()
  })

  test('with a scheme that is not taken is at the scheme', () => {
    expect(invalidLine(' ftp://a.example/', 4, null, ['https', 'http'])).toEqual({
      code: 'url-line-scheme',
      severity: 'error',
      message: expect.any(String),
      data: { scheme: 'ftp', schemes: ['https', 'http'] },
      remedy: entryOf('url-line-scheme').remedy,
      start: 1,
      end: 4,
      line: 4,
      input: ' ftp://a.example/',
    })
    const base = parseUrl('ftp://a.example/')
    expect(invalidLine('p?q', 4, base, ['https'])).toMatchObject({
      code: 'url-line-scheme',
      data: { scheme: 'ftp', schemes: ['https'] },
      start: 0,
      end: 3,
    })
  })

  test('that has no form for the preset is the whole line', () => {
    for (const schemes of [null, undefined, ['mailto']]) {
      expect(invalidLine('mailto:a@example.com', 5, null, schemes)).toEqual({
        ...entryOf('url-line-without-form'),
        start: 0,
        end: 20,
        line: 5,
        input: 'mailto:a@example.com',
      })
    }
  })

  test('that is not a URL is the error after which the parser gave up', () => {
    expect(invalidLine('https://a b.example/', 3, null)).toMatchObject({
      code: 'domain-to-ASCII',
      severity: 'error',
      start: 9,
      end: 10,
      line: 3,
      input: 'https://a b.example/',
    })
    expect(invalidLine('/p', 3, null, ['https'])).toMatchObject({
      code: 'missing-scheme-non-relative-URL',
      start: 0,
      end: 2,
    })
    const base = parseUrl('https://a.example/')
    expect(invalidLine('//b:x/', 1, base).code).toBe('port-invalid')
    expect(() => invalidLine('x', 1, 'https://a.example/' as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'base' }),
    )
  })

  test('of a later block has its line in the whole input', () => {
    const found = [unreadableLine('url-line-too-long', 1), unreadableLine('url-line-not-utf-8', 3)]
    expect(placedProblems(found, 0)).toBe(found)
    expect(placedProblems(found, 10)).toEqual([
      { ...found[0], line: 11 },
      { ...found[1], line: 13 },
    ])
  })
})

describe.each([
  ['ECMAScript', ECMASCRIPT_CODEC],
  ['Node', BUFFER_CODEC],
])('with the codec of %s', (_, codec) => {
  test('a sink keeps what was put in while its memory grows', () => {
    const sink = new ByteSink(new ArrayBuffer(1), codec)
    sink.byte(0x61)
    expect(sink.memory.byteLength).toBe(1)
    sink.text('\u00e4\u{1f600}')
    sink.slash()
    const source = Uint8Array.from({ length: 120 }, (_, at) => at)
    sink.copy(source, 1, 49)
    sink.copy(source, 50, 99)
    sink.copy(source, 3, 3)
    const expected = [0x61, 0xc3, 0xa4, 0xf0, 0x9f, 0x98, 0x80, 0x2f]
    const copied = [...source.subarray(1, 49), ...source.subarray(50, 99)]
    expect([...sink.content]).toEqual([...expected, ...copied])
    expect(sink.length).toBe(expected.length + copied.length)
    sink.clear()
    expect([sink.length, [...sink.content]]).toEqual([0, []])
    sink.text('z')
    expect([...sink.content]).toEqual([0x7a])
  })

  test('bytes are read as one unit each, or as UTF-8', () => {
    const bytes = Uint8Array.from([0x78, 0xc3, 0xa4, 0xff, 0x79])
    const inside = new Uint8Array([0, ...bytes, 0]).subarray(1, 6)
    expect(codec.latin1(inside, 1, 4)).toBe('\u00c3\u00a4\u00ff')
    const decode = codec.decoder(inside)
    expect([decode(0, 3), decode(0, 4), decode(4, 5), decode(1, 3)]).toEqual([
      'x\u00e4',
      null,
      'y',
      '\u00e4',
    ])
    expect(codec.decoder(bytes.subarray(0, 3))(1, 3)).toBe('\u00e4')
    expect(codec.decoder(bytes.subarray(0, 1))(0, 1)).toBe('x')
  })
})

async function* chunksOf(...pieces: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield Buffer.from(piece, 'latin1')
}

async function blocksOf(pieces: readonly string[], limit?: number): Promise<string[]> {
  const seen: string[] = []
  for await (const block of readLineBlocks(chunksOf(...pieces), limit)) {
    seen.push(block.kind === 'lines' ? Buffer.from(block.bytes).toString('latin1') : block.kind)
  }
  return seen
}

test.each<[string[], number, string[]]>([
  [[], 9, []],
  [[''], 9, []],
  [['a'], 9, ['a']],
  [['\u00ef\u00bb\u00bfa\n'], 9, ['a\n']],
  [['\u00ef', '\u00bb', '\u00bfa\n'], 9, ['a\n']],
  [['\u00ef\u00bb', 'a\n'], 9, ['\u00ef\u00bba\n']],
  [['\u00ef\u00bb'], 9, ['\u00ef\u00bb']],
  [['a\n\u00ef\u00bb\u00bfb\n'], 9, ['a\n\u00ef\u00bb\u00bfb\n']],
  [['abc\n', '\u00ef\u00bb\u00bfb\n'], 9, ['abc\n', '\u00ef\u00bb\u00bfb\n']],
  [['abc\ndef\ng', 'h\ni\nj'], 9, ['abc\ndef\n', 'gh\n', 'i\n', 'j']],
  [['abc\n', '\n', 'd'], 9, ['abc\n', '\n', 'd']],
  [['abcd', 'ef\n'], 5, ['abcdef\n']],
  [['abcd', 'efg\n'], 5, ['too-long']],
  [['abcd', 'ef', 'g\nh\n'], 5, ['too-long', 'h\n']],
  [['abcdefgh'], 5, ['too-long']],
  [['abcdefg'], 5, ['abcdefg']],
  [['abcdefghij\n'], 5, ['abcdefghij\n']],
])('%j in lines of at most %s bytes are the blocks %j', async (pieces, limit, expected) => {
  expect(await blocksOf(pieces, limit)).toEqual(expected)
})

test('a line may have one mebibyte, if nothing else is asked for', async () => {
  expect(MAX_LINE).toBe(1024 * 1024)
  expect(await blocksOf(['abc', 'x'.repeat(MAX_LINE - 1)])).toHaveLength(1)
  expect(await blocksOf(['abc', 'x'.repeat(MAX_LINE)])).toEqual(['too-long'])
})

const bytesOf = (text: string): Uint8Array => Buffer.from(`${text}\n`, 'latin1')

describe('the bytes of a line', () => {
  test.each([
    ['', false],
    ['a', true],
    ['a.', false],
    ['1', false],
    ['a.1', false],
    ['1.a', true],
    ['a.1a', false],
    ['a.a1', true],
    ['a.-', false],
    ['_', false],
    ['.a', true],
  ])('%j as a host is a domain: %s', (host, expected) => {
    expect(isDomain(bytesOf(`//${host}`), 2, host.length + 2)).toBe(expected)
  })

  test.each([
    ['1.2.3.4', true],
    ['255.255.255.255', true],
    ['1.2.3', false],
    ['01.2.3.4', false],
    ['1.2.3.256', false],
    ['1.2.3.4.', false],
  ])('%j as a host is an address as it is serialized: %s', (host, expected) => {
    const bytes = bytesOf(`//${host}`)
    expect(isSerializedIpv4(bytes, 2, host.length + 2, BUFFER_CODEC)).toBe(expected)
    expect(isSerializedIpv4(bytes, 2, host.length + 2, ECMASCRIPT_CODEC)).toBe(expected)
  })

  test.each([
    ['', -1],
    ['0', -1],
    ['00', -1],
    ['080', -1],
    ['1', 2],
    ['9/', 2],
    ['8a', 2],
    ['79', 3],
    ['80', -1],
    ['81', 3],
    ['65535', 6],
    ['65536', -1],
    ['99999', -1],
    ['123456', 6],
    ['/', -1],
    [':', -1],
  ])('%j as a port ends at %s', (port, expected) => {
    expect(settledPortEnd(bytesOf(`:${port}`), 1, 80)).toBe(expected)
  })

  test.each([
    ['/', false],
    ['/.', true],
    ['/..', true],
    ['/...', false],
    ['/./a', true],
    ['/../a', true],
    ['/.a', false],
    ['/..a', false],
    ['/a.', false],
    ['/a/.', true],
    ['/%2e', true],
    ['/%2E%2e', true],
    ['/.%2e/a', true],
    ['/%2e.', true],
    ['/%2e%2e%2e', false],
    ['/%2f', false],
    ['/%2', false],
    ['/%', false],
    ['/%2ea', false],
    ['//.', true],
  ])('%j has a dot segment: %s', (path, expected) => {
    expect(hasDotSegment(bytesOf(path), 0, path.length)).toBe(expected)
    expect(hasDotSegment(bytesOf(`/.${path}?/.`), 2, path.length + 2)).toBe(expected)
  })

  test.each([
    ['/', false, false],
    ['/a', false, false],
    ['/a.b', true, false],
    ['/a.b/c', false, false],
    ['/.', true, false],
    ['/a/.b', true, false],
    ['//', false, true],
    ['/a//b', false, true],
    ['/a/', false, false],
    ['/a//', false, true],
    ['/a.b//c', false, true],
  ])('%j has a dot in its last segment: %s, and a run of slashes: %s', (path, dot, run) => {
    expect(hasDotInLastSegment(bytesOf(path), path.length)).toBe(dot)
    expect(hasSlashRun(bytesOf(path), 0, path.length)).toBe(run)
    expect(hasSlashRun(bytesOf(`/${path}/`), 1, path.length + 1)).toBe(run)
  })

  test('a trigger is looked for between two places', () => {
    const table = new Uint8Array(256)
    table[0x78] = 1
    expect([0, 1, 2].map((start) => hasTrigger(bytesOf('axa'), start, 3, table))).toEqual([
      true,
      true,
      false,
    ])
    expect(hasTrigger(bytesOf('axa'), 0, 1, table)).toBe(false)
  })

  test.each([
    ['', true],
    ['%41', false],
    ['%4a', false],
    ['%4A', true],
    ['%4b', true],
    ['%C3%4A', true],
    ['%C3%4a', false],
    ['%', false],
    ['%4', false],
    ['%g1', false],
    ['%1g', false],
    ['%%41', false],
    ['a%4Ab%41', false],
  ])('%j has no percent-encoded byte that a rule changes: %s', (text, expected) => {
    const table = new Uint8Array(512)
    table[0x41 * 2 + 1] = 1
    table[0x4a * 2] = 1
    expect(arePercentEncodedSettled(bytesOf(`%41${text}`), 3, text.length + 3, table)).toBe(
      expected,
    )
  })
})

test('memory is used again if it is large enough, and not kept if it is much larger', () => {
  const pool = new MemoryPool(8)
  const [first, second] = [pool.take(), pool.take(3)]
  expect([first.byteLength, second.byteLength, pool.take(9).byteLength]).toEqual([8, 8, 9])
  pool.give(second)
  const large = new ArrayBuffer(32)
  pool.give(large)
  pool.give(new ArrayBuffer(33))
  expect(pool.take(9)).toBe(large)
  expect(pool.take(8)).toBe(second)
  expect(pool.take(33)).not.toBe(large)
  expect(pool.take()).not.toBe(second)
})

test('the tables of options name every option', () => {
  expect(Object.keys(BULK_OPTIONS)).toEqual(['options', 'onError', 'base', 'maxLine'])
  expect(Object.keys(LINE_COPIER_OPTIONS)).toEqual(['maxLine', 'special', 'codec'])
  expect(Object.keys(BULK_NORMALIZER_OPTIONS)).toEqual([
    ...['options', 'onError', 'base', 'maxLine'],
    'jobs',
    'program',
  ])
  for (const table of [BULK_OPTIONS, LINE_COPIER_OPTIONS, BULK_NORMALIZER_OPTIONS]) {
    expect(Object.isFrozen(table)).toBe(true)
  }
  const { jobs, program } = BULK_NORMALIZER_OPTIONS
  const numbers = [0, 1, 64, 65, 1.5, '1', Number.NaN]
  expect(numbers.map((value) => jobs.accepts(value))).toEqual([
    ...[false, true, true, false],
    ...[false, false, false],
  ])
  const programs = ['x', new URL('file:///x'), new URL('data:,x'), new URL('https://x/'), {}, 5]
  expect(programs.map((value) => program.accepts(value))).toEqual([
    ...[true, true, true],
    ...[false, false, false],
  ])
  expect([jobs.expected, program.expected]).toEqual([
    'a whole number from 1 to 64',
    'a path, or a `file:` or `data:` URL',
  ])
})

test('bulk work has its defaults', () => {
  expect(readBulkOptions('standard')).toMatchObject({
    preset: { options: {} },
    onError: 'skip',
    base: null,
    maxLine: 1_048_576,
  })
  const base = 'https://a.example/b'
  const settings = readBulkOptions('seo', { base, options: { trailingSlash: 'always' } })
  expect(settings.base?.href).toBe(base)
  expect(settings.preset.options).toEqual({
    ...presets.seo.options,
    trailingSlash: 'always',
    base,
  })
  expect(readBulkOptions('standard', { options: { base } }).base?.href).toBe(base)
})

test.each<['skip' | 'keep' | 'fail', string, number[], number]>([
  ['skip', 'http://a/\n\r\nhttp://b/\n', [2, 4], 5],
  ['keep', 'http://a/\nbad\r\n\r\n\u00ff\nhttp://b/\n', [2, 4], 5],
  ['fail', 'http://a/\n', [2], 2],
])('with onError %s, lines that are not URLs are treated so', async (onError, text, bad, lines) => {
  const source = chunksOf('http://a/\nbad\r\n\r\n\u00ff\nhttp://b/\n')
  const seen = { output: '', bad: [] as number[], lines: 0 }
  for await (const block of normalizeLines(source, 'standard', { onError })) {
    seen.output += Buffer.from(block.output).toString('latin1')
    seen.bad.push(...block.problems.map(({ line }) => line))
    seen.lines += block.lines
  }
  expect(seen).toEqual({ output: text, bad, lines })
})

test('a line that is too long ends the work only if it has to', async () => {
  const run = async (onError: 'keep' | 'fail') => {
    const seen: unknown[] = []
    const source = chunksOf('http://a/', 'x'.repeat(20), '\nhttp://b/bbbbbbbbbbbbbbbb\nhttp://c/\n')
    for await (const block of normalizeLines(source, 'standard', { onError, maxLine: 20 })) {
      const codes = block.problems.map(({ code, line }) => [code, line])
      seen.push([Buffer.from(block.output).toString(), block.lines, codes])
    }
    return seen
  }
  expect(await run('fail')).toEqual([['', 1, [['url-line-too-long', 1]]]])
  expect(await run('keep')).toEqual([
    ['', 1, [['url-line-too-long', 1]]],
    ['http://c/\n', 2, [['url-line-too-long', 2]]],
  ])
})

test('lines over maxLength are kept whole, with what is too much', async () => {
  const options = { onError: 'keep', options: { maxLength: 10 } } as const
  const source = chunksOf('http://a/\nhttp://a/23\nhttp://a/2\n')
  for await (const { output, problems } of normalizeLines(source, 'standard', options)) {
    expect(Buffer.from(output).toString()).toBe('http://a/\nhttp://a/23\nhttp://a/2\n')
    expect(problems).toEqual([
      expect.objectContaining({ code: 'url-line-too-long', line: 2, start: 10, end: 11 }),
    ])
  }
})

describe('a copier of lines', () => {
  const bytes = Buffer.from(
    'https://a.example/p/?q\nhttp://b.example\nhttps://c.example/*\nftp://d/\n',
  )

  function copyWith(
    options: object,
    most: number,
    end = bytes.length,
    selection: RuleSelection = 'seo',
  ): unknown {
    const sink = new ByteSink(new ArrayBuffer(4), ECMASCRIPT_CODEC)
    const cursor = { at: 0, lines: 5 }
    createLineCopier(selection, options)!.copy(bytes, cursor, end, most, sink)
    return [Buffer.from(sink.content).toString(), cursor]
  }

  test('stops at the first line in doubt, at the end, or after as many lines as it may read', () => {
    const first = 'https://a.example/p\n'
    const two = `${first}http://b.example/\n`
    const three = `${two}https://c.example/*\n`
    expect(copyWith({}, 10)).toEqual([three, { at: 60, lines: 8 }])
    expect(copyWith({}, 2)).toEqual([two, { at: 40, lines: 7 }])
    expect(copyWith({}, 0)).toEqual(['', { at: 0, lines: 5 }])
    expect(copyWith({}, 10, 23)).toEqual([first, { at: 23, lines: 6 }])
    expect(copyWith({ special: '*' }, 10)).toEqual([two, { at: 40, lines: 7 }])
    expect(copyWith({ maxLine: 22 }, 10)).toEqual([three, { at: 60, lines: 8 }])
    expect(copyWith({ maxLine: 21 }, 10)).toEqual(['', { at: 0, lines: 5 }])
    expect(copyWith({ codec: BUFFER_CODEC }, 10)).toEqual([three, { at: 60, lines: 8 }])
    expect(copyWith({}, 10, bytes.length, 'standard')).toEqual([
      'https://a.example/p/?q\nhttp://b.example/\nhttps://c.example/*\n',
      { at: 60, lines: 8 },
    ])
  })

  test('takes its options by their types, and presets that leave most lines', () => {
    expect(createLineCopier('aggressive')).toBeNull()
    expect(createLineCopier('safe-browsing')).toBeNull()
    expect(createLineCopier(['force-scheme'])).toBeNull()
    for (const special of ['*?', '#', '/', ':', 'p', '8']) {
      expect(createLineCopier('seo', { special })).toBeNull()
    }
    expect(() => createLineCopier('seo', { codec: {} as never })).toThrow(
      errorWith({ option: 'codec', code: 'option-wrong' }),
    )
    expect(() => createLineCopier('seo', { codec: null as never })).toThrow(
      errorWith({ option: 'codec', code: 'option-wrong' }),
    )
    expect(() => createLineCopier('seo', { special: 5 as never })).toThrow(
      errorWith({ option: 'special', code: 'option-wrong' }),
    )
    expect(() => createLineCopier('seo', { maxLine: -1 })).toThrow(
      errorWith({ option: 'maxLine', code: 'option-wrong' }),
    )
    expect(() => createLineCopier('seo', { maxline: 1 } as never)).toThrow(
      expect.objectContaining({ code: 'option-unknown', data: { near: 'maxLine' } }),
    )
  })
})

describe('work on files', () => {
  function inFolder(run: (folder: string) => Promise<void>): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'normalize-'))
    return run(folder).finally(() => rmSync(folder, { recursive: true }))
  }

  test('writes the whole file, and says what was not a URL', () =>
    inFolder(async (folder) => {
      const [from, to] = [join(folder, 'a'), join(folder, 'b')]
      writeFileSync(from, 'HTTP://A.example/p/\nno url\n')
      const result = await normalizeFile(from, to, 'seo')
      expect(result).toMatchObject({
        lines: 2,
        problems: [{ line: 2, input: 'no url' }],
        isWritten: true,
      })
      expect(readFileSync(to, 'utf8')).toBe('http://a.example/p\n')
      expect(readdirSync(folder)).toEqual(['a', 'b'])
    }))

  test('leaves nothing behind when a line ends it or a file cannot be read', () =>
    inFolder(async (folder) => {
      const [from, to] = [join(folder, 'a'), join(folder, 'b')]
      writeFileSync(from, 'HTTP://A.example/p/\nno url\n')
      writeFileSync(to, 'before')
      const result = await normalizeFile(from, to, 'seo', { onError: 'fail' })
      expect(result).toMatchObject({ lines: 2, problems: [{ line: 2 }], isWritten: false })
      expect(readFileSync(to, 'utf8')).toBe('before')
      await expect(normalizeFile(join(folder, 'c'), to, 'seo')).rejects.toThrow('ENOENT')
      await expect(normalizeFile(from, join(folder, 'x', 'y'), 'seo')).rejects.toThrow('ENOENT')
      expect(readdirSync(folder)).toEqual(['a', 'b'])
      expect(readFileSync(to, 'utf8')).toBe('before')
    }))
})

describe('a thread', () => {
  test('does the task of its settings', () => {
    const task = (selection: Parameters<typeof readBulkOptions>[0], options = {}) =>
      taskOf(readBulkOptions(selection, options), options)
    expect(task('seo')).toEqual({
      selection: presets.seo.rules.map(({ name }) => name),
      options: { options: presets.seo.options },
      schemes: ['https', 'http'],
    })
    expect(task('standard', { onError: 'keep', maxLine: 5 })).toEqual({
      selection: [],
      options: { onError: 'keep', maxLine: 5, options: {} },
      schemes: null,
    })
    expect(task('safe-browsing')).toEqual({
      selection: 'safe-browsing',
      options: { options: {} },
      schemes: null,
    })
    const file = { preset: 'seo', hosts: [{ host: 'a.example', preset: 'standard' }] }
    expect(task(readRuleFile(file)).selection).toEqual(file)
    const own = { ...rules[0]!, name: 'own' }
    expect(() => task([own])).toThrow(errorWith({ name: 'ArgumentError', argument: 'rule' }))
    const canonicalizer = { canonicalize: (input: string) => input }
    expect(() => task({ ...presets.standard, canonicalizer })).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'preset' }),
    )
  })

  test('has the same settings again', () => {
    for (const name of ['seo', 'standard', 'iipc-semantic', 'purell-safe'] as const) {
      const settings = readBulkOptions(name, { onError: 'keep' })
      const again = settingsOfTask(taskOf(settings, { onError: 'keep' }))
      const { rules: own, options, schemes, canonicalizer } = settings.preset
      expect(again).toMatchObject({ onError: 'keep', maxLine: 1_048_576, base: null })
      expect(again.preset.rules).toEqual(own)
      expect(again.preset.options).toEqual(options)
      expect(again.preset.schemes).toEqual(schemes)
      expect(again.preset.canonicalizer).toBe(canonicalizer)
    }
  })

  test('answers each request with its memory and its result', async () => {
    const { port1, port2 } = new MessageChannel()
    const replies: unknown[] = []
    const done = new Promise<void>((resolve) => {
      port2.on('message', (reply: { readonly kind: string }) => {
        replies.push(reply)
        if (reply.kind === 'block') resolve()
      })
    })
    serveBlocks(port1, { selection: 'seo', options: {}, schemes: null })
    const input = new ArrayBuffer(64)
    const text = Buffer.from('HTTP://A/p/\nx\n')
    new Uint8Array(input).set(text)
    const output = new ArrayBuffer(64)
    port2.postMessage({ input, length: text.length, output }, [input, output])
    await done
    port1.close()
    expect(replies).toMatchObject([
      { kind: 'ready' },
      { kind: 'block', result: { lines: 2, isEnded: false, problems: [{ line: 2 }] }, written: 11 },
    ])
    const [, reply] = replies as [unknown, { input: ArrayBuffer; output: ArrayBuffer }]
    expect(reply.input.byteLength).toBe(64)
    expect(Buffer.from(reply.output, 0, 11).toString()).toBe('http://a/p\n')
  })

  test('is started for large blocks only, and all blocks come in their order', async () => {
    const line = `HTTP://A.example/p/\nbad\n${'http://b.example/\n'.repeat(20)}`
    const normalizer = new BulkNormalizer('seo', { jobs: 3 })
    async function* chunks(): AsyncGenerator<Uint8Array> {
      for (let i = 0; i < 20; i++) yield Buffer.from(line.repeat(200))
      yield Buffer.from(`x${'y'.repeat(10)}`)
      yield Buffer.from(`z\n${line}`)
    }
    let output = ''
    let lines = 0
    const bad: number[] = []
    try {
      const isWhole = await normalizer.run(chunks(), async (block) => {
        output += block.output.toString()
        lines += block.lines
        for (const problem of block.problems) bad.push(problem.line)
        await new Promise((resolve) => setImmediate(resolve))
        return true
      })
      expect(isWhole).toBe(true)
    } finally {
      await normalizer.close()
    }
    const once = `http://a.example/p\n${'http://b.example/\n'.repeat(20)}`
    expect(output === once.repeat(4001)).toBe(true)
    expect(lines).toBe(88_023)
    expect(bad.length).toBe(4002)
    expect([bad[0], bad[1], bad[4000], bad[4001]]).toEqual([2, 24, 88_001, 88_003])
  })

  test.each([1, 2, 5])('%s of them treat lines that are too long alike', async (jobs) => {
    for (const onError of ['skip', 'keep', 'fail'] as const) {
      const normalizer = new BulkNormalizer('standard', { jobs, maxLine: 20, onError })
      const pieces = [
        'http://a/\n',
        'HTTP://b/',
        'x'.repeat(30),
        'y\nhttp://c/\nhttp://d',
        '/\nbad\n',
      ]
      const seen: unknown[] = []
      let text = ''
      const isWhole = await normalizer.run(chunksOf(...pieces), async (block) => {
        text += block.output.toString()
        for (const { code, line } of block.problems) seen.push([line, code])
        return true
      })
      await normalizer.close()
      const tooLong = [2, 'url-line-too-long']
      const all = [tooLong, [5, 'missing-scheme-non-relative-URL']]
      const lines = 'http://a/\nhttp://c/\nhttp://d/\n'
      expect([onError, isWhole, text, seen]).toEqual(
        onError === 'fail'
          ? [onError, false, 'http://a/\n', [tooLong]]
          : [onError, true, onError === 'keep' ? `${lines}bad\n` : lines, all],
      )
    }
  })

  test('blocks larger than the memory of one are given whole', async () => {
    const line = 'http://a.example/b\n'
    const large = Buffer.from(line.repeat(80_000))
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(line)
      yield large
      yield Buffer.from(line)
      yield large
    }
    const normalizer = new BulkNormalizer('standard', { jobs: 2 })
    let length = 0
    let lines = 0
    const isWhole = await normalizer.run(chunks(), async (block) => {
      length += block.output.length
      lines += block.lines
      return true
    })
    await normalizer.close()
    expect([isWhole, length, lines]).toEqual([true, line.length * 160_002, 160_002])
  })

  test('is asked for no more when the writer ends the work', async () => {
    const normalizer = new BulkNormalizer('standard', { jobs: 2 })
    let blocks = 0
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (;;) yield Buffer.from('http://a/\n'.repeat(10_000))
    }
    try {
      expect(await normalizer.run(endless(), async () => ++blocks < 3)).toBe(false)
    } finally {
      await normalizer.close()
    }
    expect(blocks).toBe(3)
  })

  test('what was read before an error of the source is written on several threads, too', async () => {
    async function* broken(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('https://a.example\n')
      throw new Error('EIO')
    }
    let output = ''
    const normalizer = new BulkNormalizer('standard', { jobs: 2 })
    const run = normalizer.run(broken(), async (block) => {
      output += block.output.toString()
      return true
    })
    await expect(run).rejects.toThrow('EIO')
    await normalizer.close()
    expect(output).toBe('https://a.example/\n')
  })
})

test('a base and options of the rules reach every line', async () => {
  const base = 'https://a.example/x/'
  let output = ''
  for await (const block of normalizeLines(chunksOf('y/?q\n/z\n'), 'seo', { base })) {
    output += Buffer.from(block.output).toString()
  }
  expect(output).toBe(`${normalize('y/?q', 'seo', { base })}\nhttps://a.example/z\n`)
})
