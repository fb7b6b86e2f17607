import { RefusalError } from '@waymark/path-guard'
import { createResourceBuilders, defineScheme, parseResource, resource } from '@waymark/uri-design'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const build = resource as unknown as Readonly<Record<string, (parts: unknown) => string>>
const code = (scheme: string, parts: unknown): string => {
  try {
    return build[scheme]!(parts)
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    return error.message.split(': ').slice(0, 2).join(': ')
  }
}

test('there is a builder for each scheme', () => {
  expect(Object.keys(resource)).toEqual(['file', 'db', 'git', 'memory', 'http', 'https', 'custom'])
  expect(Object.isFrozen(resource)).toBe(true)
})

test.each([
  ['file', { path: [] }, 'file:///'],
  ['file', { path: ['a', 'b'] }, 'file:///a/b'],
  ['file', { drive: 'z', path: ['a'] }, 'file:///z:/a'],
  ['file', { drive: '', path: ['a'] }, 'drive: part-invalid'],
  ['file', { drive: 'a:', path: ['a'] }, 'drive: part-invalid'],
  ['file', { drive: '1', path: ['a'] }, 'drive: part-invalid'],
  ['file', { drive: 5, path: ['a'] }, 'drive: part-invalid'],
  ['file', { drive: undefined, path: ['a'] }, 'file:///a'],
  ['file', {}, 'path: part-missing'],
  ['file', { path: 'a' }, 'path: part-invalid'],
  ['file', { path: [5] }, 'path: part-invalid'],
  ['file', { path: [''] }, 'path: name-empty'],
  ['git', { repo: 'a', branch: 'b', path: [] }, 'path: part-missing'],
  ['git', { repo: 'a', branch: 'b', path: ['c', 'd e'] }, 'git://a/b/c/d%20e'],
  ['git', { repo: 'a', branch: 'b', path: ['c', '..'] }, 'path: dot-segment'],
  ['git', { branch: 'b', path: ['c'] }, 'repo: part-missing'],
  ['db', { type: 'a', database: 'b', table: 'c' }, 'db://a/b/c'],
  ['db', { type: 'a', database: 'b', table: 'c', id: undefined }, 'db://a/b/c'],
  ['db', { type: 'a', database: 'b', table: 'c', id: 5 }, 'id: part-invalid'],
  ['db', { type: 'a', database: 'b', table: null }, 'table: part-invalid'],
  ['https', { host: 'a.example' }, 'https://a.example'],
  ['https', { host: 'a.example', path: ['b'] }, 'https://a.example/b'],
  ['http', { host: 'A.example', port: 0 }, 'http://a.example:0'],
  ['https', { host: 'a', port: 65535 }, 'https://a:65535'],
  ['https', { host: 'a', port: 65536 }, 'port: part-invalid'],
  ['https', { host: 'a', port: -1 }, 'port: part-invalid'],
  ['https', { host: 'a', port: 1.5 }, 'port: part-invalid'],
  ['https', { host: 'a', port: '80' }, 'port: part-invalid'],
  ['https', { host: '[::1]', port: 80 }, 'https://[::1]:80'],
  ['https', {}, 'host: part-invalid'],
  ['https', { host: '' }, 'host: part-invalid'],
  ['https', { host: null }, 'host: part-invalid'],
  ['https', { host: 5 }, 'host: part-invalid'],
  ['https', { host: 'a b' }, 'host: part-invalid'],
  ...[...'/\\?#@%\t\n\r'].map(
    (c) => ['https', { host: `a${c}b` }, 'host: part-delimiter'] as const,
  ),
  ['memory', { scope: 'a', key: 'b', query: [] }, 'memory://a/b'],
  ['memory', { scope: 'a', key: 'b', query: [['c', '']] }, 'memory://a/b?c='],
  [
    'memory',
    {
      scope: 'a',
      key: 'b',
      query: [
        ['c&', '='],
        ['d', 'é'],
      ],
      fragment: { form: 'line', line: 1 },
    },
    'memory://a/b?c%26=%3D&d=%C3%A9#L1',
  ],
  ['memory', { scope: 'a', key: 'b', query: [['', 'c']] }, 'query: part-empty'],
  ['memory', { scope: 'a', key: 'b', query: [['c', '\ud800']] }, 'query: part-lone-surrogate'],
  ['memory', { scope: 'a', key: 'b', query: [['\ud800', 'c']] }, 'query: part-lone-surrogate'],
  ['memory', { scope: 'a', key: 'b', query: [['a', 'b', 'c']] }, 'query: part-invalid'],
  ['memory', { scope: 'a', key: 'b', query: ['ab'] }, 'query: part-invalid'],
] as const)('%s of %j is %s', (scheme, parts, expected) => {
  expect(code(scheme, parts)).toBe(expected)
})

test.each([
  ['db', { typ: 'a' }, { name: 'ArgumentError', argument: 'typ' }],
  ['db', { port: 1 }, { name: 'ArgumentError', argument: 'port' }],
  ['db', { drive: 'c' }, { name: 'ArgumentError', argument: 'drive' }],
  ['https', { drive: 'c' }, { name: 'ArgumentError', argument: 'drive' }],
  ['file', { port: 1 }, { name: 'ArgumentError', argument: 'port' }],
  ['db', { 'a\u202eb': 1 }, { name: 'ArgumentError', argument: 'a\u202eb' }],
  ['db', 'a', { name: 'ArgumentError', argument: 'data' }],
  ['db', undefined, { name: 'ArgumentError', argument: 'data' }],
  ['db', null, { name: 'ArgumentError', argument: 'data' }],
])('%s does not take %j: %s', (scheme, parts, error) => {
  expect(() => build[scheme]!(parts)).toThrow(TypeError)
  expect(() => build[scheme]!(parts)).toThrow(errorWith(error))
})

test('parts that are only inherited are missing', () => {
  const inherited = Object.create({ table: 'c' })
  Object.assign(inherited, { type: 'a', database: 'b' })
  expect(code('db', inherited)).toBe('table: part-missing')
})

test('builders are strict unless they are told otherwise', () => {
  const schemes = [defineScheme({ name: 'x', format: 'x://a/b/c*', summary: '' })] as const
  const parts = { a: 'd/e', b: 'f', c: ['g/h'] }
  expect(() => createResourceBuilders(schemes).x(parts)).toThrow(
    errorWith({ part: 'a', problem: { code: 'separator-in-name' } }),
  )
  expect(() => createResourceBuilders(schemes, { policy: 'strict' }).x(parts)).toThrow('a: ')
  expect(createResourceBuilders(schemes, { policy: 'contained' }).x(parts)).toBe(
    'x://d%2Fe/f/g%2Fh',
  )
  expect(() => createResourceBuilders(schemes).x({ ...parts, a: 'd' })).toThrow(
    errorWith({ part: 'c', problem: { code: 'separator-in-name' } }),
  )
})

test('a scheme without an authority has none in its URIs, and its parser reads them back', () => {
  const x = defineScheme({ name: 'x', format: 'x:///a/b', summary: '' })
  const y = defineScheme({ name: 'y', format: 'y:///path*', summary: '' })
  const schemes = [x, y] as const
  const builders = createResourceBuilders(schemes)
  const uri = builders.x({ a: 'c', b: 'd' })
  expect(uri).toBe('x:///c/d')
  expect(parseResource(uri, { schemes })?.parts).toEqual({ a: 'c', b: 'd' })
  expect(builders.y({ path: ['c', 'd'] })).toBe('y:///c/d')
})
