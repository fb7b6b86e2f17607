import { compareParts, methods, type Remedy } from '@waymark/compare'
import { expect, test } from 'vitest'
import { comparisonText } from '../src/compare/comparison-text.ts'
import { groupLines } from '../src/compare/group-lines.ts'
import type { MethodVerdict } from '../src/compare/method-verdict.ts'
import { type PartRow, parameterRemarks, partRows } from '../src/compare/part-rows.ts'
import { partTable as tableRows } from '../src/compare/part-table.ts'
import { remedyText } from '../src/compare/remedy-text.ts'
import type { Io } from '../src/io.ts'
import { refusalOf } from '../src/refusal.ts'
import { printer } from './sample-reports.ts'

const io = (columns: number) => printer(columns) as Io

const partTable = (rows: readonly PartRow[], to: Io) => tableRows(rows, to).flat()

const row = (some: Partial<PartRow>): PartRow => ({
  label: 'path',
  values: ['a', 'b'],
  same: null,
  difference: null,
  note: '',
  ...some,
})

const spans = (a: [number, number], b: [number, number]) => ({
  a: { start: a[0], end: a[1] },
  b: { start: b[0], end: b[1] },
})

const ROWS: readonly PartRow[] = [
  row({ label: 'scheme', values: ['http', 'http'], same: 'written' }),
  row({
    label: 'host',
    values: ['A.b', 'a.b'],
    same: 'parsed',
    difference: spans([0, 1], [0, 1]),
    note: 'same when parsed',
  }),
  row({ label: 'port', values: [null, '80'], same: 'parsed' }),
  row({
    values: ['/%7e', '/~'],
    same: 'decoded',
    difference: spans([1, 4], [1, 2]),
    note: 'same when decoded',
  }),
  row({ label: 'query', values: ['', 'x'], difference: spans([0, 0], [0, 1]) }),
  row({ label: 'fragment', values: ['ab', 'b'], difference: spans([0, 1], [0, 0]) }),
]

test('values that fit are beside each other, with carets under a part that differs', () => {
  expect(partTable(ROWS, io(80))).toEqual([
    '  <cyan>scheme  </>  <dim>http</>      <dim>http</>',
    '<dim>~</> <cyan>host    </>  A.b       a.b    <dim>same when parsed</>',
    '<dim>~</> <cyan>port    </>  –         80',
    '<dim>~</> <cyan>path    </>  /%7e      /~     <dim>same when decoded</>',
    '            <yellow> ^^^</>      <yellow> ^</>',
    '<yellow>≠</> <cyan>query   </>  <yellow>(empty)</>   <yellow>x</>',
    '<yellow>≠</> <cyan>fragment</>  <yellow>ab</>        <yellow>b</>',
    '            <yellow>^</>         <yellow>^</>',
  ])
})

test('values that do not fit are below each other', () => {
  expect(partTable(ROWS, io(38))).toEqual([
    '  <cyan>scheme  </>  <dim>http</>',
    '<dim>~</> <cyan>host    </>  A.b',
    '            a.b',
    '            <dim>same when parsed</>',
    '<dim>~</> <cyan>port    </>  –',
    '            80',
    '<dim>~</> <cyan>path    </>  /%7e',
    '            <yellow> ^^^</>',
    '            /~',
    '            <yellow> ^</>',
    '            <dim>same when decoded</>',
    '<yellow>≠</> <cyan>query   </>  <yellow>(empty)</>',
    '            <yellow>x</>',
    '<yellow>≠</> <cyan>fragment</>  <yellow>ab</>',
    '            <yellow>^</>',
    '            <yellow>b</>',
    '            <yellow>^</>',
  ])
})

test('the table needs the columns of its widest values, of the notes and of the gaps', () => {
  const rows = [
    row({ values: ['abcd', 'ef'], note: '' }),
    row({ values: ['a', 'efgh'], note: 'five5' }),
    row({ values: ['a', 'b'], note: 'n' }),
  ]
  // 2 for the mark, 4 for the label and 2 after it; 4 + 3 + 4; 3 + 5.
  expect(partTable(rows, io(27))).toHaveLength(3)
  expect(partTable(rows, io(26)).length).toBeGreaterThan(3)
  const plain = rows.map((each) => ({ ...each, note: '' }))
  expect(partTable(plain, io(19))).toHaveLength(3)
  expect(partTable(plain, io(18)).length).toBeGreaterThan(3)
})

