import {
  createRowWorker,
  createUrlFunction,
  formats,
  type OpName,
  ops,
  type RowWorkerOptions,
  urlParts,
} from '@waymark/worker'
import { createRowWorker as createArrowWorker } from '@waymark/worker/arrow/node'
import {
  type FunctionResult,
  functionForms,
  opName,
  spellCamel,
  spellDotted,
  spellSnake,
  urlFunctions,
} from '@waymark/worker/functions'
import { describe, expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { batchesOf, streamOf } from './arrow-streams.ts'
import { binaryValues, encode, linesOf, outputOf, rowsIn } from './row-bytes.ts'

/** Every example with as many arguments as its form has. */
const calls = functionForms.flatMap(({ name, of, arguments: read }) =>
  of.examples
    .filter(([args]) => args.length === read.length)
    .map(([args, result]) => ({ op: opName(name), of, args, result, read })),
)

function written(result: FunctionResult): string {
  if (typeof result === 'boolean') return result ? '1' : '0'
  return result ?? '\\N'
}

describe.each(urlFunctions)('$name', (definition) => {
  test('has examples for each of its forms', () => {
    const forms = functionForms.filter(({ of }) => of === definition)
    for (const { arguments: read } of forms) {
      if (read.length === 0) continue
      const found = definition.examples.filter(([args]) => args.length === read.length)
      expect(found.some(([, result]) => result !== null)).toBe(true)
    }
  })

  test('says in one sentence what it returns, and for what that is NULL', () => {
    expect(definition.summary).toMatch(/^[A-Z].*[.]$/)
    expect(definition.nullFor ?? 'a value').toMatch(/^an? [^.]*[^.]$/)
    const hasNull = definition.examples.some(
      ([args, result]) => result === null && !args.includes(null),
    )
    expect(hasNull).toBe(definition.nullFor !== undefined)
  })

  test('is NULL if an argument is, is not a string, or is longer than 1 MiB', () => {
    const call = createUrlFunction(definition.name)
    for (const [args, result] of definition.examples) {
      expect(call(...args)).toEqual(result)
      for (const at of args.keys()) {
        for (const value of [null, 5, {}, ['en']]) {
          expect(call(...args.map((arg, i) => (i === at ? value : arg)))).toBeNull()
        }
      }
      const long = [`https://a.example/${'é'.repeat(524_280)}`, ...args.slice(1)]
      if (args.length > 0) expect(call(...long)).toBeNull()
    }
  })

  test('has arguments of which only the last can be left out', () => {
    const { arguments: all } = definition
    for (const { fallback } of all.slice(0, -1)) expect(fallback).toBeUndefined()
    for (const { kind, names } of all) expect(kind === 'name').toBe(names !== undefined)
    // URLs come first: a scheme that is assumed is put before these.
    expect(all.map(({ kind }) => kind).join()).toMatch(
      /^(?:url(?:,url)?|text)?(?:,(?:text|name|pattern))?$/,
    )
  })
})

test.each(calls)(
  'the op $op of $args is $result, in every format',
  ({ op, args, result, read }) => {
    for (const { name: format } of formats) {
      if (format === 'lines' && (args.length !== 1 || args[0] === null)) continue
      if (format === 'arrow') {
        const worker = createArrowWorker({ ops: [op], format })
        const input = streamOf([Object.fromEntries(read.map(({ name }, i) => [name, [args[i]!]]))])
        expect(batchesOf(outputOf(worker, [input]).output)).toEqual([{ [op]: [result] }])
        continue
      }
      const worker = createRowWorker({ ops: [op], format })
      expect(worker.columns).toEqual(read.map(({ name }) => name))
      const { output, fault } = outputOf(worker, [rowsIn(format, [args])])
      expect(fault).toBeNull()
      if (format === 'tsv') expect(linesOf(output)).toEqual([written(result)])
      else if (format === 'lines')
        expect(linesOf(output)).toEqual([result === null ? '' : written(result)])
      else if (format === 'jsonl') {
        const json = typeof result === 'boolean' ? Number(result) : result
        expect(JSON.parse(linesOf(output)[0]!)).toEqual([json])
      } else if (typeof result === 'boolean') expect([...output]).toEqual([0, Number(result)])
      else expect(binaryValues(output)).toEqual([result])
    }
  },
)

test.each(
  calls.filter(({ of, args }) => of.arguments.length > 1 && args.length === of.arguments.length),
)('an option can say the last argument of $op: $args', ({ of, args, result }) => {
  const last = of.arguments.at(-1)!
  const constant = args.at(-1)
  if (constant == null) return
  // Rules with commas between them are a list in an option; a base must be a URL.
  if (constant.includes(',') || (last.name === 'base' && result === null)) return
  const given = { ops: [opName(of.name)], [last.name]: constant } as RowWorkerOptions
  const worker = createRowWorker(given)
  expect(worker.columns).toEqual(of.arguments.slice(0, -1).map(({ name }) => name))
  const { output } = outputOf(worker, [rowsIn('tsv', [args.slice(0, -1)])])
  expect(linesOf(output)).toEqual([written(result)])
})

test('there is an op for each form, and names are unique in each spelling', () => {
  expect(ops.map(({ name }) => name)).toEqual(functionForms.map(({ name }) => opName(name)))
  for (const spell of [spellSnake, spellCamel, spellDotted, opName]) {
    expect(new Set(functionForms.map(({ name }) => spell(name))).size).toBe(ops.length)
  }
  // The type of the names has these and no others.
  const long: readonly OpName[] = ['normalize-by', 'key-by', 'equal-by', 'domain-by']
  expect(ops.map(({ name }) => name).filter((name) => name.endsWith('-by'))).toEqual(long)
  expect([spellSnake('page_url'), spellCamel('is_page_url'), spellDotted('key_by')]).toEqual([
    'waymark_page_url',
    'waymarkIsPageUrl',
    'waymark.key_by',
  ])
})

const UNKNOWN: readonly (readonly [OpName, readonly string[], object])[] = [
  ['normalize-by', ['https://a.example/', 'crawlr'], { name: 'crawlr', near: 'crawler' }],
  ['normalize-by', ['https://a.example/', 'sort-query,www2'], { name: 'www2', near: 'www' }],
  ['normalize-by', ['https://a.example/', 'seo,'], { argument: 'rule', name: 'seo' }],
  [
    'normalize-by',
    ['https://a.example/', 'www, wwww'],
    { argument: 'rule', name: 'wwww', near: 'www' },
  ],
  ['normalize-by', ['https://a.example/', 'toString'], { argument: 'preset', name: 'toString' }],
  ['key-by', ['https://a.example/', 'same-sit'], { name: 'same-sit', near: 'same-site' }],
  ['key-by', ['https://a.example/', 'csp-source'], { argument: 'method', value: 'csp-source' }],
  ['key-by', ['https://a.example/', 'request-target'], { value: 'request-target' }],
  ['equal-by', ['x:y', 'x:y', 'whatw'], { argument: 'method', name: 'whatw', near: 'whatwg' }],
  ['part', ['not a URL', 'hots'], { argument: 'part', name: 'hots', near: 'host' }],
  [
    'part',
    ['https://a.example/', 'HOST'],
    { name: 'HOST', known: urlParts.map(({ name }) => name) },
  ],
  ['domain-by', ['https://a.example/', 'ican'], { argument: 'section', near: 'icann' }],
  ['matches', ['https://a.example/', '/relative'], { argument: 'pattern', value: '/relative' }],
  ['matches', ['https://a.example/', 'https://{'], { argument: 'pattern', value: 'https://{' }],
]

describe('a name that does not exist', () => {
  test.each(UNKNOWN)('ends the work of %s: %j', (op, row, data) => {
    const { output, fault } = outputOf(createRowWorker({ ops: [op] }), [
      rowsIn('tsv', [row.map(() => null), row, row]),
    ])
    expect(linesOf(output)).toEqual(['\\N'])
    expect(fault).toMatchObject({ code: 'row-name', row: 2, data })
    const definition = ops.find(({ name }) => name === op)!.of
    expect(() => createUrlFunction(definition.name)(...row)).toThrow(
      errorWith({ name: 'ArgumentError', data }),
    )
  })

  test.each(UNKNOWN)('is NULL for %s if the caller says so: %j', (op, row) => {
    const { output, fault } = outputOf(createRowWorker({ ops: [op], unknown: 'null' }), [
      rowsIn('tsv', [row, row]),
    ])
    expect(fault).toBeNull()
    expect(linesOf(output)).toEqual(['\\N', '\\N'])
    const definition = ops.find(({ name }) => name === op)!.of
    expect(createUrlFunction(definition.name, { unknown: 'null' })(...row)).toBeNull()
  })

  test('is found where patterns vary without end', () => {
    const call = createUrlFunction('matches')
    for (let i = 0; i < 500; i++) {
      expect(call(`https://a.example/${i}`, `https://a.example/${i}`)).toBe(true)
      expect(() => call('https://a.example/', '{')).toThrow(errorWith({ data: { value: '{' } }))
    }
  })
})

test('a version names the program and its data, and needs no columns', () => {
  const text = String(createUrlFunction('version')())
  expect(text).toMatch(
    /^waymark \d+\.\d+\.\d+\S*, Unicode \d+\.0\.0, Public Suffix List 20\d\d-\d\d-\d\d \w+, language subtags 20\d\d-\d\d-\d\d$/,
  )
  expect(linesOf(outputOf(createRowWorker({ ops: ['version'] }), [encode('\n\n')]).output)).toEqual(
    [text, text],
  )
  // ClickHouse sends nothing to a function without arguments, so it has one that is not looked at.
  const rows = outputOf(createRowWorker({ ops: ['version'], chunkHeader: true }), [
    encode(`3\n\n\\N\n${'x\ty'.repeat(9)}\n`),
  ])
  expect(linesOf(rows.output)).toEqual([text, text, text])
  const json = outputOf(createRowWorker({ ops: ['version'], format: 'jsonl' }), [
    encode('[]\n{}\n'),
  ])
  expect(linesOf(json.output).map((line) => JSON.parse(line))).toEqual([[text], { version: text }])
  for (const format of ['rowbinary', 'lines'] as const) {
    expect(() => createRowWorker({ ops: ['version'], format })).toThrow(
      expect.objectContaining({ option: 'format', code: 'option-refused' }),
    )
  }
})

test.each([['domian'], ['toString'], [null]])('there is no function %s', (name) => {
  expect(() => createUrlFunction(name as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'name' }),
  )
})

test('a function that does not exist is refused with the one that may be meant', () => {
  expect(() => createUrlFunction('domian' as never)).toThrow(
    errorWith({ argument: 'name', data: { argument: 'function', name: 'domian', near: 'domain' } }),
  )
})

test('white space around a preset is not part of its name, as around rules', () => {
  const url = 'https://a.example/?utm_source=x'
  expect(createUrlFunction('normalize')(url, ' seo ')).toBe('https://a.example/')
})
