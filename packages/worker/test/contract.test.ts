import { builtInList } from '@waymark/public-suffix'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import {
  answerRows,
  createRowWorker,
  formats,
  type RowFault,
  RowInputError,
  type RowWorkerOptions,
} from '@waymark/worker'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import {
  encode,
  join,
  linesOf,
  outputOf,
  piecesOf,
  rowsIn,
  shownFault,
  varint,
} from './row-bytes.ts'

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

function answersTo(input: Uint8Array | string, given: RowWorkerOptions) {
  const bytes = typeof input === 'string' ? encode(input) : input
  const { output, fault } = outputOf(createRowWorker(given), [bytes])
  return { output: decode(output), fault: fault && shownFault(fault), code: fault?.code }
}

const publicSuffixList = createPublicSuffixList('com\nshops.example.com')

test('domain and suffix answer by the list that is given', () => {
  const rows = 'https://www.a.shops.example.com/\n'
  const ops = ['domain', 'suffix'] as const
  expect(answersTo(rows, { ops, publicSuffixList }).output).toBe(
    'a.shops.example.com\tshops.example.com\n',
  )
  expect(answersTo(rows, { ops }).output).toBe('example.com\tcom\n')
})

test.each<[RowWorkerOptions, string, string]>([
  [{ ops: ['site'] }, 'https://example.com', 'https://a.shops.example.com'],
  [{ ops: ['key'], method: 'same-site' }, 'https://example.com', 'https://a.shops.example.com'],
  [{ ops: ['equal'], method: 'same-site' }, '1', '0'],
  [{ ops: ['key-by'] }, 'https://example.com', 'https://a.shops.example.com'],
  [{ ops: ['equal-by'] }, '1', '0'],
  // What the method does not read, domain does.
  [
    { ops: ['key', 'domain'], method: 'whatwg', base: 'https://example.com/' },
    'https://a.shops.example.com/\texample.com',
    'https://a.shops.example.com/\ta.shops.example.com',
  ],
])('%j answers by the list that is given', (given, builtIn, newer) => {
  const [op = ''] = given.ops
  const columns = ['https://a.shops.example.com/']
  if (op.startsWith('equal')) columns.push('https://b.shops.example.com/')
  if (op.endsWith('-by')) columns.push('same-site')
  const row = `${columns.join('\t')}\n`
  expect(answersTo(row, given).output).toBe(`${builtIn}\n`)
  expect(answersTo(row, { ...given, publicSuffixList }).output).toBe(`${newer}\n`)
})

test('a column may name methods that do not read the list or the base', () => {
  const given: RowWorkerOptions = {
    ops: ['key-by', 'equal-by'],
    base: 'https://a.shops.example.com/',
    publicSuffixList,
  }
  // The ops share the columns url and method.
  expect(answersTo('/x\twhatwg\t/x\n', given).output).toBe('https://a.shops.example.com/x\t1\n')
})

const normalize: RowWorkerOptions = { ops: ['normalize'], preset: 'standard' }

describe('a row that has no answer is NULL, and stays in its place', () => {
  test.each([
    ['not a URL', 'x'],
    ['NULL', '\\N'],
    ['empty', ''],
    ['a relative reference without a base', '/a'],
  ])('%s', (_, value) => {
    const { output, fault } = answersTo(
      `https://a.example/\n${value}\nhttps://b.example/\n`,
      normalize,
    )
    expect(output).toBe('https://a.example/\n\\N\nhttps://b.example/\n')
    expect(fault).toBeNull()
  })

  test('bytes that are not UTF-8', () => {
    for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xf5, 0x80, 0x80, 0x80]]) {
      const row = join([encode('https://a.example/'), Uint8Array.from(bytes), encode('\nx:y\n')])
      expect(answersTo(row, normalize).output).toBe('\\N\nx:y\n')
    }
  })

  test('bytes that an escape makes ill-formed, and those that it makes well-formed', () => {
    const { output } = answersTo(
      'https://a.example/\\xff\nhttps://a.example/\\xc3\\xa9\n',
      normalize,
    )
    expect(output).toBe('\\N\nhttps://a.example/%C3%A9\n')
  })

  test('a lone surrogate in JSON', () => {
    const { output } = answersTo('"https://a.example/\\ud800"\n"x:\\ud83d\\ude00"\n', {
      ...normalize,
      format: 'jsonl',
    })
    expect(output).toBe('null\n"x:%F0%9F%98%80"\n')
  })

  test('a name that a column gives and nothing has, if the caller says so', () => {
    const { output } = answersTo('https://a.example/\tunheard-of\nhttps://a.example/\twhatwg\n', {
      ops: ['key-by'],
      unknown: 'null',
    })
    expect(output).toBe('\\N\nhttps://a.example/\n')
  })
})