test('a value is measured in columns, unless it is four times as long as there is room', () => {
  const marks = `e${'\u0301'.repeat(47)}`
  expect(partTable([row({ values: [marks, 'b'] })], io(20))).toHaveLength(1)
  expect(partTable([row({ values: [`${marks}\u0301`, 'b'] })], io(20)).length).toBeGreaterThan(1)
  expect(partTable([row({ values: ['b', `${marks}\u0301`] })], io(20)).length).toBeGreaterThan(1)
})

test('a long value is cut around what differs', () => {
  const [a, b] = ['abcdefghijklmnopqrstuvwxyz', 'abcdefghijklmXopqrstuvwxyz']
  const rows = [
    row({ values: [a, b], difference: spans([13, 14], [13, 14]), note: 'one two three four' }),
  ]
  expect(partTable(rows, io(20))).toEqual([
    '<yellow>≠</> <cyan>path</>  <yellow>…klmnopqrst…</>',
    '        <yellow>    ^</>',
    '        <yellow>…klmXopqrst…</>',
    '        <yellow>    ^</>',
    '        <dim>one two</>',
    '        <dim>three four</>',
  ])
  expect(partTable([row({ values: [a, a], same: 'written' })], io(20))).toEqual([
    '  <cyan>path</>  <dim>abcdefghij…</>',
  ])
  expect(partTable([row({ values: [a, null] })], io(20))).toEqual([
    '<yellow>≠</> <cyan>path</>  <yellow>abcdefghij…</>',
    '        <yellow>–</>',
  ])
})

test.each([
  ['decoded', 'ab', 'cb', spans([0, 1], [0, 1]), true],
  [null, 'ab', 'cb', spans([0, 1], [0, 1]), true],
  [null, 'ab', 'cd', spans([0, 2], [0, 2]), false],
  [null, 'ab', 'abc', spans([2, 2], [2, 3]), true],
  [null, 'abc', 'b', spans([0, 3], [0, 0]), true],
  ['parsed', 'ab', 'cb', spans([0, 1], [0, 1]), false],
  ['written', 'ab', 'cb', spans([0, 1], [0, 1]), false],
  [null, '', 'b', spans([0, 0], [0, 0]), false],
  [null, 'a', '', spans([0, 0], [0, 0]), false],
  [null, null, 'b', spans([0, 0], [0, 0]), false],
  [null, 'a', null, spans([0, 0], [0, 0]), false],
  [null, 'ab', 'cb', null, false],
] as const)('same %s, %j and %j with %j have carets: %s', (same, a, b, difference, has) => {
  const rows = [row({ same, values: [a, b], difference })]
  expect(partTable(rows, io(80))).toHaveLength(has ? 2 : 1)
})

const rowsFor = (a: string, b: string) => partRows(compareParts(a, b))

test('the rows of two URLs', () => {
  expect(
    rowsFor('http://Us@xn--pple-43d.com:80/%7E?b&a#%41', 'https://us@apple.com/~?a&b#A'),
  ).toEqual([
    {
      label: 'scheme',
      values: ['http', 'https'],
      same: null,
      difference: { a: { start: 4, end: 4 }, b: { start: 4, end: 5 } },
      note: '',
    },
    {
      label: 'credentials',
      values: ['Us', 'us'],
      same: null,
      difference: { a: { start: 0, end: 1 }, b: { start: 0, end: 1 } },
      note: '',
    },
    {
      label: 'host',
      values: ['xn--pple-43d.com', 'apple.com'],
      same: null,
      difference: { a: { start: 0, end: 12 }, b: { start: 0, end: 5 } },
      note: '',
    },
    {
      label: '  decoded',
      values: ['аpple.com', 'apple.com'],
      same: null,
      difference: { a: { start: 0, end: 1 }, b: { start: 0, end: 1 } },
      note: 'U+0430 and U+0061',
    },
    {
      label: 'port',
      values: ['80', null],
      same: 'parsed',
      difference: { a: { start: 0, end: 2 }, b: { start: 0, end: 0 } },
      note: 'same when parsed',
    },
    {
      label: 'path',
      values: ['/%7E', '/~'],
      same: 'decoded',
      difference: { a: { start: 1, end: 4 }, b: { start: 1, end: 2 } },
      note: 'same when decoded',
    },
    {
      label: 'query',
      values: ['b&a', 'a&b'],
      same: null,
      difference: null,
      note: 'in another order',
    },
    {
      label: 'fragment',
      values: ['%41', 'A'],
      same: 'decoded',
      difference: { a: { start: 0, end: 3 }, b: { start: 0, end: 1 } },
      note: 'same when decoded',
    },
  ])
  expect(rowsFor('http://a/?x=1&y=2&z', 'http://a/?x=1&y=3')).toEqual([
    { label: 'scheme', values: ['http', 'http'], same: 'written', difference: null, note: '' },
    { label: 'host', values: ['a', 'a'], same: 'written', difference: null, note: '' },
    { label: 'path', values: ['/', '/'], same: 'written', difference: null, note: '' },
    { label: 'query', values: ['x=1', 'x=1'], same: 'written', difference: null, note: '' },
    {
      label: '',
      values: ['y=2', 'y=3'],
      same: null,
      difference: { a: { start: 2, end: 3 }, b: { start: 2, end: 3 } },
      note: '',
    },
    {
      label: '',
      values: ['z', null],
      same: null,
      difference: { a: { start: 0, end: 1 }, b: { start: 0, end: 0 } },
      note: '',
    },
  ])
  expect(rowsFor('http://0x7f.1/', 'http://127.0.0.2/')).toEqual([
    { label: 'scheme', values: ['http', 'http'], same: 'written', difference: null, note: '' },
    {
      label: 'host',
      values: ['0x7f.1', '127.0.0.2'],
      same: null,
      difference: { a: { start: 0, end: 6 }, b: { start: 0, end: 9 } },
      note: '',
    },
    {
      label: '  parsed',
      values: ['127.0.0.1', '127.0.0.2'],
      same: null,
      difference: { a: { start: 8, end: 9 }, b: { start: 8, end: 9 } },
      note: '',
    },
    { label: 'path', values: ['/', '/'], same: 'written', difference: null, note: '' },
  ])
})

