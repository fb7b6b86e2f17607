import {
  answerRows,
  createRowWorker,
  describeFault,
  escapeTsv,
  RowInputError,
  type RowWorkerOptions,
  unescapeTsv,
} from '@waymark/worker'
import { describe, expect, test } from 'vitest'
import { outputInPieces } from './in-pieces.ts'
import { ECHO, encode, linesOf, shownFault } from './row-bytes.ts'

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** The answers and the fault, which must be the same in pieces of any size. */
function answersTo(text: string, given: RowWorkerOptions) {
  const { output, fault, rows } = outputInPieces(given, encode(text), [1, 2, 3, 7, 100])
  return { output: decode(output), fault: fault && shownFault(fault), rows }
}

/** The rows whose answers are NULL because they are wrong. */
function refusalsOf(text: string, given: RowWorkerOptions): string[] {
  const told: string[] = []
  answersTo(text, given)
  createRowWorker({ ...given, onRefused: (fault) => told.push(shownFault(fault)) }).push(
    encode(text),
  )
  return told
}

const standard: RowWorkerOptions = { ops: ['normalize'], preset: 'standard' }

describe('a chunk header before lines', () => {
  test.each<[string, string, string, string | null]>([
    ['of some chunks', '2\nx:a\nx:b\n0\n0\n1\nx:c\n', 'x:a\nx:b\nx:c\n', null],
    ['with rows that are not copied', '2\nx\nx:b\n1\nX:c\n', '\\N\nx:b\nx:c\n', null],
    [
      'of the most rows',
      '9007199254740991\nx:a\n',
      'x:a\n',
      'row 2, byte 21: row-truncated 9007199254740990',
    ],
    ['with zeros', '0000000000000001\nx:a\n', 'x:a\n', null],
    ['of two rows that are missing', '3\nx:a\n', 'x:a\n', 'row 2, byte 6: row-truncated 2'],
    ['of one row that is missing', '2\nx:a\n', 'x:a\n', 'row 2, byte 6: row-truncated 1'],
    ['of a row that is cut off', '2\nx:a\nx', 'x:a\n', 'row 2, byte 6: row-truncated'],
    ['that is cut off', '1\nx:a\n1', 'x:a\n', 'row 2, byte 6: row-truncated'],
    ['of too many rows', '9007199254740992\n', '', 'row 1, byte 0: chunk-header'],
    ['that is too long', '1\nx:a\n00000000000000001\n', 'x:a\n', 'row 2, byte 6: chunk-header'],
    ['that has no end', '1\nx:a\n111111111111111111', 'x:a\n', 'row 2, byte 6: chunk-header'],
    ['with a carriage return', '1\r\nx:a\n', '', 'row 1, byte 0: chunk-header'],
  ])('%s', (_, text, output, fault) => {
    const found = answersTo(text, { ...standard, chunkHeader: true })
    expect([found.output, found.rows]).toEqual([output, linesOf(encode(output)).length])
    expect(found.fault).toBe(fault)
  })

  test('may be the longest there is, which is kept until its end comes', () => {
    const worker = createRowWorker({ ...standard, chunkHeader: true })
    expect(worker.push(encode('9007199254740991')).fault).toBeNull()
    expect(worker.held).toBe(16)
    expect(worker.push(encode('\n')).fault).toBeNull()
    expect(worker.held).toBe(0)
  })
})