describe('a value that is too long', () => {
  const long = `https://a.example/${'x'.repeat(100)}`
  const given: RowWorkerOptions = {
    ops: ['normalize', 'domain'],
    preset: 'standard',
    maxLength: 40,
  }

  test.each(['tsv', 'rowbinary', 'jsonl'] as const)('has the answer NULL in %s', (format) => {
    const input = rowsIn(format, [['https://b.example/'], [long], ['https://c.example/']])
    const whole = outputOf(createRowWorker({ ...given, format }), [input])
    expect(whole.fault).toBeNull()
    expect(whole.rows).toBe(3)
    const fitting = rowsIn(format, [['https://b.example/'], [null], ['https://c.example/']])
    expect(whole).toEqual(outputOf(createRowWorker({ ...given, format }), [fitting]))
  })

  test('just fits', () => {
    const url = `https://a.example/${'x'.repeat(22)}`
    expect(answersTo(`${url}\r\n${url}y\r\n`, { ...normalize, maxLength: 40 }).output).toBe(
      `${url}\r\n\\N\r\n`,
    )
  })

  const ofRows = formats.filter(({ isBatched }) => isBatched !== true)

  test.each(ofRows.map(({ name }) => name))('is not kept in memory in %s', (format) => {
    const worker = createRowWorker({ ops: ['valid'], format, maxLength: 1000 })
    const piece = encode('x'.repeat(600))
    const start =
      format === 'rowbinary' ? join([Uint8Array.of(0), varint(600 * 1000 + 1)]) : encode('')
    worker.push(start)
    for (let i = 0; i < 1000; i++) {
      expect(worker.push(piece)).toEqual({ output: new Uint8Array(0), fault: null })
      // An escape has two bytes in tsv, and six in JSON.
      const most = { tsv: 2001, jsonl: 6050, lines: 1001, rowbinary: 1001, arrow: 0 }[format]
      expect(worker.held).toBeLessThanOrEqual(most)
    }
    const { output, fault } = worker.push(encode(format === 'rowbinary' ? 'x' : '\n'))
    expect(fault).toBeNull()
    expect(worker.rows).toBe(1)
    expect(format === 'rowbinary' || decode(output).endsWith('\n')).toBe(true)
  })

  test('with a wrong number of columns is still a fault', () => {
    const { fault } = answersTo(`${long}\t${long}\n`, given)
    expect(fault).toBe('row 1, byte 0: row-columns 2 1 url')
  })

  test('that ends with an open escape is still a fault', () => {
    expect(answersTo(`${long}\\\n`, given).code).toBe('row-malformed')
    expect(answersTo(`${long}\\\\\n`, given).code).toBeUndefined()
  })
})

describe('a line of JSON that is not a row has the answer NULL, and is told', () => {
  test.each([
    ['{', 'row-malformed', undefined],
    ['', 'row-malformed', undefined],
    ['["x",1]', 'row-malformed', { column: 'part', got: '1' }],
    ['["x"]', 'row-columns', { found: 1, read: 2, columns: ['url', 'part'] }],
    ['"x"', 'row-columns', { found: 1, read: 2, columns: ['url', 'part'] }],
    ['{"url":"x"}', 'row-columns', { member: 'part' }],
  ])('%s', (line, code, data) => {
    const given: RowWorkerOptions = { ops: ['part'], format: 'jsonl' }
    const input = `["x:y","path"]\n${line}\n["x:z","path"]\n`
    const output = '["y"]\n[null]\n["z"]\n'
    for (const size of [1, 7, 1000]) {
      const refused: RowFault[] = []
      const worker = createRowWorker({ ...given, onRefused: (fault) => refused.push(fault) })
      const found = outputOf(worker, piecesOf(encode(input), size))
      expect([decode(found.output), found.fault, worker.rows]).toEqual([output, null, 3])
      expect(refused).toEqual([
        { code, data, message: expect.any(String), batch: null, row: 2, offset: 15 },
      ])
    }
    // Nobody has to listen.
    expect(answersTo(input, given)).toMatchObject({ output, fault: null })
  })
})

