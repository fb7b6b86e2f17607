import { createResourceBuilders, defineScheme, guideSchemes } from '@waymark/uri-design'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { isRegistered, isServerScheme } from '../src/schemes/registered.ts'
import { isSchemeDefinition, partsOf, partsOfFormat } from '../src/schemes/scheme.ts'

/** The parts of a format as `key@place`, with `?` for one that may be left out. */
const partsIn = (format: string) =>
  partsOfFormat(format)
    .map(({ key, place, isOptional }) => `${key}@${place}${isOptional ? '?' : ''}`)
    .join(' ')

test.each([
  ['wiki://space/page', 'space@authority page@segment'],
  ['wiki:///space/page', 'space@segment page@segment'],
  ['wiki:///path*', 'path@rest'],
  ['wiki://space/path*', 'space@authority path@rest'],
  ['wiki://space/page[/rev]', 'space@authority page@segment rev@segment?'],
  ['https://host[/path*]', 'host@authority path@rest?'],
  [
    'wiki://my-space/page-2nd-name[/rev-no]',
    'mySpace@authority page2ndName@segment revNo@segment?',
  ],
])('the parts of %s are %s', (format, expected) => {
  expect(partsIn(format)).toBe(expected)
})

test('a part has its name as the format writes it', () => {
  expect(partsOfFormat('custom://provider/resource-type')).toEqual([
    { name: 'provider', key: 'provider', place: 'authority', isOptional: false },
    { name: 'resource-type', key: 'resourceType', place: 'segment', isOptional: false },
  ])
})

test('a scheme whose format was changed has other parts', () => {
  const scheme = { ...defineScheme({ name: 'wiki', format: 'wiki://a/b', summary: '' }) }
  const first = partsOf(scheme)
  expect(partsOf(scheme)).toBe(first)
  Object.assign(scheme, { format: 'wiki://a/c' })
  expect(partsOf(scheme).map(({ key }) => key)).toEqual(['a', 'c'])
})

test('a scheme is plain and its names are designed unless it says otherwise', () => {
  const wiki = { name: 'wiki', format: 'wiki://space/page', summary: 'A page.' } as const
  expect(defineScheme(wiki)).toEqual({
    ...wiki,
    examples: [],
    style: 'plain',
    naming: 'designed',
  })
  const whole = { ...wiki, examples: ['wiki://a/b'], style: 'file', naming: 'free' } as const
  expect(defineScheme(whole)).toEqual(whole)
})

test.each([
  'a://b/c',
  'a1+.-://b/c',
  'a:///b',
  'a:///b/c',
  'a://b/c*',
  'a://b/c/d*',
  'a://b1-2/c',
  'a://b/c[/d]',
  'a:///b*',
  'a:///b[/c]',
  'a://b/c-1[/d-2]',
])('%s is a format', (format) => {
  const name = format.slice(0, format.indexOf(':'))
  expect(defineScheme({ name, format, summary: '' }).format).toBe(format)
})

test.each([
  'a://b',
  'a://',
  'a:/b/c',
  'a://b/',
  'a://b//c',
  'a://B/c',
  'a://b/C',
  'a://b/1c',
  'a://1b/c',
  'a://b/-c',
  'a://b*/c',
  'a://b/c*/d',
  'a://b[/c]/d',
  'a://b/c[/d]x',
  'a://b/c[/d][/e]',
  'a://b/c[/D]',
  'a://b/c[d]',
  'a://b/c**',
  'a://b/c*[/d]',
  'xa://b/c',
  ' a://b/c',
  'a://b/c ',
  'b://a/c',
])('%j is not a format', (format) => {
  expect(() => defineScheme({ name: 'a', format, summary: '' })).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'format' }),
  )
})

test.each(['', 'A', '1a', '-a', 'a_b', 'a b', 'aB', 'a:', ' a'])('%j is not a scheme', (name) => {
  expect(() => defineScheme({ name, format: `${name}://b/c`, summary: '' })).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'name' }),
  )
})

test('a format that names a part twice is refused, also in another spelling', () => {
  const define = (format: string) => () => defineScheme({ name: 'a', format, summary: '' })
  expect(define('a://b/b')).toThrow('twice')
  expect(define('a://b/c-d[/c-d]')).toThrow('twice')
  expect(define('a://b/c')).not.toThrow()
})

test('name, format and summary are needed', () => {
  const whole = { name: 'a', format: 'a://b/c', summary: '' }
  for (const name of ['name', 'format', 'summary'] as const) {
    expect(() => defineScheme({ ...whole, [name]: undefined } as never)).toThrow(name)
    expect(() => defineScheme({ ...whole, [name]: 5 } as never)).toThrow(
      errorWith({ option: name, code: 'option-wrong', data: { got: '5' } }),
    )
  }
  const wrong = (more: object) => () => defineScheme({ ...whole, ...more })
  expect(wrong({ examples: 'a' })).toThrow(
    expect.objectContaining({ option: 'examples', code: 'option-wrong' }),
  )
  expect(wrong({ style: 'x' })).toThrow(
    expect.objectContaining({ option: 'style', code: 'option-wrong' }),
  )
  expect(wrong({ naming: 'x' })).toThrow(
    expect.objectContaining({ option: 'naming', code: 'option-wrong' }),
  )
})

test('a scheme has a name and a format', () => {
  const values = [
    { name: 'a', format: 'b' },
    { name: 'a' },
    { format: 'b' },
    { name: 1, format: 'b' },
    { name: 'a', format: 1 },
    null,
    'a',
    [],
  ]
  expect(values.map(isSchemeDefinition)).toEqual([true, ...Array(7).fill(false)])
})

test('the schemes of the guide are those of its first section', () => {
  expect(
    guideSchemes.map(({ name, format, style, naming }) => [name, format, style, naming]),
  ).toEqual([
    ['file', 'file:///path*', 'file', 'free'],
    ['db', 'db://type/database/table[/id]', 'plain', 'designed'],
    ['git', 'git://repo/branch/path*', 'plain', 'free'],
    ['memory', 'memory://scope/key', 'plain', 'designed'],
    ['http', 'http://host[/path*]', 'network', 'designed'],
    ['https', 'https://host[/path*]', 'network', 'designed'],
    ['custom', 'custom://provider/resource-type/id', 'plain', 'designed'],
  ])
  for (const { name, summary, examples } of guideSchemes) {
    expect(summary).toMatch(/^A .*\.$/)
    expect(examples.length).toBeGreaterThan(0)
    for (const example of examples) expect(example.startsWith(`${name}://`)).toBe(true)
  }
  expect(Object.isFrozen(guideSchemes[0])).toBe(true)
  expect(Object.isFrozen(createResourceBuilders(guideSchemes))).toBe(true)
})

test.each([
  ['postgres', true, true],
  ['amqp', true, true],
  ['git+ssh', true, true],
  ['wss', true, true],
  ['data', false, true],
  ['about', false, true],
  ['view-source', false, true],
  ['urn', false, true],
  ['wiki', false, false],
  ['', false, false],
])('whether %j is of a server, and known: %s, %s', (name, isServer, isKnown) => {
  expect([isServerScheme(name), isRegistered(name)]).toEqual([isServer, isKnown])
})