describe('a row that is too long', () => {
  /** Longer than all escapes of a value may be. */
  const LONG = 'x'.repeat(100)

  test.each<[string, string, RowWorkerOptions, string]>([
    ['in tsv', 'x:45\nx:456\nx:4\n', { ...standard, maxLength: 4 }, 'x:45\n\\N\nx:4\n'],
    [
      'with CR LF',
      'x:45\r\nx:456\r\nx:4\r\n',
      { ...standard, maxLength: 4 },
      'x:45\r\n\\N\r\nx:4\r\n',
    ],
    ['with a CR in it', 'x:\r456\nx:4\r\r\n', { ...standard, maxLength: 4 }, '\\N\nx:4\r\n'],
    [
      'in one of two columns',
      'x:4567\tpath\nx:456\tpath\n',
      { ops: ['part'], maxLength: 5 },
      '\\N\n456\n',
    ],
    [
      'in two columns',
      'x:45\tpath\nx:456\tpath\nx:4\tpathh\n',
      { ops: ['part'], maxLength: 4 },
      '45\n\\N\n\\N\n',
    ],
    ['as a whole', 'x:4567\tpathxx\t\n', { ops: ['part'], maxLength: 4 }, ''],
    ['in lines', 'x:45\nx:456\n', { ...standard, format: 'lines', maxLength: 4 }, 'x:45\n\n'],
    [
      'in JSON',
      '"x:45678"\n"x:4567890"\n"x:1"\n',
      { ...standard, format: 'jsonl', maxLength: 8 },
      '"x:45678"\nnull\n"x:1"\n',
    ],
    [
      'in JSON, as an array',
      ' ["x:4567890"]\n',
      { ...standard, format: 'jsonl', maxLength: 8 },
      '[null]\n',
    ],
    [
      'in JSON, as an object',
      '{"url":"x:4567890"}\n',
      { ...standard, format: 'jsonl', maxLength: 8 },
      '{"normalize":null}\n',
    ],
    [
      'in JSON, as nothing',
      '            \n',
      { ...standard, format: 'jsonl', maxLength: 8 },
      'null\n',
    ],
    [
      'in JSON, in which an escape has six bytes',
      `"x:${'\\u0079'.repeat(6)}"\n"x:${'\\u0079'.repeat(7)}"\n`,
      { ...standard, format: 'jsonl', maxLength: 8 },
      '"x:yyyyyy"\nnull\n',
    ],
    [
      'in JSON, of so many bytes in fewer letters',
      '"x:éé4"\n"x:ééé"\n"x:ééé4"\n',
      { ops: ['valid'], format: 'jsonl', maxLength: 8 },
      '1\n1\nnull\n',
    ],
    [
      'in JSON, in the shape of the row before it',
      `["x:${LONG}"]\n"x:${LONG}"\n"x:1"\n["x:${LONG}"]\n`,
      { ...standard, format: 'jsonl', maxLength: 8 },
      '[null]\n[null]\n"x:1"\nnull\n',
    ],
    [
      'in JSON, of two columns',
      '["x:1","path"]\n["x:1","pathx"]\n',
      { ops: ['part'], format: 'jsonl', maxLength: 4 },
      '["1"]\n[null]\n',
    ],
  ])('is NULL: %s', (_, text, given, output) => {
    expect(answersTo(text, given)).toMatchObject({ output })
  })

  test('counts its tabs and looks for an open escape', () => {
    const given: RowWorkerOptions = { ops: ['part'], maxLength: 4 }
    const faultOf = (text: string) => answersTo(`x:1\tpath\n${text}\n`, given).fault
    const long = 'xxxxxxxxxx'
    expect(faultOf(`${long}\tpath`)).toBeNull()
    expect(faultOf(long)).toBe('row 2, byte 9: row-columns 1 2 url,part')
    expect(faultOf(`${long}\t\t`)).toBe('row 2, byte 9: row-columns 3 2 url,part')
    for (const text of [
      `${long}\\\tpath`,
      `${long}\tpath\\`,
      `\\\t${long}`,
      `${long}\\\\\\\tpath`,
      `${long}\tpath\\\r`,
    ]) {
      expect(faultOf(text), text).toBe('row 2, byte 9: row-malformed')
    }
    for (const text of [
      `${long}\\\\\tpath`,
      `${long}\\x\tpath`,
      `${long}\\\r\tpath`,
      `${long}\tpath\\\\`,
    ]) {
      expect(faultOf(text), text).toBeNull()
    }
    // What one row has does not count for the next.
    expect(answersTo(`${long}\tpath\n${long}\tpath\nx:1\tpath\n`, given).output).toBe(
      '\\N\n\\N\n1\n',
    )
  })

  test('is named by where it begins, as are the rows after it', () => {
    const given: RowWorkerOptions = { ...standard, maxLength: 4 }
    expect(answersTo('x:a\nxxxxxxxxxxx\r\nx\ty\n', given).fault).toMatch(/^row 3, byte 17: /)
    expect(answersTo('x:a\nxxxxxxxxxxx', given).fault).toMatch(/^row 2, byte 4: row-truncated/)
    expect(refusalsOf('x:a\nxxxxxxxxxxx\n', { ...given, echo: true })).toEqual([
      'row 2, byte 4: row-too-long',
    ])
  })

  test('is kept as far as it may still fit', () => {
    const worker = createRowWorker({ ...standard, maxLength: 4 })
    const held = [...'x:456789abc'].map((letter) => {
      worker.push(encode(letter))
      return worker.held
    })
    // A value of four bytes has eight if all are escaped, and then there may be a CR.
    expect(held).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 0])
    expect(worker.push(encode('')).output).toHaveLength(0)
    expect(decode(worker.push(encode('\nx:1')).output)).toBe('\\N\n')
    expect([worker.held, worker.rows]).toEqual([3, 1])
  })
})