const query = (length: number, last: (n: number) => string) =>
  `http://a/?${Array.from({ length }, (_, n) => `p${n}=${last(n)}`).join('&')}`

test('20 parameters are shown, and of more only those that differ', () => {
  const labels = (length: number, different: number) => {
    const other = query(length, (n) => (n < different ? '2' : '1'))
    const compared = compareParts(
      query(length, () => '1'),
      other,
    )
    const remarks = parameterRemarks(compared)
    const more = remarks.map((text) => /(?:same|differ): \d+/.exec(text)?.[0])
    return [partRows(compared).length - 3, ...more]
  }
  expect(labels(20, 1)).toEqual([20])
  expect(labels(21, 1)).toEqual([1, 'same: 20'])
  expect(labels(21, 20)).toEqual([20, 'same: 1'])
  expect(labels(21, 21)).toEqual([20, 'differ: 1'])
  expect(labels(25, 22)).toEqual([20, 'differ: 2', 'same: 3'])
})

test('another order of parameters is a remark if something else differs, and a note otherwise', () => {
  const remarks = (a: string, b: string) => parameterRemarks(compareParts(a, b))
  expect(remarks('http://a/?a=1&b=1', 'http://a/?b=1&a=2')).toHaveLength(1)
  expect(remarks('http://a/?a=1&b=1', 'http://a/?b=1&a=1')).toEqual([])
  expect(remarks('http://a/?a=1&b=1', 'http://a/?a=1&b=2')).toEqual([])
})

test.each([
  [[['a']], 'Equal after a (preserves).'],
  [[['a'], ['b']], 'Equal after a or b (preserves).'],
  [[['a'], ['b'], ['c'], ['d', 'e']], 'Equal after a, b or c (preserves).'],
  [[['a', 'b', 'c'], ['d']], 'Equal after a, b and c (preserves).'],
  [[['a', 'b'], ['d']], 'Equal after a and b (preserves).'],
])('the rules %j are a remedy: %s', (lists, text) => {
  const remedy = (rules: readonly string[], category: Remedy['category']): Remedy => ({
    // These names stand for those of rules.
    rules: rules as Remedy['rules'],
    models: [],
    category,
  })
  const remedies = lists.map((rules) => remedy(rules, 'preserves'))
  expect(remedyText(remedies)).toBe(text)
  expect(remedyText([...remedies, remedy(['x'], 'changes')])).toBe(text)
})

type Verdict = MethodVerdict['verdict']

const NAMES = ['whatwg', 'same-site', 'soap', 'string-code-point', 'urn']
const chosen = NAMES.map((name) => methods.find((method) => method.name === name)!)

function answer(n: number, some: Partial<Verdict> = {}): MethodVerdict {
  const method = chosen[n]!
  const { name, family, kind } = method
  return {
    method,
    verdict: {
      method: name,
      family,
      kind,
      equal: false,
      keys: ['a', 'b'],
      difference: null,
      why: 'The keys differ.',
      remedy: [],
      ...some,
    } as Verdict,
  }
}

const remedy = [{ rules: ['sort-query'], models: [], category: 'usually-preserves' }] as never