describe('the answer NULL to a row of JSON has the shape of the other answers', () => {
  // Each of them is longer than the escapes of a value may be, or cannot be read.
  const bad = {
    'is malformed': 'nope',
    'is an object that is cut off': '{',
    'is an array that is cut off': '["x',
    'is empty': '',
    'is too long': `{"url":"${'x'.repeat(200)}"}`,
    'is too long and malformed': 'x'.repeat(200),
    'is too long and has spaces before it': `${' '.repeat(200)}x`,
    'is not UTF-8': '\u{fffd}',
    'is a number': '5',
    'has a number': '[5]',
    'is NULL': 'null',
  }
  const shapes: readonly (readonly [row: string, answer: string, nothing: string])[] = [
    ['"x:y"', '"y"', 'null'],
    ['["x:y"]', '["y"]', '[null]'],
    ['{"url":"x:y"}', '{"part":"y"}', '{"part":null}'],
  ]
  const given: RowWorkerOptions = { ops: ['part'], part: 'path', format: 'jsonl', maxLength: 20 }
  /** Bytes, with one that is not UTF-8. */
  const bytesOf = (text: string): Uint8Array =>
    Uint8Array.from(
      [...text].flatMap((letter) => (letter === '\u{fffd}' ? 0xff : [...encode(letter)])),
    )
  const answer = (lines: readonly string[], more: Partial<RowWorkerOptions> = {}) =>
    [1, 3, 1000].map((size) => {
      const worker = createRowWorker({ ...given, ...more })
      const found = outputOf(worker, piecesOf(bytesOf(`${lines.join('\n')}\n`), size))
      return [decode(found.output).trimEnd().split('\n'), found.fault?.code ?? null]
    })

  test.each(Object.entries(bad))('also if the row %s', (_, row) => {
    for (const [good, right, nothing] of shapes) {
      for (const answers of answer([good, row, good, row])) {
        expect(answers).toEqual([[right, nothing, right, nothing], null])
      }
    }
  })

  test.each(Object.entries(bad))(
    'also if it is the first and %s, if members have names',
    (_, row) => {
      for (const more of [{ outputKeys: ['part'] }, { inputKeys: ['url'] }]) {
        for (const answers of answer([row, row, '{"url":"x:y"}', row], more)) {
          expect(answers).toEqual([
            ['{"part":null}', '{"part":null}', '{"part":"y"}', '{"part":null}'],
            null,
          ])
        }
      }
    },
  )

  test('a row that begins like one shows the shape if it is the first', () => {
    for (const [start, nothing] of [
      ['{', '{"part":null}'],
      [' [', '[null]'],
      ['"', 'null'],
    ] as const) {
      for (const row of [start, start + 'x'.repeat(30), `${start}\u{fffd}`]) {
        for (const [answers] of answer([row, 'nope'])) expect(answers).toEqual([nothing, nothing])
      }
    }
  })

  test('after a first row that was too long, others are refused and end nothing', () => {
    const long = `{"url":"${'x'.repeat(200)}"}`
    const lines = [long, '{"uri":"x:y"}', '{"url":"x:y"}', long]
    for (const answers of answer(lines)) {
      expect(answers).toEqual([
        ['{"part":null}', '{"part":null}', '{"part":"y"}', '{"part":null}'],
        null,
      ])
    }
  })
})

