import { presets } from '@waymark/normalize'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import {
  createRowWorker,
  formats,
  type OpName,
  ops,
  ROW_WORKER_OPTIONS,
  type RowWorkerOptions,
} from '@waymark/worker'
import { createRowWorker as createNodeWorker } from '@waymark/worker/node'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { encode, linesOf, outputOf } from './row-bytes.ts'

/** The answers to one row in tsv. */
function answerTo(row: string, given: RowWorkerOptions): string {
  const { output, fault } = outputOf(createRowWorker(given), [encode(`${row}\n`)])
  expect(fault).toBeNull()
  return linesOf(output)[0]!
}

const publicSuffixList = createPublicSuffixList('com')

describe('wrong options', () => {
  test('rows in batches are read by another entry, which is named with what can be chosen here', () => {
    const named = ['@waymark/worker/arrow/node', ...formats.map(({ name }) => name)]
    let message = ''
    try {
      createRowWorker({ ops: ['valid'], format: 'arrow' })
    } catch (error) {
      message = (error as Error).message
    }
    expect(named.filter((name) => !message.includes(name))).toEqual([])
  })

  test.each<[object | null, object]>([
    [null, { option: null, code: 'option-wrong' }],
    [{}, { option: 'ops', code: 'option-wrong' }],
    [{ ops: 'valid' }, { option: 'ops', code: 'option-wrong' }],
    [{ ops: [] }, { option: 'ops', code: 'option-wrong' }],
    [
      { ops: ['valid'], form: 'tsv' },
      { option: 'form', code: 'option-unknown' },
    ],
    [
      { ops: ['valid'], format: 'csv' },
      { option: 'format', code: 'option-wrong' },
    ],
    [
      { ops: ['normalize'], preset: 5 },
      { option: 'preset', code: 'option-wrong' },
    ],
    [
      { ops: ['normalize'], preset: 'seoo' },
      { name: 'ArgumentError', argument: 'preset' },
    ],
    [
      { ops: ['key'], method: 5 },
      { option: 'method', code: 'option-wrong' },
    ],
    [
      { ops: ['key'], method: 'whatwg', methodOptions: [] },
      { option: 'methodOptions', code: 'option-wrong' },
    ],
    [
      { ops: ['part'], part: 'hosts' },
      { option: 'part', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], base: 5 },
      { option: 'base', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], base: '//a.example' },
      { option: 'base', code: 'option-wrong' },
    ],
    [
      { ops: ['domain'], publicSuffixList: {} },
      { option: 'publicSuffixList', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], chunkHeader: 1 },
      { option: 'chunkHeader', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], maxLength: 1.5 },
      { option: 'maxLength', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], notNull: 1 },
      { option: 'notNull', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], echo: 1 },
      { option: 'echo', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], nullText: 'a\tb' },
      { option: 'nullText', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], nullText: 'a\rb' },
      { option: 'nullText', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], nullText: 'a\nb' },
      { option: 'nullText', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], nullText: 5 },
      { option: 'nullText', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], format: 'jsonl', inputKeys: 'a' },
      { option: 'inputKeys', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], format: 'jsonl', outputKeys: [5] },
      { option: 'outputKeys', code: 'option-wrong' },
    ],
    [
      { ops: ['valid'], format: 'jsonl', onRefused: 'log' },
      { option: 'onRefused', code: 'option-wrong' },
    ],
    // Those that nothing reads.
    [
      { ops: ['valid'], preset: 'seo' },
      { option: 'preset', code: 'option-unread', data: { readers: ['normalize'] } },
    ],
    [
      { ops: ['valid'], method: 'whatwg' },
      { option: 'method', code: 'option-unread', data: { readers: ['key', 'equal'] } },
    ],
    [
      { ops: ['valid'], methodOptions: {} },
      { option: 'methodOptions', code: 'option-unread' },
    ],
    [
      { ops: ['valid'], part: 'host' },
      { option: 'part', code: 'option-unread', data: { readers: ['part'] } },
    ],
    [
      { ops: ['language'], base: 'https://a.example' },
      { option: 'base', code: 'option-unread' },
    ],
    [
      { ops: ['valid'], publicSuffixList },
      { option: 'publicSuffixList', code: 'option-unread' },
    ],
    [
      { ops: ['page-url'], base: 'https://a.example' },
      { option: 'base', code: 'option-unread' },
    ],
    [
      { ops: ['key-by'], method: 'whatwg' },
      { option: 'method', code: 'option-unread', data: { readers: ['key', 'equal'] } },
    ],
    [
      { ops: ['domain'], section: 'ican' },
      { option: 'section', code: 'option-wrong', data: { near: 'icann' } },
    ],
    [
      { ops: ['host'], name: 'q' },
      { option: 'name', code: 'option-unread', data: { readers: ['param'] } },
    ],
    [
      { ops: ['host'], unknown: 'NULL' },
      { option: 'unknown', code: 'option-wrong' },
    ],
    [
      { ops: ['host'], assumeScheme: 'ftp' },
      { option: 'assumeScheme', code: 'option-wrong' },
    ],
    [
      { ops: ['language'], assumeScheme: 'https' },
      { option: 'assumeScheme', code: 'option-unread' },
    ],
    [
      { ops: ['host'], assumeScheme: 'https', base: 'https://a.example' },
      { option: 'assumeScheme', code: 'option-refused' },
    ],
    // Those of other formats.
    [
      { ops: ['valid'], notNull: true },
      { option: 'notNull', code: 'option-unread', data: { format: 'tsv', readers: ['rowbinary'] } },
    ],
    [
      { ops: ['valid'], format: 'jsonl', echo: true },
      { option: 'echo', code: 'option-unread', data: { format: 'jsonl', readers: ['tsv'] } },
    ],
    [
      { ops: ['valid'], format: 'lines', nullText: '' },
      { option: 'nullText', code: 'option-unread', data: { format: 'lines', readers: ['tsv'] } },
    ],
    [
      { ops: ['valid'], inputKeys: ['a'] },
      {
        option: 'inputKeys',
        code: 'option-unread',
        data: { format: 'tsv', readers: ['jsonl', 'arrow'] },
      },
    ],
    [
      { ops: ['valid'], format: 'rowbinary', outputKeys: ['a'] },
      {
        option: 'outputKeys',
        code: 'option-unread',
        data: { format: 'rowbinary', readers: ['jsonl', 'arrow'] },
      },
    ],
    [
      { ops: ['valid'], format: 'arrow', chunkHeader: true },
      {
        option: 'chunkHeader',
        code: 'option-unread',
        data: { format: 'arrow', readers: ['tsv', 'rowbinary', 'jsonl', 'lines'] },
      },
    ],
    [
      { ops: ['valid', 'valid'], format: 'lines' },
      { option: 'format', code: 'option-refused', data: { format: 'lines' } },
    ],
    [
      { ops: ['part'], format: 'lines' },
      { option: 'format', code: 'option-refused', data: { format: 'lines' } },
    ],
    // As many names as there are columns.
    [
      { ops: ['part'], format: 'jsonl', inputKeys: ['a'] },
      { option: 'inputKeys', code: 'option-wrong', data: { n: 2, got: 'a' } },
    ],
    [
      { ops: ['part'], format: 'jsonl', inputKeys: ['a', 'a'] },
      { option: 'inputKeys', code: 'option-wrong', data: { n: 2, got: 'a, a' } },
    ],
    [
      { ops: ['valid'], format: 'jsonl', outputKeys: ['a', 'b'] },
      { option: 'outputKeys', code: 'option-wrong', data: { n: 1, got: 'a, b' } },
    ],
    [
      { ops: ['valid'], format: 'jsonl', outputKeys: [] },
      { option: 'outputKeys', code: 'option-wrong', data: { n: 1 } },
    ],
    // Those that a method does not read.
    [
      { ops: ['key'], method: 'whatwg', publicSuffixList },
      { option: 'publicSuffixList', code: 'option-unread' },
    ],
    [
      { ops: ['key'], method: 'whatwg', methodOptions: { base: 'https://a.example', x: 1 } },
      { option: 'x', code: 'option-unknown' },
    ],
    [
      { ops: ['part'], part: 'href', base: 'x' },
      { option: 'base', code: 'option-wrong' },
    ],
  ])('%j are refused', (given, error) => {
    for (const create of [createRowWorker, createNodeWorker]) {
      expect(() => create(given as unknown as RowWorkerOptions)).toThrow(errorWith(error))
    }
  })

  test('are not those that say what is so anyway', () => {
    expect(
      answerTo('x:y', { ops: ['valid'], notNull: false, echo: false, chunkHeader: false }),
    ).toBe('1')
    const given = { ops: ['valid'], format: 'jsonl', echo: false, inputKeys: undefined } as const
    expect(answerTo('"x:y"', given)).toBe('1')
  })

  test('are told from right ones by a table', () => {
    expect(Object.keys(ROW_WORKER_OPTIONS)).toHaveLength(21)
    expect(ROW_WORKER_OPTIONS.ops.accepts(ops.map(({ name }) => name))).toBe(true)
    expect(ROW_WORKER_OPTIONS.maxLength.accepts(0)).toBe(true)
    expect(ROW_WORKER_OPTIONS.nullText.accepts('')).toBe(true)
  })
})

