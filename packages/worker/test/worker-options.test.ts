import { presets } from '@waymark/normalize'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import {
  createRowWorker,
  type OpName,
  ops,
  ROW_WORKER_OPTIONS,
  type RowWorkerOptions,
} from '@waymark/worker'
import { createRowWorker as createNodeWorker } from '@waymark/worker/node'
import { describe, expect, test } from 'vitest'
import { encode, linesOf, outputOf } from './row-bytes.ts'

/** The answers to one row in tsv. */
function answerTo(row: string, given: RowWorkerOptions): string {
  const { output, fault } = outputOf(createRowWorker(given), [encode(`${row}\n`)])
  expect(fault).toBeNull()
  return linesOf(output)[0]!
}

const publicSuffixList = createPublicSuffixList('com')

describe('wrong options', () => {
  test.each<[object | null, string]>([
    [null, 'options must be an object'],
    [{}, '`ops`'],
    [{ ops: 'valid' }, 'option `ops` must be a list of ops'],
    [{ ops: [] }, 'option `ops` must be a list of ops'],
    [{ ops: ['valid'], form: 'tsv' }, 'unknown option `form`'],
    [{ ops: ['valid'], format: 'csv' }, 'option `format` must be'],
    [
      { ops: ['normalize'], preset: 5 },
      'option `preset` must be a string or a preset or a list of rules',
    ],
    [{ ops: ['normalize'], preset: 'seoo' }, 'seoo'],
    [{ ops: ['key'], method: 5 }, 'option `method` must be'],
    [{ ops: ['key'], method: 'whatwg', methodOptions: [] }, 'option `methodOptions` must be'],
    [{ ops: ['part'], part: 'hosts' }, 'option `part` must be'],
    [{ ops: ['valid'], base: 5 }, 'option `base` must be'],
    [{ ops: ['valid'], base: '//a.example' }, 'option `base` must be an absolute URL'],
    [{ ops: ['domain'], publicSuffixList: {} }, 'option `publicSuffixList` must be'],
    [{ ops: ['valid'], chunkHeader: 1 }, 'option `chunkHeader` must be'],
    [{ ops: ['valid'], maxLength: 1.5 }, 'option `maxLength` must be'],
    [{ ops: ['valid'], notNull: 1 }, 'option `notNull` must be'],
    [{ ops: ['valid'], echo: 1 }, 'option `echo` must be'],
    [
      { ops: ['valid'], nullText: 'a\tb' },
      'option `nullText` must be a string without tabs and line ends',
    ],
    [
      { ops: ['valid'], nullText: 'a\rb' },
      'option `nullText` must be a string without tabs and line ends',
    ],
    [
      { ops: ['valid'], nullText: 'a\nb' },
      'option `nullText` must be a string without tabs and line ends',
    ],
    [
      { ops: ['valid'], nullText: 5 },
      'option `nullText` must be a string without tabs and line ends',
    ],
    [
      { ops: ['valid'], format: 'jsonl', inputKeys: 'a' },
      'option `inputKeys` must be a list of names',
    ],
    [
      { ops: ['valid'], format: 'jsonl', outputKeys: [5] },
      'option `outputKeys` must be a list of names',
    ],
    // Those that nothing reads.
    [
      { ops: ['valid'], preset: 'seo' },
      'option `preset` would have no effect: none of the ops reads it; it is for normalize',
    ],
    [
      { ops: ['valid'], method: 'whatwg' },
      'option `method` would have no effect: none of the ops reads it; it is for key, equal',
    ],
    [{ ops: ['valid'], methodOptions: {} }, 'option `methodOptions` would have no effect'],
    [
      { ops: ['valid'], part: 'host' },
      'option `part` would have no effect: none of the ops reads it; it is for part',
    ],
    [{ ops: ['language'], base: 'https://a.example' }, 'option `base` would have no effect'],
    [{ ops: ['valid'], publicSuffixList }, 'option `publicSuffixList` would have no effect'],
    // Those without which an op cannot answer.
    [{ ops: ['valid', 'key'] }, 'the op key needs the option `method`'],
    [{ ops: ['equal'] }, 'the op equal needs the option `method`'],
    [{ ops: ['part'] }, 'the op part needs the option `part`'],
    // Those of other formats.
    [
      { ops: ['valid'], notNull: true },
      'option `notNull` would have no effect: rows are tsv; it is for rowbinary',
    ],
    [
      { ops: ['valid'], format: 'jsonl', echo: true },
      'option `echo` would have no effect: rows are jsonl; it is for tsv',
    ],
    [
      { ops: ['valid'], format: 'lines', nullText: '' },
      'option `nullText` would have no effect: rows are lines; it is for tsv',
    ],
    [
      { ops: ['valid'], inputKeys: ['a'] },
      'option `inputKeys` would have no effect: rows are tsv; it is for jsonl, arrow',
    ],
    [
      { ops: ['valid'], format: 'rowbinary', outputKeys: ['a'] },
      'option `outputKeys` would have no effect: rows are rowbinary; it is for jsonl, arrow',
    ],
    [
      { ops: ['valid'], format: 'arrow', chunkHeader: true },
      'option `chunkHeader` would have no effect: rows are arrow; it is for tsv, rowbinary, jsonl, lines',
    ],
    [
      { ops: ['valid', 'valid'], format: 'lines' },
      'rows of the format lines have one column and one answer',
    ],
    [
      { ops: ['part-by'], format: 'lines' },
      'rows of the format lines have one column and one answer',
    ],
    // As many names as there are columns.
    [
      { ops: ['part-by'], format: 'jsonl', inputKeys: ['a'] },
      'option `inputKeys` must be a list of 2 different names, one for each column; got a',
    ],
    [
      { ops: ['part-by'], format: 'jsonl', inputKeys: ['a', 'a'] },
      'option `inputKeys` must be a list of 2 different names, one for each column; got a, a',
    ],
    [
      { ops: ['valid'], format: 'jsonl', outputKeys: ['a', 'b'] },
      'option `outputKeys` must be a list of 1 name, one for each column; got a, b',
    ],
    [
      { ops: ['valid'], format: 'jsonl', outputKeys: [] },
      'option `outputKeys` must be a list of 1 name, one for each column; got ',
    ],
    // Those that a method does not read.
    [
      { ops: ['key'], method: 'whatwg', publicSuffixList },
      'option `publicSuffixList` would have no effect',
    ],
    [
      { ops: ['key'], method: 'whatwg', methodOptions: { base: 'https://a.example', x: 1 } },
      'unknown option `x`',
    ],
    [{ ops: ['part'], part: 'href', base: 'x' }, 'option `base` must be an absolute URL'],
  ])('%j are refused', (given, message) => {
    for (const create of [createRowWorker, createNodeWorker]) {
      expect(() => create(given as unknown as RowWorkerOptions)).toThrow(message)
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
    expect(Object.keys(ROW_WORKER_OPTIONS)).toHaveLength(15)
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
      answerTo('{"part":"path","url":"x:y"}', { ops: ['part-by', 'valid'], format: 'jsonl' }),
    ).toBe('{"part-by":"y","valid":1}')
  })
})

test('columns that several ops read are read once, in the order in which they are named', () => {
  const columns = (...names: readonly OpName[]) => createRowWorker({ ops: names }).columns
  expect(columns('valid', 'key-by', 'part-by', 'domain')).toEqual(['url', 'method', 'part'])
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
    [{ ops: ['part-by'] }, 'c\tpath', '/b/c'],
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
    expect(() => createRowWorker({ ops: ['key'], method: 'csp-source' })).toThrow('has no keys')
  })

  test('of a column are those that need no option', () => {
    expect(answerTo('https://a.example/\thttps://a.example\twhatwg', { ops: ['equal-by'] })).toBe(
      '1',
    )
    expect(answerTo('https://a.example/\thttps://a.example\ttoString', { ops: ['equal-by'] })).toBe(
      '\\N',
    )
    expect(answerTo('https://a.example/\t', { ops: ['key-by'] })).toBe('\\N')
    expect(answerTo('https://a.example/\tconstructor', { ops: ['normalize-by'] })).toBe('\\N')
    // Twice the same name, known or not.
    const { output } = outputOf(createRowWorker({ ops: ['key-by'] }), [
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