const ANSWERS = [
  answer(0, { equal: true, why: 'The keys are the same.' }),
  answer(1, { remedy }),
  answer(2, { equal: null, keys: null, why: 'It needs the option comparison.' }),
  answer(3, {
    why: 'Another reason\u202e, which is so long that a narrow terminal needs more lines.',
  }),
  answer(4, { remedy }),
]

const NO_PARTS = compareParts('', '')

test('the methods by answer and reason', () => {
  expect(groupLines(ANSWERS, null, io(60))).toEqual([
    '<green>Equal by whatwg</>',
    '<yellow>Different by 2 methods: the keys differ in the path ("a"</>',
    '  <yellow>and "b")</>',
    '  same-site, urn',
    '<dim>  Equal after sort-query (usually-preserves).</>',
    '<yellow>Different by string-code-point: the keys differ in the</>',
    '  <yellow>path ("a" and "b")</>',
    '<dim>No answer by soap: an option is needed</>',
    '  soap (comparison)',
  ])
  const alike = [0, 1, 2, 3, 4].map((n) =>
    answer(n, { equal: null, keys: [null, null], why: 'Neither has a key.' }),
  )
  expect(groupLines(alike, null, io(96))).toEqual([
    '<dim>No answer by 5 methods: neither has a key</>',
    '  whatwg, same-site, soap, string-code-point, urn',
  ])
  expect(groupLines(alike, null, io(30))).toEqual([
    '<dim>No answer by 5 methods:</>',
    '  <dim>neither has a key</>',
    '  whatwg, same-site, soap,',
    '  string-code-point, urn',
  ])
})

test('each method on a line, with what a wrong answer costs, or what it has no answer for', () => {
  expect(groupLines(ANSWERS.slice(0, 3), NO_PARTS, io(70))).toEqual([
    '<green>Equal by whatwg</>',
    '  <cyan>whatwg</>  Hardly any among programs that use this parser. A program',
    '          with another parser may see two hosts where this one sees',
    '          one.',
    '<yellow>Different by same-site: the keys differ in the path ("a" and "b")</>',
    '<dim>  Equal after sort-query (usually-preserves).</>',
    '  <cyan>same-site</>  A login is not valid on a subdomain that needs it.',
    '<dim>No answer by soap: an option is needed</>',
    '  <cyan>soap</>  (comparison)',
  ])
  const silent = answer(1, { equal: null, keys: [null, 'b'], why: '' })
  expect(groupLines([silent], NO_PARTS, io(96))).toEqual([
    '<dim>No answer by same-site: the first has no key</>',
    '  <cyan>same-site</>  Strings that do not parse, and URLs with an opaque origin.',
  ])
})

function textOf(
  a: string | null,
  b: string,
  answers: readonly MethodVerdict[] = ANSWERS,
): readonly string[] {
  return comparisonText(
    { a, b, verdicts: answers.map(({ verdict }) => verdict) },
    {
      methods: answers.map(({ method }) => method),
      answer: null,
      isFull: false,
      parts: compareParts(a ?? '', b),
      base: null,
    },
    io(80),
  ).split('\n')
}

/** The sections of a comparison, which are between empty lines. */
const sectionsOf = (...args: Parameters<typeof textOf>) =>
  textOf(...args)
    .join('\n')
    .trimEnd()
    .split('\n\n')
    .map((section) => section.split('\n'))

/** The methods whose cost is told, below a heading. */
function pricedIn([heading, ...lines]: readonly string[] = []) {
  expect(heading).toMatch(/^<bold>.*<\/>$/)
  return lines.flatMap((line) => /<cyan>([\w-]+) *<\/>/.exec(line)?.[1] ?? [])
}

test('a comparison: the strings, the parts, the remarks, the groups and the costs', () => {
  const groups = groupLines(ANSWERS, null, io(80))
  const priced = ['whatwg', 'same-site', 'string-code-point', 'urn']
  const [strings, parts, remarks, told, costs, ...more] = sectionsOf('http://a/?x', 'http://a/?y')
  expect(strings).toEqual(['<bold>http://a/?x</>', '<bold>http://a/?y</>'])
  expect(parts).toEqual([
    '  <cyan>scheme</>  <dim>http</>   <dim>http</>',
    '  <cyan>host  </>  <dim>a</>      <dim>a</>',
    '  <cyan>path  </>  <dim>/</>      <dim>/</>',
    '<yellow>≠</> <cyan>query </>  <yellow>x</>      <yellow>–</>',
    '<yellow>≠</> <cyan>      </>  <yellow>–</>      <yellow>y</>',
  ])
  // What browsers answer.
  expect(remarks).toHaveLength(1)
  expect([told, pricedIn(costs), more]).toEqual([groups, priced, []])
  const same = sectionsOf('http://a/', 'http://a/')
  expect(same.slice(0, 3)).toEqual([['<bold>http://a/</>'], [expect.any(String)], groups])
  expect([pricedIn(same[3]), same.length]).toEqual([priced, 4])
})