describe('defaults', () => {
  test('are tsv, the preset safe, and NULL as ClickHouse writes it', () => {
    expect(answerTo('HTTPS://A.example/%7eb/?c#d', { ops: ['normalize'] })).toBe(
      'https://a.example/~b/?c#d',
    )
    expect(answerTo('x\\ty', { ops: ['normalize'] })).toBe('\\N')
  })

  test('are values of up to 1 MiB', () => {
    const longest = `x:${'y'.repeat(1_048_574)}`
    const lengths: number[] = []
    const method = (text: string) => `${lengths.push(text.length)}`
    expect(answerTo(longest, { ops: ['key'], method })).not.toBe('\\N')
    expect(answerTo(`${longest}y`, { ops: ['key'], method })).toBe('\\N')
    // Methods are tried with a short URL first.
    expect(lengths.filter((length) => length > 100)).toEqual([longest.length])
  })

  test('are the names of columns and ops', () => {
    expect(
      answerTo('{"part":"path","url":"x:y"}', { ops: ['part', 'valid'], format: 'jsonl' }),
    ).toBe('{"part":"y","valid":1}')
  })
})

test('columns that several ops read are read once, in the order in which they are named', () => {
  const columns = (...names: readonly OpName[]) => createRowWorker({ ops: names }).columns
  expect(columns('valid', 'key-by', 'part', 'domain')).toEqual(['url', 'method', 'part'])
  expect(columns('equal-by', 'normalize-by')).toEqual(['url', 'other', 'method', 'preset'])
  expect(columns('language', 'valid', 'hreflang')).toEqual(['tag', 'url'])
  expect(
    answerTo('en-UK\thttps://www.a.example', { ops: ['hreflang', 'domain', 'language'] }),
  ).toBe('0\ta.example\ten-UK')
})