describe('an input that cannot be read ends the work after the rows before it', () => {
  const first = 'https://a.example/\n'

  test.each<[string, string, RowWorkerOptions, string]>([
    ['a row without its end', 'https://b.example', normalize, 'row 2, byte 19: row-truncated'],
    ['a column too many', 'x\ty\nz\n', normalize, 'row 2, byte 19: row-columns 2 1 url'],
    ['an escape without its end', 'x\\\nz\n', normalize, 'row 2, byte 19: row-malformed'],
  ])('%s', (_, rest, given, expected) => {
    const { output, fault } = answersTo(first + rest, given)
    expect(output).toBe(first)
    expect(fault).toBe(expected)
  })

  test.each(['["x"]', '"x"', '{"url":"x"}'])(
    'in JSON, %s does so if no row before it had the columns: then the columns are wrong',
    (line) => {
      const refused: RowFault[] = []
      const answer = answersTo(`nope\n${line}\n["x:y","path"]\n`, {
        ops: ['part'],
        format: 'jsonl',
        onRefused: (fault) => refused.push(fault),
      })
      expect(answer).toMatchObject({ output: 'null\n', code: 'row-columns' })
      expect(refused.map(({ row }) => row)).toEqual([1])
    },
  )

  test.each<[string, number[], string]>([
    ['a mark that is neither 0 nor 1', [2, 0], 'row-malformed'],
    [
      'a length of more than 53 bits',
      [0, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f],
      'row-malformed',
    ],
    ['a length of too many bytes', [0, ...Array<number>(10).fill(0x80)], 'row-malformed'],
    ['a length without its end', [0, 0x80], 'row-truncated'],
    ['a value without its end', [0, 3, 0x78, 0x78], 'row-truncated'],
    ['a mark and nothing', [0], 'row-truncated'],
  ])('in RowBinary, %s', (_, bytes, code) => {
    const input = join([rowsIn('rowbinary', [['x:y']]), Uint8Array.from(bytes)])
    const { output, fault } = outputOf(createRowWorker({ ops: ['valid'], format: 'rowbinary' }), [
      input,
    ])
    expect([...output]).toEqual([0, 1])
    expect(fault).toMatchObject({ code, row: 2, offset: 5 })
  })

  test('an answer that throws', () => {
    const given: RowWorkerOptions = {
      ops: ['key', 'domain'],
      method: function fragile(url) {
        if (url.endsWith('!')) throw new Error('a mistake')
        return url
      },
    }
    const { output, fault } = answersTo('https://a.example\nb!\nc\n', given)
    expect(output).toBe('https://a.example\ta.example\n')
    expect(fault).toBe('row 2, byte 18: row-failed a mistake')
  })
})

describe('a chunk header', () => {
  const given: RowWorkerOptions = { ...normalize, chunkHeader: true }

  test('says how many rows come', () => {
    const { output, fault } = answersTo(
      '2\nhttps://a.example\nb\n0\n1\nhttps://c.example/\n',
      given,
    )
    expect(output).toBe('https://a.example/\n\\N\nhttps://c.example/\n')
    expect(fault).toBeNull()
  })

  test('is answered as soon as its rows are there', () => {
    const worker = createRowWorker(given)
    expect(decode(worker.push(encode('2\nhttps://a.exam')).output)).toBe('')
    expect(decode(worker.push(encode('ple/\nx\n')).output)).toBe('https://a.example/\n\\N\n')
    expect(worker.end().fault).toBeNull()
  })

  test.each([
    ['https://a.example/\n', 'row 1, byte 0: chunk-header'],
    ['1\nhttps://a.example/\nhttps://b.example/\n', 'row 2, byte 21: chunk-header'],
    ['\n', 'row 1, byte 0: chunk-header'],
    ['-1\n', 'row 1, byte 0: chunk-header'],
    ['99999999999999999\n', 'row 1, byte 0: chunk-header'],
    ['2\nhttps://a.example/\n', 'row 2, byte 21: row-truncated 1'],
    ['2', 'row 1, byte 0: row-truncated'],
  ])('%j is refused', (input, expected) => {
    expect(answersTo(input, given).fault).toBe(expected)
  })

  test('comes before RowBinary too', () => {
    const input = join([
      encode('2\n'),
      rowsIn('rowbinary', [['x:y'], [null]]),
      encode('1\n'),
      Uint8Array.of(1),
    ])
    const worker = createRowWorker({ ops: ['valid'], format: 'rowbinary', chunkHeader: true })
    const { output, fault, rows } = outputOf(worker, [input])
    expect([[...output], fault, rows]).toEqual([[0, 1, 1, 1], null, 3])
  })
})