test('a comparison says which of the strings is no URL, and why', () => {
  const refusal = refusalOf('x')
  const remarksOf = (a: string, b: string, place: number) => {
    const sections = sectionsOf(a, b, ANSWERS.slice(1, 2))
    expect(sections).toHaveLength(place + 3)
    expect(sections.slice(-2)).toEqual([
      groupLines(ANSWERS.slice(1, 2), null, io(80)),
      expect.any(Array),
    ])
    return sections[place]!.join(' ')
  }
  const first = remarksOf('x', 'http://a/', 2)
  expect([first.includes('first'), first.endsWith(refusal)]).toEqual([true, true])
  const second = remarksOf('http://a/', '/', 2)
  expect([second.includes('second'), second.endsWith(refusalOf('/'))]).toEqual([true, true])
  const both = remarksOf('', 'x', 2)
  expect(both.indexOf(refusalOf(''))).toBeGreaterThan(both.indexOf('first'))
  expect(both.indexOf('second')).toBeGreaterThan(both.indexOf(refusalOf('')))
  expect(both.endsWith(refusal)).toBe(true)
  expect(remarksOf('x', 'x', 1).endsWith(refusal)).toBe(true)
  expect(sectionsOf('', 'x', [])[0]).toEqual(['<bold>(empty)</>', '<bold>x</>'])
})

test('a longer string is cut after 2,000 units', () => {
  const cut = (length: number) => {
    const [line] = textOf(`http://a/${'x'.repeat(length - 9)}`, 'http://a/', [])
    return line?.includes('…')
  }
  expect([cut(2000), cut(2001)]).toEqual([false, true])
})

test('a value of no difference is drawn from its start, and a missing one has no carets', () => {
  const long = 'abcdefghijklmnopqrstuvwxyz'
  expect(partTable([row({ values: [long, long], same: 'parsed' })], io(20))).toEqual([
    '<dim>~</> <cyan>path</>  abcdefghij…',
    '        abcdefghij…',
  ])
  const lines = partTable(
    [row({ values: ['ab', 'b'], difference: spans([0, 1], [0, 0]) }), row({ values: [null, 'b'] })],
    io(80),
  )
  expect(lines.slice(2)).toEqual(['<yellow>≠</> <cyan>path</>  <yellow>–</>    <yellow>b</>'])
})

test('a form that is the same has no look-alikes', () => {
  const forms = (written: string, parsed: string, decoded: string) => ({ written, parsed, decoded })
  const pair = (a: ReturnType<typeof forms>, b: ReturnType<typeof forms>) =>
    partRows({
      areUrls: [true, true],
      parts: [{ part: 'path', a, b, same: null, difference: null }],
      parameters: [],
      isReordered: false,
    }).map(({ label, values }) => [label, ...values])
  expect(pair(forms('A', 'a', 'a'), forms('b', 'b', 'b'))).toEqual([['path', 'A', 'b']])
  expect(pair(forms('x', 'y', 'x'), forms('b', 'b', 'b'))).toEqual([['path', 'x', 'b']])
  expect(pair(forms('x', 'y', 'z'), forms('b', 'b', 'b'))).toEqual([
    ['path', 'x', 'b'],
    ['  parsed', 'y', 'b'],
    ['  decoded', 'z', 'b'],
  ])
  expect(pair(forms('x', 'x', 'z'), forms('b', 'b', 'b'))).toEqual([
    ['path', 'x', 'b'],
    ['  decoded', 'z', 'b'],
  ])
  expect(pair(forms('x', 'z', 'z'), forms('b', 'b', 'b'))).toEqual([
    ['path', 'x', 'b'],
    ['  parsed', 'z', 'b'],
  ])
  expect(pair(forms('b', 'b', 'b'), forms('x', 'z', 'z'))).toEqual([
    ['path', 'b', 'x'],
    ['  parsed', 'b', 'z'],
  ])
})

test('names that need more lines are folded', () => {
  const many = [0, 1, 2, 3, 4].map((n) =>
    answer(n, { equal: null, keys: null, why: 'It needs an option.' }),
  )
  expect(groupLines(many, null, io(34))).toEqual([
    '<dim>No answer by 5 methods: an</>',
    '  <dim>option is needed</>',
    '  whatwg, same-site, soap',
    '  (comparison), string-code-point,',
    '  urn',
  ])
})