describe('a base', () => {
  const base = 'https://a.example/b/'

  test.each<[RowWorkerOptions, string, string]>([
    [{ ops: ['normalize'], preset: 'standard' }, 'c', 'https://a.example/b/c'],
    [{ ops: ['normalize-by'] }, 'c\tstandard', 'https://a.example/b/c'],
    [{ ops: ['key'], method: 'whatwg' }, 'c', 'https://a.example/b/c'],
    [{ ops: ['key-by'] }, 'c\twhatwg', 'https://a.example/b/c'],
    [{ ops: ['key-by'] }, 'c\tstandard', 'https://a.example/b/c'],
    [{ ops: ['equal'], method: 'whatwg' }, 'c\thttps://a.example/b/c', '1'],
    [{ ops: ['equal-by'] }, 'c\t/b/c\twhatwg', '1'],
    [{ ops: ['part'], part: 'path' }, 'c', '/b/c'],
    [{ ops: ['part'], part: 'href' }, 'c', 'https://a.example/b/c'],
    [{ ops: ['part'], part: 'href' }, 'https://a.example/c', 'https://a.example/c'],
    [{ ops: ['part'] }, 'c\tpath', '/b/c'],
    [{ ops: ['host'] }, 'c', 'a.example'],
    [{ ops: ['param'], name: 'q' }, '?q=1', '1'],
    [{ ops: ['params'] }, '?q=1', '[["q","1"]]'],
    [{ ops: ['matches'], pattern: 'https://a.example/b/*' }, 'c', '1'],
    [{ ops: ['subdomain'] }, '//x.a.example', 'x'],
    [{ ops: ['warnings'] }, 'c', ''],
    [{ ops: ['domain-by'] }, 'c\ticann', 'a.example'],
    [{ ops: ['domain'] }, 'c', 'a.example'],
    [{ ops: ['suffix'] }, 'c', 'example'],
    [{ ops: ['site'] }, 'c', 'https://a.example'],
    [{ ops: ['valid'] }, '//c', '1'],
    [{ ops: ['display'] }, 'c', 'https://a.example/b/c'],
  ])('is what %j resolves relative references against: %j', (given, row, answer) => {
    expect(answerTo(row, { ...given, base })).toBe(answer)
    // Without it, there is no answer.
    const none = given.ops.includes('valid') ? '0' : '\\N'
    if (!row.startsWith('https:')) expect(answerTo(row, given)).toBe(none)
  })

  test('may be one that only another op reads', () => {
    const given: RowWorkerOptions = { ops: ['key', 'valid'], method: 'string-code-point', base }
    expect(answerTo('c', given)).toBe('c\t1')
    const both: RowWorkerOptions = { ...given, ops: ['key', 'domain'], publicSuffixList }
    expect(answerTo('https://x.y.com', both)).toBe('https://x.y.com\ty.com')
  })

  test('is not for rules that do not resolve, nor for methods that compare what is written', () => {
    const preset = presets['safe-browsing']
    const procedure = { ...preset, canonicalizer: { ...preset.canonicalizer!, options: [] } }
    const given: RowWorkerOptions = { ops: ['normalize', 'valid'], preset: procedure }
    expect(answerTo('http://a.example', given)).toBe('http://a.example/\t1')
    expect(() => createRowWorker({ ...given, base })).toThrow(
      expect.objectContaining({ option: 'base', code: 'option-unread' }),
    )
    expect(() => createRowWorker({ ops: ['key'], method: 'string-code-point', base })).toThrow(
      expect.objectContaining({ option: 'base', code: 'option-unread' }),
    )
  })
})

