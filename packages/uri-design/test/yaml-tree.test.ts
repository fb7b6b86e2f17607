import { DocumentError } from '@waymark/uri-design'
import { parseYaml } from '@waymark/uri-design/yaml'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import type { DocumentNode } from '../src/lint/document-tree.ts'
import { memberOf } from '../src/lint/document-tree.ts'

const rootOf = (text: string): DocumentNode => parseYaml(text).root

test.each([
  ['{}', 'an object', ''],
  ['a: b', 'an object', ''],
  ['[]', 'an array', ''],
  ['- a', 'an array', ''],
  ['a', 'a string', 'a'],
  ['"a"', 'a string', 'a'],
  ['1', 'a number', ''],
  ['1.5', 'a number', ''],
  ['true', 'true', ''],
  ['false', 'false', ''],
  ['null', 'null', ''],
  ['~', 'null', ''],
  ['', 'null', ''],
])('%j is %s', (text, type, value) => {
  const root = rootOf(text)
  expect([root.type, root.text, root.start, root.end, root.isAlias]).toEqual([
    type,
    value,
    0,
    text.length,
    false,
  ])
  expect(parseYaml(text).comments).toEqual([])
})

test('members have their names as JSON has them, and places without what is after them', () => {
  const text = 'a: b # c\n1: {}\ntrue:\n"d\\te": [f]  \na: g\n'
  const members = rootOf(text).members()
  expect(
    members.map(({ name, value, isRepeated }) => [
      name.text,
      name.type,
      text.slice(name.start, name.end),
      value.type,
      text.slice(value.start, value.end),
      value.start,
      isRepeated,
    ]),
  ).toEqual([
    ['a', 'a string', 'a', 'a string', 'b', 3, false],
    ['1', 'a string', '1', 'an object', '{}', 12, false],
    ['true', 'a string', 'true', 'null', '', members[2]!.value.start, false],
    ['d\te', 'a string', '"d\\te"', 'an array', '[f]', 29, false],
    ['a', 'a string', 'a', 'a string', 'g', 38, true],
  ])
  const [first] = members
  expect([first!.name.isAlias, first!.name.members(), first!.name.elements()]).toEqual([
    false,
    [],
    [],
  ])
  expect([first!.name.write('a/b'), first!.name.write('a b')]).toEqual(['a/b', null])
  const quoted = members[3]!.name
  expect([0, 1, 2, 3].map((at) => quoted.place(at) - quoted.start)).toEqual([1, 2, 4, 5])
  const root = rootOf(text)
  expect([root.members(), root.elements()]).toEqual([root.members(), []])
  expect(root.members()).toBe(root.members())
})

test('elements have their places, and are read once', () => {
  const text = '- a\n-\n- [b, c]\n'
  const root = rootOf(text)
  expect(root.elements().map(({ type, start, end }) => [type, start, end])).toEqual([
    ['a string', 2, 3],
    ['null', 5, 5],
    ['an array', 8, 14],
  ])
  expect(root.elements()).toBe(root.elements())
  expect(root.members()).toEqual([])
})

test('an alias has all that its target has, and cannot be written', () => {
  const root = rootOf('a: &x {b: [c]}\nd: *x\ne: &y f\ng: *y\nh: &z [i]\nj: *z\n')
  const target = memberOf(root, 'a')!
  const alias = memberOf(root, 'd')!
  expect(alias.isAlias).toBe(true)
  expect([alias.type, alias.start, alias.end]).toEqual([target.type, target.start, target.end])
  expect(alias.members()).toBe(target.members())
  const text = memberOf(root, 'g')!
  expect([text.text, text.place(0), text.place(1), text.write('k')]).toEqual(['f', 27, 28, null])
  expect(memberOf(root, 'j')!.elements()).toBe(memberOf(root, 'h')!.elements())
})

