import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { DatabaseEdits, fitsTable } from '../src/fix/database-edits.ts'
import { editJson } from '../src/fix/json-edits.ts'
import { editLines, editTable } from '../src/fix/row-edits.ts'
import type { SiteEdit } from '../src/site-problem.ts'
import { applyPatch } from './fixed.ts'
import { sourceInPieces, textOf } from './sources.ts'

const SIZES = [1, 2, 3, 7, 1000]

function editsOf(isTable: boolean, edits: readonly SiteEdit[]): DatabaseEdits {
  const all = new DatabaseEdits(isTable)
  for (const edit of edits) all.add(edit)
  return all
}

const replace = (path: string, value: unknown): SiteEdit => ({ op: 'replace', path, value })
const remove = (path: string): SiteEdit => ({ op: 'remove', path })

describe('the changes of a database', () => {
  test('of one value count once: the first', () => {
    const edits = editsOf(false, [
      replace('/defaultLang', 'ja'),
      replace('/defaultLang', 'jp'),
      replace('/urls/3/loc', 'a'),
      replace('/urls/3/loc', 'b'),
      { op: 'add', path: '/urls/3/lang', value: 'en' },
      { op: 'add', path: '/urls/3/lang', value: 'de' },
    ])
    expect(edits.head).toEqual(new Map([['defaultLang', 'ja']]))
    expect(edits.ofEntry(3)).toEqual({
      isRemoved: false,
      values: new Map([['/loc', 'a']]),
      removedLinks: new Set(),
      addedLinks: [],
      addedLang: 'en',
    })
    expect(edits.ofEntry(0)).toBeNull()
  })

  test('are collected for each entry', () => {
    const link = { lang: 'en', loc: 'a' }
    const edits = editsOf(false, [
      remove('/urls/12'),
      remove('/urls/1/alternates/10'),
      remove('/urls/1/alternates/2'),
      { op: 'add', path: '/urls/1/alternates/-', value: link },
      replace('/urls/1/priority', 0.5),
    ])
    const none = { isRemoved: false, removedLinks: new Set(), addedLinks: [], addedLang: null }
    expect(edits.ofEntry(12)).toEqual({ ...none, isRemoved: true, values: new Map() })
    expect(edits.ofEntry(1)).toEqual({
      ...none,
      values: new Map([['/priority', 0.5]]),
      removedLinks: new Set([10, 2]),
      addedLinks: [link],
    })
    expect(edits.ofEntry(2)).toBeNull()
  })

  test.each([
    [true, remove('/urls/0')],
    [true, replace('/urls/0/lang', 'en')],
    [false, replace('/version', '1.1')],
    [false, remove('/urls/0')],
  ])('are there after one of them: table %s, %j', (isTable, edit) => {
    const edits = new DatabaseEdits(isTable)
    expect(edits.isEmpty).toBe(true)
    edits.add({ ...edit, line: 2, column: 1 })
    expect(edits.isEmpty).toBe(false)
  })

  test('are values that a database can have', () => {
    for (const value of [null, true, ['a'], undefined]) {
      const edits = [replace('/version', value), replace('/urls/0/loc', value)]
      expect(editsOf(false, edits).head.size).toBe(0)
      expect(editsOf(false, edits).ofEntry(0)?.values.size).toBe(0)
      expect(editsOf(true, [{ ...edits[1]!, line: 1, column: 1 }]).isEmpty).toBe(true)
    }
    for (const value of [null, 'en', { lang: 'en' }, { loc: 'a' }, { lang: 1, loc: 'a' }]) {
      const add: SiteEdit = { op: 'add', path: '/urls/0/alternates/-', value }
      expect(editsOf(false, [add]).ofEntry(0)?.addedLinks).toEqual([])
    }
  })

  test.each<[boolean, SiteEdit[]]>([
    [true, []],
    [true, [replace('/urls/0/loc', 'a'), remove('/urls/10')]],
    [false, [replace('/urls/0/loc', 'a'), { op: 'add', path: '/urls/0/lang', value: 'en' }]],
    [false, [remove('/urls/0/alternates/1')]],
    [false, [remove('/urls')]],
    [false, [remove('/a/urls/0')]],
  ])('fit into a table: %s', (fits, edits) => {
    expect(fitsTable(edits)).toBe(fits)
  })
})