describe('a scheme that is assumed', () => {
  test.each<[string, string | null]>([
    ['www.example.co.uk/x', 'www.example.co.uk'],
    ['example.com', 'example.com'],
    ['example.com.', 'example.com.'],
    ['  example.com', 'example.com'],
    ['example.com:8080/x', 'example.com'],
    ['example.com:8080', 'example.com'],
    ['//example.com/x', 'example.com'],
    ['\\\\\\\\example.com\\\\x', 'example.com'],
    ['Bücher.example?q', 'xn--bcher-kva.example'],
    ['a_b.example.com#x', 'a_b.example.com'],
    ['127.0.0.1:80/x', '127.0.0.1'],
    ['[::1]:80/x', '[::1]'],
    ['localhost', 'localhost'],
    ['localhost:8080/x', 'localhost'],
    ['example.com/mailto:x', 'example.com'],
    ['xn--bcher-kva.example', 'xn--bcher-kva.example'],
    // They have a scheme.
    ['https://a.example/', 'a.example'],
    ['ftp://a.example/', 'a.example'],
    ['mailto:me@example.com', null],
    ['tel:123', null],
    ['a:80', null],
    ['example.com:x', null],
    ['javascript:a.b', null],
    // They begin with no host.
    ['me@example.com', null],
    ['word', null],
    ['-', null],
    ['', null],
    [' ', null],
    ['/www.example.com/x', null],
    ['///example.com', null],
    ['?example.com', null],
    ['../a.b', null],
    ['3.14', null],
    ['1.2.3.4.5', null],
    ['a b.example.com', null],
    ['a..b', null],
    ['a.example:99999', null],
    [`${'a.'.repeat(200)}example`, null],
  ])('is put before a value that begins with a host: %j', (row, host) => {
    const given: RowWorkerOptions = { ops: ['host'], assumeScheme: 'https' }
    expect(answerTo(row, given)).toBe(host ?? '\\N')
  })

  test('decides on the port, and is for each URL of a row, but not for patterns', () => {
    const assumeScheme = 'http'
    expect(answerTo('a.example:80/x', { ops: ['normalize'], assumeScheme })).toBe(
      'http://a.example/x',
    )
    expect(answerTo('a.example\thttp://a.example/', { ops: ['equal'], assumeScheme })).toBe('1')
    expect(answerTo('http://a.example/\ta.example', { ops: ['equal'], assumeScheme })).toBe('1')
    expect(answerTo('a.example', { ops: ['page-url'], assumeScheme })).toBe('http://a.example/')
  })

  test('makes a value that is a URL of another kind without it, in every way in which rows are read', () => {
    // In the normal form, such a row would be copied.
    const given: RowWorkerOptions = { ops: ['normalize'], preset: 'standard' }
    expect(answerTo('example.com:8080/x', given)).toBe('example.com:8080/x')
    for (const format of ['tsv', 'lines'] as const) {
      for (const create of [createRowWorker, createNodeWorker]) {
        const worker = create({ ...given, format, assumeScheme: 'https' })
        const { output } = outputOf(worker, [encode('example.com:8080/x\n')])
        expect(linesOf(output)).toEqual(['https://example.com:8080/x'])
      }
    }
  })
})