describe('formats', () => {
  test('rows keep their line endings', () => {
    expect(answersTo('https://a.example\r\nx\r\nhttps://b.example/\n', normalize).output).toBe(
      'https://a.example/\r\n\\N\r\nhttps://b.example/\n',
    )
  })

  test('an escape in TSV is read, and an unknown one keeps its backslash', () => {
    const { output } = answersTo("x:a\\'b\\tc\\qd\\\\e\\/f\n", {
      ops: ['key'],
      method: 'string-code-point',
    })
    expect(output).toBe("x:a'b\\tc\\\\qd\\\\e/f\n")
  })

  test('a backslash in a query is escaped in the answer', () => {
    expect(answersTo('https://a.example/?\\\\\n', normalize).output).toBe(
      'https://a.example/?\\\\\n',
    )
    expect(answersTo('https://a.example/?\\n\n', normalize).output).toBe('https://a.example/?\n')
  })

  test('an answer in JSON has the shape of its row', () => {
    const input = '"x:y"\n["x:y"]\n{"url":"x:y","more":1}\n'
    expect(answersTo(input, { ops: ['valid'], format: 'jsonl' }).output).toBe(
      '1\n[1]\n{"valid":1}\n',
    )
    expect(answersTo(input, { ops: ['valid', 'domain'], format: 'jsonl' }).output).toBe(
      '[1,null]\n[1,null]\n{"valid":1,"domain":null}\n',
    )
  })

  test('members of JSON objects can have other names', () => {
    const given: RowWorkerOptions = {
      ops: ['part'],
      format: 'jsonl',
      inputKeys: ['c1', 'c2'],
      outputKeys: ['result'],
    }
    expect(answersTo('{"c2":"path","c1":"x:y"}\n', given).output).toBe('{"result":"y"}\n')
  })

  test('columns of RowBinary that are not Nullable have no marks', () => {
    const given: RowWorkerOptions = { ops: ['valid'], format: 'rowbinary', notNull: true }
    const { output } = outputOf(createRowWorker(given), [Uint8Array.of(3, 0x78, 0x3a, 0x79, 0)])
    expect([...output]).toEqual([0, 1, 0, 0])
  })

  test('plain lines have an empty line for NULL', () => {
    const { output } = answersTo('x\tz\n\nhttps://a.example\n', { ...normalize, format: 'lines' })
    expect(output).toBe('\n\nhttps://a.example/\n')
  })

  test('an answer that plain lines cannot have is NULL', () => {
    const given: RowWorkerOptions = {
      ops: ['key'],
      method: (url) => decodeURIComponent(url),
      format: 'lines',
    }
    expect(answersTo('a%0Ab\na%20b\n', given).output).toBe('\na b\n')
  })
})

describe('options', () => {
  test.each<[RowWorkerOptions, object]>([
    [{ ops: [] }, { option: 'ops', code: 'option-wrong' }],
    [
      { ops: ['nomalize' as never] },
      { option: 'ops', code: 'option-wrong', data: { near: 'normalize' } },
    ],
    [
      { ops: ['domain'], preset: 'seo' },
      { option: 'preset', code: 'option-unread' },
    ],
    [
      { ops: ['valid'], publicSuffixList: builtInList },
      { option: 'publicSuffixList', code: 'option-unread' },
    ],
    [
      { ops: ['key'], method: 'whatwg', publicSuffixList: builtInList },
      { option: 'publicSuffixList', code: 'option-unread' },
    ],
    [
      { ops: ['valid'], base: '/a' },
      { option: 'base', code: 'option-wrong' },
    ],
    [
      { ops: ['key'], method: 'whatwgg' as never },
      { option: 'method', code: 'option-refused', data: { near: ['whatwg'] } },
    ],
    [
      { ops: ['key'], method: 'csp-source' },
      { name: 'ArgumentError', argument: 'method' },
    ],
    [
      { ops: ['valid', 'domain'], format: 'lines' },
      { option: 'format', code: 'option-refused' },
    ],
    [
      { ops: ['valid'], notNull: true },
      { option: 'notNull', code: 'option-unread' },
    ],
    [
      { ops: ['valid'], inputKeys: ['c1'] },
      { option: 'inputKeys', code: 'option-unread' },
    ],
    [
      { ops: ['valid'], format: 'jsonl', inputKeys: ['a', 'b'] },
      { option: 'inputKeys', code: 'option-wrong', data: { n: 1 } },
    ],
    [
      { ops: ['valid', 'valid'], format: 'jsonl' },
      { option: 'outputKeys', code: 'option-wrong', data: { n: 2 } },
    ],
    [
      { ops: ['key'], method: 'urn', base: 'https://a.example' },
      { option: 'base', code: 'option-unread' },
    ],
  ])('%j is refused', (given, error) => {
    expect(() => createRowWorker(given)).toThrow(errorWith(error))
  })

  test('a row that is cut in a value that is too long is named by where it begins', () => {
    const worker = createRowWorker({ ops: ['valid'], format: 'rowbinary', maxLength: 4 })
    worker.push(Uint8Array.of(0, 1, 0x78, 0, 9, 0x78, 0x78))
    expect(worker.end().fault).toMatchObject({ code: 'row-truncated', row: 2, offset: 3 })
  })

  test('a piece that has no bytes is refused', () => {
    const worker = createRowWorker({ ops: ['valid'] })
    expect(() => worker.push('https://a.example\n' as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'chunk' }),
    )
    expect(() => worker.push(new ArrayBuffer(8) as never)).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'chunk' }),
    )
    expect(worker.push(encode('https://a.example\n')).fault).toBeNull()
  })

  test('an op may be asked twice where its answers need no names', () => {
    expect(answersTo('https://a.example\n', { ops: ['valid', 'valid'] }).output).toBe('1\t1\n')
  })

  test('a base is for all ops that read it', () => {
    const base = 'https://a.example/b/'
    const given: RowWorkerOptions = {
      ops: ['normalize', 'key', 'valid'],
      preset: 'standard',
      method: 'whatwg',
      base,
    }
    expect(answersTo('c\n', given).output).toBe('https://a.example/b/c\thttps://a.example/b/c\t1\n')
  })
})