describe('JSON', () => {
  async function edited(text: string, edits: readonly SiteEdit[], size = 1000) {
    const operations: unknown[] = []
    const after = await textOf(
      editJson(sourceInPieces(Buffer.from(text), size), editsOf(false, edits), (operation) => {
        operations.push(operation)
      }),
    )
    return { text: after, operations }
  }

  test.each<[string, string, SiteEdit[], string]>([
    ['the first entry', '[ 1, 2,  3 ]', [remove('/urls/0')], '[ 2,  3 ]'],
    ['an entry in the middle', '[ 1, 2,  3 ]', [remove('/urls/1')], '[ 1,  3 ]'],
    ['the last entry', '[ 1, 2,  3 ]', [remove('/urls/2')], '[ 1, 2 ]'],
    ['the first two', '[\n1,\t2, 3]', [remove('/urls/0'), remove('/urls/1')], '[\n3]'],
    ['the last two', '[\n1,\t2, 3]', [remove('/urls/2'), remove('/urls/1')], '[\n1]'],
    ['all', '[\n1, 2]', [remove('/urls/0'), remove('/urls/1')], '[]'],
  ])('loses %s with a comma', async (_, urls, edits, expected) => {
    for (const size of SIZES) {
      const { text, operations } = await edited(`{"urls":${urls},"version":"1"}`, edits, size)
      expect(text).toBe(`{"urls":${expected},"version":"1"}`)
      expect(
        applyPatch(
          { urls: [1, 2, 3].slice(0, JSON.parse(urls).length), version: '1' },
          JSON.stringify(operations),
        ),
      ).toEqual(JSON.parse(text))
    }
  })

  test('keeps a byte order mark, and all that is not changed', async () => {
    const text = '\ufeff\n{ "a" : [ 1 ], "version":1.1 ,"urls" : [ {"loc" : "é"} , {} ] }\r\n'
    const edits = [replace('/version', '1.1'), replace('/urls/0/loc', 'ö')]
    for (const size of SIZES) {
      expect(await edited(text, [], size)).toEqual({ text, operations: [] })
      expect(await edited(text, edits, size)).toEqual({
        text: text.replace('1.1', '"1.1"').replace('é', 'ö'),
        operations: edits,
      })
    }
  })

  test('gives a patch whose indexes are those after the removals before', async () => {
    const urls = Array.from({ length: 12 }, (_, at) => ({ loc: `${at}` }))
    const edit = fc.tuple(fc.nat(11), fc.boolean())
    await fc.assert(
      fc.asyncProperty(fc.array(edit), async (all) => {
        const removed = new Set(all.filter(([, isRemoved]) => isRemoved).map(([at]) => at))
        const changed = new Set(all.map(([at]) => at))
        const edits = all.map(([at, isRemoved]) =>
          isRemoved ? remove(`/urls/${at}`) : replace(`/urls/${at}/loc`, 'x'),
        )
        const { text, operations } = await edited(JSON.stringify({ urls }), edits)
        const expected = urls.flatMap((url, at) =>
          removed.has(at) ? [] : [changed.has(at) ? { loc: 'x' } : url],
        )
        expect(text).toBe(JSON.stringify({ urls: expected }))
        expect(applyPatch({ urls }, JSON.stringify(operations))).toEqual({ urls: expected })
      }),
      { numRuns: runs(300) },
    )
  })
})

describe('NDJSON', () => {
  async function edited(text: string, edits: readonly SiteEdit[], size: number) {
    const removed: number[] = []
    const source = sourceInPieces(Buffer.from(text), size)
    const after = await textOf(editLines(source, editsOf(false, edits), (row) => removed.push(row)))
    return { text: after, removed }
  }
  const head = '{"version":"1", "defaultLang":"jp", "version" : "1.0"}\r\n'
  const lines = '{"loc":"a"}\n \r\n{"version":"1"}\n{"loc":"c"}'

  test.each<[string, string, SiteEdit[], string, number[]]>([
    [
      'with a head',
      `\ufeff\n${head}${lines}`,
      [
        replace('/version', '1.1'),
        replace('/defaultLang', 'ja'),
        replace('/x', 'y'),
        replace('/urls/0/loc', 'b'),
        remove('/urls/1'),
      ],
      '\ufeff\n{"version":"1", "defaultLang":"ja", "version" : "1.1"}\r\n{"loc":"b"}\n \r\n{"loc":"c"}',
      [5],
    ],
    [
      'without a head',
      lines,
      [replace('/version', '1.1'), replace('/urls/2/loc', 'd'), remove('/urls/0')],
      ' \r\n{"version":"1"}\n{"loc":"d"}',
      [0],
    ],
    ['without changes', `${head}${lines}\n`, [], `${head}${lines}\n`, []],
  ])('%s is changed in pieces of any size', async (_, text, edits, expected, removed) => {
    for (const size of SIZES)
      expect(await edited(text, edits, size)).toEqual({ text: expected, removed })
  })
})