describe('methods and presets', () => {
  test('may be functions, and objects with what is asked of them', () => {
    const upper = (url: string) => (url === '' ? null : url.toUpperCase())
    expect(answerTo('a', { ops: ['key'], method: upper })).toBe('A')
    expect(answerTo('a\tA', { ops: ['equal'], method: upper })).toBe('1')
    expect(answerTo('a\tb', { ops: ['equal'], method: upper })).toBe('0')
    expect(answerTo('\ta', { ops: ['equal'], method: upper })).toBe('\\N')
    expect(answerTo('a\t', { ops: ['equal'], method: upper })).toBe('\\N')
  })

  test('that compare pairs need no keys', () => {
    const given: RowWorkerOptions = { ops: ['equal'], method: 'csp-source' }
    expect(answerTo('https://*.a.example\thttps://b.a.example/', given)).toBe('1')
    expect(answerTo('https://*.a.example\thttps://b.example/', given)).toBe('0')
    expect(() => createRowWorker({ ops: ['key'], method: 'csp-source' })).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'method' }),
    )
  })

  test('of a column are those that need no option', () => {
    expect(answerTo('https://a.example/\thttps://a.example\twhatwg', { ops: ['equal-by'] })).toBe(
      '1',
    )
    // Twice the same name, known or not.
    const { output } = outputOf(createRowWorker({ ops: ['key-by'], unknown: 'null' }), [
      encode('x:a\twhatwg\nx:b\twhatwg\nx:c\tnone\nx:d\tnone\nx:e\tcsp-source\nx:f\tcsp-source\n'),
    ])
    expect(linesOf(output)).toEqual(['x:a', 'x:b', '\\N', '\\N', '\\N', '\\N'])
  })

  test('have options of their own', () => {
    const relative = { ops: ['key'], method: 'whatwg' } as const
    expect(answerTo('c', { ...relative, methodOptions: { base: 'https://a.example/' } })).toBe(
      'https://a.example/c',
    )
  })
})

test('an answer that takes much memory is followed by others', () => {
  const given: RowWorkerOptions = {
    ops: ['key'],
    method: 'string-code-point',
    maxLength: 9_000_000,
  }
  const worker = createNodeWorker(given)
  for (const length of [5, 4_300_000, 5, 140_000, 5]) {
    const row = Buffer.alloc(length + 1, 'x')
    row[length] = 0x0a
    expect(row.equals(worker.push(row).output)).toBe(true)
  }
  expect(worker.rows).toBe(5)
})