test('of several anchors of one name, the last one before the alias counts', () => {
  const lines = Array.from({ length: 6 }, (_, index) => [
    `a${index}: &x v${index}`,
    `b${index}: *x`,
  ]).flat()
  const root = rootOf(`${lines.join('\n')}\n`)
  for (let index = 0; index < 6; index++) {
    expect(memberOf(root, `b${index}`)!.text).toBe(`v${index}`)
  }
  expect(memberOf(rootOf('a: {b: &x c}\nd: &x e\nf: *x\n'), 'f')!.text).toBe('e')
  expect(memberOf(rootOf('? &x a\n: b\nc: *x\n'), 'c')!.text).toBe('a')
  expect(memberOf(rootOf('b: &x c\n\n\n*x : d\n'), 'c')!.text).toBe('d')
})

test('what is merged is added after what is there, and the first that is merged counts', () => {
  const text =
    'x: &x {a: 1, b: x}\ny: &y {b: y, c: y}\nz: {<<: [*x, *y], d: z, a: z}\nw: {<<: *x}\n'
  const root = rootOf(text)
  const membersOf = (name: string) =>
    memberOf(root, name)!
      .members()
      .map(({ name: own, value, isRepeated }) => [own.text, value.text, isRepeated])
  expect(membersOf('z')).toEqual([
    ['d', 'z', false],
    ['a', 'z', false],
    ['b', 'x', false],
    ['c', 'y', false],
  ])
  expect(membersOf('w')).toEqual([
    ['a', '', false],
    ['b', 'x', false],
  ])
})

test('a hundred thousand members may be merged', () => {
  // Each merged map counts its members and one more.
  const most = (members: number, times: number) => {
    const map = Array.from({ length: members }, (_, index) => `a${index}: 1`).join(', ')
    const aliases = Array.from({ length: times }, () => '*x').join(', ')
    return memberOf(rootOf(`x: &x {${map}}\ny: {<<: [${aliases}]}\n`), 'y')!
  }
  expect(most(99, 1000).members()).toHaveLength(99)
  const tooMany = most(99, 1001)
  expect(() => tooMany.members()).toThrow(
    errorWith({ data: { detail: 'merges' }, reason: 'syntax', offset: null }),
  )
})

test.each<[string, object]>([
  [
    'a: *b',
    {
      data: { detail: 'no-anchor', anchor: 'b' },
      reason: 'syntax',
      offset: 3,
    },
  ],
  [
    'a: 1\n---\nb: 2',
    {
      data: { detail: 'second-document' },
      reason: 'syntax',
      offset: 5,
    },
  ],
  ['a: 1\n\tb: 2', { data: { detail: 'yaml-syntax' }, reason: 'syntax' }],
])('%j is refused', (text, details) => {
  let error: unknown
  try {
    for (const { value } of rootOf(text).members()) void value.type
  } catch (thrown) {
    error = thrown
  }
  expect(error).toBeInstanceOf(DocumentError)
  expect(error).toMatchObject(details)
})

test('the message has what the parser says, and one full stop', () => {
  expect(() => rootOf('a: "b')).toThrow(
    errorWith({
      name: 'DocumentError',
      reason: 'syntax',
      offset: 5,
      data: { error: 'Missing closing "quote' },
    }),
  )
})

test('16 Mi code units are read, and one more is refused', () => {
  const length = 16 * 1_048_576
  expect(rootOf(`#${' '.repeat(length - 1)}`).type).toBe('null')
  expect(() => rootOf(`#${' '.repeat(length)}`)).toThrow(
    errorWith({ data: { detail: 'too-large' }, reason: 'kind', offset: null }),
  )
})

test('comments are read if one may be meant for this program, with their places', () => {
  const { comments } = parseYaml(
    '# x\na: "# no" # waymark-ignore y \nb: {c: d} # e\nf: |\n  # text\n',
  )
  expect(comments).toEqual([
    { text: '# x', start: 0 },
    { text: '# waymark-ignore y', start: 14 },
    { text: '# e', start: 44 },
  ])
  expect(parseYaml('# x\na: b\n').comments).toEqual([])
  expect(parseYaml('# WaymarkIgnore\na: b\n').comments).toHaveLength(1)
})