describe('values in tsv', () => {
  test.each([
    ['\\b\\f\\n\\r\\t\\0', '\b\f\n\r\t\0'],
    ['\\a\\v\\e', '\x07\v\x1b'],
    ['\\\\\\\'\\"\\`\\/', '\\\'"`/'],
    ['\\x41\\xc3\\xA9\\x0a', 'Aé\n'],
    ['\\x4g\\xg4\\x', '\\x4g\\xg4\\x'],
    ['\\x4', '\\x4'],
    ['\\X41\\N\\B', '\\X41\\N\\B'],
    ['\\', '\\'],
    ['a\\\\', 'a\\'],
    ['', ''],
  ])('%j are read as %j', (field, value) => {
    expect(unescapeTsv(field)).toBe(value)
  })

  test('that are not UTF-8 after their escapes are none', () => {
    expect(['\\xff', '\\xc3', 'a\\xed\\xa0\\x80'].map(unescapeTsv)).toEqual([null, null, null])
  })

  test('that are not UTF-8 before their escapes are NULL', () => {
    const row = Uint8Array.from([...encode('a\\t'), 0xff, 0x0a])
    expect(decode(createRowWorker(ECHO).push(row).output)).toBe('\\N\n')
  })

  test('are written with as few escapes as are needed', () => {
    const all = String.fromCharCode(...Array.from({ length: 129 }, (_, unit) => unit))
    const escaped = new Map(
      [...'\b\f\n\r\t\0\\'].map((letter, n) => [letter, `\\${'bfnrt0\\'[n]}`]),
    )
    expect(escapeTsv(all)).toBe([...all].map((letter) => escaped.get(letter) ?? letter).join(''))
    expect(escapeTsv('plain é')).toBe('plain é')
  })

  test.each([
    ['\\N', '\\N'],
    ['\\\\N', '\\\\N'],
    ['N', 'N'],
    ['\\N ', '\\\\N '],
    ['\\Na', '\\\\Na'],
    ['x\\N', 'x\\\\N'],
    ['\\n', '\\n'],
    ['', ''],
  ])('%j as a row is answered with %j', (row, answer) => {
    expect(answersTo(`${row}\n`, ECHO).output).toBe(`${answer}\n`)
  })

  test('may be written otherwise for NULL', () => {
    expect(answersTo('x\n\\N\n', { ...standard, nullText: 'none' }).output).toBe('none\nnone\n')
    expect(answersTo('x\n', { ops: ['valid', 'normalize'], nullText: '' }).output).toBe('0\t\n')
  })
})