describe('a table', () => {
  const at = (line: number, column: number, value: string | number): SiteEdit => ({
    ...replace('/urls/0/loc', value),
    line,
    column,
  })
  const without = (line: number, column: number): SiteEdit => ({
    ...remove('/urls/0'),
    line,
    column,
  })

  async function edited(text: string, edits: readonly SiteEdit[], delimiter: string, size: number) {
    const removed: number[] = []
    const source = sourceInPieces(Buffer.from(text), size)
    const options = { delimiter, onRemove: (row: number) => removed.push(row) }
    return { text: await textOf(editTable(source, editsOf(true, edits), options)), removed }
  }

  test.each<[string, string, SiteEdit[], string]>([
    ['the first', 'a,b\n1,2\n', [at(2, 1, 'x')], 'a,b\nx,2\n'],
    ['the last', 'a,b\n1,2\n', [at(2, 3, 'x')], 'a,b\n1,x\n'],
    ['the last before CR LF', 'a,b\r\n1,2\r\n', [at(2, 3, 'x')], 'a,b\r\n1,x\r\n'],
    ['the last before a CR', 'a,b\r1,2\r', [at(1, 7, 'x')], 'a,b\r1,x\r'],
    ['the last of the file', 'a,b\n1,2', [at(2, 3, 'x')], 'a,b\n1,x'],
    ['the only one of a row', 'a\n1\n2\n', [at(2, 1, 'x')], 'a\nx\n2\n'],
    ['two', 'a,b,c\n1,2,3\n', [at(2, 5, 'y'), at(2, 1, 'x')], 'a,b,c\nx,2,y\n'],
    ['one twice', 'a\n1\n', [at(2, 1, 'x'), at(2, 1, 'y')], 'a\nx\n'],
    ['an empty one', 'a,b,c\n1,,3\n', [at(2, 3, 'x')], 'a,b,c\n1,x,3\n'],
    ['a number', 'a,b\n"1",2\n', [at(2, 1, 0.5), at(2, 5, 7)], 'a,b\n"0.5",7\n'],
    ['quoted', 'a,b\n"1",2\n', [at(2, 1, 'x')], 'a,b\n"x",2\n'],
    ['with a delimiter', 'a,b\n1,2\n', [at(2, 1, 'x,y')], 'a,b\n"x,y",2\n'],
    ['with a quote', 'a,b\n1,2\n', [at(2, 3, '"x"')], 'a,b\n1,"""x"""\n'],
    ['with a line feed', 'a\n1\n', [at(2, 1, 'x\ny')], 'a\n"x\ny"\n'],
    ['with a carriage return', 'a\n1\n', [at(2, 1, 'x\ry')], 'a\n"x\ry"\n'],
    [
      'in the third line of a row',
      'a,b,c\n1,"2\n\n2",3\n4,5,6\n',
      [at(4, 4, 'x'), at(5, 1, 'y')],
      'a,b,c\n1,"2\n\n2",x\ny,5,6\n',
    ],
    [
      'of several lines',
      'a,b,c\n1,"2\n2",3\n4,5,6\n',
      [at(2, 3, 'x'), at(2, 1, 'y')],
      'a,b,c\ny,"x",3\n4,5,6\n',
    ],
    [
      'after a byte order mark',
      '\ufeffa,b\n1,2\n',
      [at(1, 1, 'x'), at(2, 3, 'y')],
      '\ufeffx,b\n1,y\n',
    ],
    ['in no row', 'a,b\n1,2\n', [at(2, 2, 'x'), at(7, 1, 'y')], 'a,b\n1,2\n'],
  ])('has another cell: %s', async (_, text, edits, expected) => {
    for (const size of SIZES) {
      expect(await edited(text, edits, ',', size)).toEqual({ text: expected, removed: [] })
    }
  })

  test('has quotes for its own delimiter', async () => {
    expect((await edited('a\tb\n1\t2\n', [at(2, 1, 'x\ty'), at(2, 3, 'x,y')], '\t', 9)).text).toBe(
      'a\tb\n"x\ty"\tx,y\n',
    )
  })

  test('loses whole rows, whose numbers are told', async () => {
    const text = '\ufeffa,b\n1,"\n"\n\n2,3\n4,5'
    const edits = [without(2, 1), without(5, 1), at(5, 1, 'x'), at(6, 1, 'y'), without(6, 3)]
    for (const size of SIZES) {
      expect(await edited(text, edits, ',', size)).toEqual({
        text: '\ufeffa,b\n\ny,5',
        removed: [2, 4],
      })
    }
  })
})