test('a stream gives the answers of each piece, and throws after those before a fault', async () => {
  async function* pieces(): AsyncGenerator<Uint8Array> {
    yield encode('https://a.exa')
    yield encode('mple\nx\n')
    yield encode('https://b.example\na\tb\n')
  }
  const found: string[] = []
  const work = async (): Promise<void> => {
    for await (const rows of answerRows(pieces(), normalize)) found.push(decode(rows))
  }
  await expect(work()).rejects.toThrow(RowInputError)
  expect(found).toEqual(['https://a.example/\n\\N\n', 'https://b.example/\n'])
  expect(linesOf(encode(found.join('')))).toHaveLength(3)
})

describe('rows that are repeated before their answers', () => {
  const echo: RowWorkerOptions = { ...normalize, echo: true, nullText: '' }

  test('are the bytes that came, also where they are not UTF-8 or have escapes', () => {
    const input = join([encode('https://a.example/\nx\\ty\n'), Uint8Array.of(0xff, 0x0a)])
    const { output, fault } = outputOf(createRowWorker(echo), [input])
    const expected = join([
      encode('https://a.example/\thttps://a.example/\nx\\ty\t\n'),
      Uint8Array.of(0xff, 0x09, 0x0a),
    ])
    expect(output).toEqual(expected)
    expect(fault).toBeNull()
  })

  test('have all their columns', () => {
    const { output } = answersTo('https://a.example\twhatwg\n', {
      ops: ['key-by'],
      echo: true,
    })
    expect(output).toBe('https://a.example\twhatwg\thttps://a.example/\n')
  })

  test('the columns of a row that is too long are NULL, in one piece or in several', () => {
    const long = `https://a.example/${'x'.repeat(100)}\n`
    for (const size of [7, 1000]) {
      const input = encode(`https://a.example/\n${long}x:y\n`)
      const refused: RowFault[] = []
      const worker = createRowWorker({
        ...echo,
        maxLength: 50,
        nullText: 'none',
        onRefused: (fault) => refused.push(fault),
      })
      const { output, fault } = outputOf(worker, piecesOf(input, size))
      expect(decode(output)).toBe('https://a.example/\thttps://a.example/\nnone\tnone\nx:y\tx:y\n')
      expect(fault).toBeNull()
      expect(refused).toMatchObject([{ code: 'row-too-long', row: 2, offset: 19 }])
    }
  })

  test('are for tsv alone', () => {
    expect(() => createRowWorker({ ...echo, format: 'jsonl' })).toThrow(
      errorWith({ option: 'echo', code: 'option-unread', data: { format: 'jsonl' } }),
    )
    expect(() => createRowWorker({ ...normalize, nullText: 'a\tb' })).toThrow(
      errorWith({ option: 'nullText', code: 'option-wrong' }),
    )
  })
})