describe('values in JSON', () => {
  const key = (more: Partial<RowWorkerOptions> = {}): RowWorkerOptions => ({
    ...ECHO,
    format: 'jsonl',
    ...more,
  })

  test.each([
    ['"a"', '"a"'],
    ['null', 'null'],
    [' ["a"] ', '["a"]'],
    ['[null]', '[null]'],
    ['{"x":1,"url":"a"}', '{"key":"a"}'],
    ['{"url":null}', '{"key":null}'],
    ['"\\u2028\\u202e\\u0007"', '"\\u2028\\u202e\\u0007"'],
    ['"\\ud800"', 'null'],
    ['"é"', '"é"'],
  ])('%s is answered with %s', (row, answer) => {
    expect(answersTo(`${row}\n`, key()).output).toBe(`${answer}\n`)
  })

  test.each([
    ['5', 'row-malformed url 5'],
    ['true', 'row-malformed url true'],
    ['[["a"]]', 'row-malformed url a list of 1'],
    ['{"url":{}}', 'row-malformed url an object'],
    ['{"URL":"a"}', 'row-columns url'],
    ['{"__proto__":"a"}', 'row-columns url'],
    ['[]', 'row-columns 0 1 url'],
    ['["a","b"]', 'row-columns 2 1 url'],
    ['"a', 'row-malformed'],
    ['"a" "b"', 'row-malformed'],
  ])('%s is refused', (row, fault) => {
    expect(refusalsOf(`"a"\n${row}\n`, key())).toEqual([`row 2, byte 4: ${fault}`])
  })

  test('are in members of whose names 80 units are said', () => {
    const faultOf = (length: number) =>
      createRowWorker(key({ inputKeys: ['a'.repeat(length)] })).push(encode('{}\n')).fault
    for (const length of [80, 81]) {
      expect(faultOf(length)).toMatchObject({
        code: 'row-columns',
        row: 1,
        offset: 0,
        data: { member: 'a'.repeat(length) },
      })
    }
    expect(faultOf(80)!.message).toContain('a'.repeat(80))
    expect(faultOf(81)!.message).toContain(`${'a'.repeat(39)}…${'a'.repeat(39)}`)
  })

  test('of a line that is not UTF-8 are NULL in its shape', () => {
    for (const [before, after, answer] of [
      ['"', '"', 'null'],
      ['["', '"]', '[null]'],
      [' {"url":"', '"}', '{"key":null}'],
      ['', '', 'null'],
    ] as const) {
      const line = Buffer.concat([encode(before), Uint8Array.of(0xff), encode(`${after}\n`)])
      expect(decode(createRowWorker(key()).push(line).output)).toBe(`${answer}\n`)
    }
  })

  test('have names that are written as strings', () => {
    const given = key({ ops: ['valid', 'domain'], outputKeys: ['a"b', 'é'] })
    const { method: _, ...others } = given
    expect(answersTo('{"url":"https://a.example"}\n', others).output).toBe(
      '{"a\\"b":1,"é":"a.example"}\n',
    )
    expect(answersTo('"https://a.example"\n', others).output).toBe('[1,"a.example"]\n')
  })
})

test('plain lines have 1 and 0 for yes and no, and nothing for what has line ends', () => {
  expect(answersTo('x:y\nx\n', { ops: ['valid'], format: 'lines' }).output).toBe('1\n0\n')
  const given: RowWorkerOptions = { ops: ['key'], method: (url) => `a${url}b`, format: 'lines' }
  expect(answersTo('\r-\n \n', given).output).toBe('\na b\n')
})

test('rows are repeated with their own line ends', () => {
  expect(answersTo('x:a\r\nX:b\n\n', { ...standard, echo: true }).output).toBe(
    'x:a\tx:a\r\nX:b\tx:b\n\t\\N\n',
  )
})

describe('a stream', () => {
  async function* chunks(...texts: readonly string[]): AsyncGenerator<Uint8Array> {
    for (const text of texts) yield encode(text)
  }

  async function readAll(stream: AsyncIterable<Uint8Array>) {
    const pieces: Uint8Array[] = []
    let fault: unknown = null
    try {
      for await (const piece of stream) pieces.push(piece)
    } catch (error) {
      fault = error
    }
    return { texts: pieces.map(decode), fault }
  }

  test('has a piece for each that completes rows, in memory of its own', async () => {
    const { texts, fault } = await readAll(
      answerRows(chunks('x:a\nx', ':', 'b\nx:c\n', '', 'x:d\n'), standard),
    )
    expect(texts).toEqual(['x:a\n', 'x:b\nx:c\n', 'x:d\n'])
    expect(fault).toBeNull()
  })

  test('throws the fault of a row, or of its end', async () => {
    const wrong = await readAll(answerRows(chunks('x:a\n\\', '\nx:b\n'), standard))
    expect(wrong.texts).toEqual(['x:a\n'])
    const end = await readAll(answerRows(chunks('x:a\nx'), standard))
    expect(end.texts).toEqual(['x:a\n'])
    for (const [error, code] of [
      [wrong.fault, 'row-malformed'],
      [end.fault, 'row-truncated'],
    ] as const) {
      expect(error).toBeInstanceOf(RowInputError)
      const { name, message, fault } = error as RowInputError
      expect([name, message]).toEqual(['RowInputError', describeFault(fault)])
      expect(fault).toMatchObject({ code, row: 2, offset: 4, batch: null })
    }
  })
})

test('a fault of a batch is named with the batch', () => {
  const fault = { code: 'row-failed', message: 'what', row: 3, offset: 5 } as const
  expect(describeFault({ ...fault, batch: 2 })).toBe('batch 2, row 3, byte 5: what')
  expect(describeFault({ ...fault, batch: null })).toBe('row 3, byte 5: what')
})
