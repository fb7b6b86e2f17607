import { RefusalError } from '@waymark/path-guard'
import {
  createResourceBuilders,
  defineScheme,
  formatFragment,
  fragmentForm,
  guideSchemes,
  parseFragment,
  parseResource,
  type ResourceProblem,
  type ResourceUri,
  resource,
} from '@waymark/uri-design'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

test('a resource is taken apart into typed parts', () => {
  const user = parseResource('db://postgres/mydb/users/123')
  expect(user).toEqual({
    scheme: 'db',
    parts: { type: 'postgres', database: 'mydb', table: 'users', id: '123' },
    query: [],
    fragment: null,
  })
  expectTypeOf(user!.parts).toEqualTypeOf<{
    readonly type: string
    readonly database: string
    readonly table: string
    readonly id?: string
  }>()
  expectTypeOf(parseResource('git://origin/main/a/b')!.parts.path).toEqualTypeOf<
    readonly string[]
  >()
  expectTypeOf(parseResource('custom://jira/issues/1')!.parts.resourceType).toEqualTypeOf<string>()
})

test('what the compiler says of a result is what it is', () => {
  const preferences = parseResource('memory://context#/user/preferences')
  expect(preferences?.parts).toEqual({ scope: 'context' })
  expectTypeOf(preferences!.parts).toEqualTypeOf<{
    readonly scope: string
    readonly key?: string
  }>()
  for (const file of [parseResource('file:/a'), parseResource('file://localhost/a')]) {
    expect(file?.parts.path).toEqual(['a'])
  }
})

test('a port is a number, and one slash at the end of a path says nothing', () => {
  expect(parseResource('https://api.example:8080/v2/users/')?.parts).toEqual({
    host: 'api.example',
    port: 8080,
    path: ['v2', 'users'],
  })
  expect(parseResource('file:///C:/docs/a/')?.parts).toEqual({ drive: 'C', path: ['docs', 'a'] })
  expect(parseResource('file:///a//')).toBeNull()
})

test('what cannot be of its format is null to the compiler too', () => {
  expectTypeOf(parseResource('db://postgres')).toEqualTypeOf<null>()
  expectTypeOf(parseResource('nope://x')).toEqualTypeOf<null>()
  expect(parseResource('db://postgres')).toBeNull()
  const uri: ResourceUri = 'memory://session/context'
  // @ts-expect-error The key is missing.
  const wrong: ResourceUri = 'memory://session'
  expect([uri, wrong].map((text) => parseResource(text as string) === null)).toEqual([false, true])
})

test.each([
  ['', 'scheme-missing'],
  ['FILE:///a', 'scheme-not-allowed'],
  ['db://postgres//users', 'part-missing database'],
  ['db://postgres/mydb', 'part-missing table'],
  ['db://postgres/a/b/c/d', 'part-unexpected'],
  ['db://postgres/a/%2e%2e', 'part-refused table'],
  ['db://postgres/a/b%2Fc', 'part-refused table'],
  ['db://postgres/a/%FF', 'part-refused table'],
  ['git://origin/main', 'part-missing path'],
  ['memory://session', 'part-missing key'],
  ['custom://notion/pages', 'part-missing id'],
  ['file:doc.md', 'file-not-absolute'],
  ['file://server/share', 'file-host-remote'],
  ['https:///x', 'part-missing host'],
  ['https://a b/x', 'part-refused host'],
  ['https://user@example.com/x', 'part-refused host'],
  ['memory://s/k?a=%FF', 'query-not-decodable'],
  ['memory://s/k#L2-L1', 'fragment-not-valid'],
])('%s is refused: %s', (text, expected) => {
  const reported: string[] = []
  const report = ({ code, part = '' }: ResourceProblem) => reported.push(`${code} ${part}`.trim())
  expect(parseResource(text as string, { report })).toBeNull()
  expect(reported).toEqual([expected])
})

test('parts can only be data', () => {
  expect(resource.db({ type: 'postgres', database: 'mydb', table: 'users', id: '123' })).toBe(
    'db://postgres/mydb/users/123',
  )
  expect(resource.file({ drive: 'C', path: ['Users', 'name', 'a b.txt'] })).toBe(
    'file:///C:/Users/name/a%20b.txt',
  )
  expect(resource.file({ drive: 'C', path: [] })).toBe('file:///C:/')
  expect(resource.https({ host: 'a.example', path: [] })).toBe('https://a.example/')
  expect(resource.custom({ provider: 'jira', resourceType: 'issues', id: '日本?#&' })).toBe(
    'custom://jira/issues/%E6%97%A5%E6%9C%AC%3F%23%26',
  )
  expect(
    resource.https({
      host: 'Bücher.example',
      path: ['users'],
      query: [['sort', '-created_at']],
      fragment: { form: 'json-pointer', tokens: ['a/b', '~'] },
    }),
  ).toBe('https://xn--bcher-kva.example/users?sort=-created_at#/a~1b/~0')
})

const db = { type: 'postgres', database: 'mydb', table: 'users' }
test.each([
  ['../admin', 'separator-in-name'],
  ['..', 'dot-segment'],
  ['.', 'dot-segment'],
  ['', 'name-empty'],
  ['\udc00', 'lone-surrogate'],
  ['%2e%2e', 'multiple-encoding'],
  ['a\nb', 'control-character'],
])('an id %j is refused: %s', (id, code) => {
  expect(() => resource.db({ ...db, id })).toThrow(RefusalError)
  expect(() => resource.db({ ...db, id })).toThrow(`id: ${code}: `)
})

test('a host is a host, and other parts are looked at too', () => {
  expect(() => resource.https({ host: 'evil.example/x@a.example' })).toThrow(
    errorWith({ part: 'host', problem: { code: 'part-delimiter' } }),
  )
  expect(() => resource.https({ host: 'a.example:80' })).toThrow(
    errorWith({ part: 'host', problem: { code: 'part-invalid' } }),
  )
  expect(() => resource.https({ host: 'a.example', port: 70_000 })).toThrow(
    errorWith({ part: 'port', problem: { code: 'part-invalid' } }),
  )
  expect(() => resource.file({ drive: 'CC', path: [] })).toThrow(
    errorWith({ part: 'drive', problem: { code: 'part-invalid' } }),
  )
  // @ts-expect-error The table is missing.
  expect(() => resource.db({ type: 'a', database: 'b' })).toThrow(
    errorWith({ part: 'table', problem: { code: 'part-missing' } }),
  )
  // @ts-expect-error There is no such part.
  expect(() => resource.memory({ scope: 'a', key: 'b', id: 'c' })).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'id' }),
  )
  expect(() => resource.git({ repo: 'a', branch: 'feature/x', path: ['y'] })).toThrow(
    errorWith({ part: 'branch', problem: { code: 'separator-in-name' } }),
  )
  const contained = createResourceBuilders(guideSchemes, { policy: 'contained' })
  const uri = contained.git({ repo: 'a', branch: 'feature/x', path: ['y'] })
  expect(uri).toBe('git://a/feature%2Fx/y')
  expect(parseResource(uri as string, { policy: 'contained' })?.parts).toMatchObject({
    branch: 'feature/x',
  })
})

test('a scheme of your own has a typed builder and parser', () => {
  const wiki = defineScheme({
    name: 'wiki',
    format: 'wiki://space/page-name[/rev]',
    summary: 'A page.',
  })
  const schemes = [wiki] as const
  const uri = createResourceBuilders(schemes).wiki({ space: 'team', pageName: 'home page' })
  expect(uri).toBe('wiki://team/home%20page')
  expect(parseResource('wiki://team/home/3', { schemes })?.parts.rev).toBe('3')
  expect(() => defineScheme({ name: 'Wiki', format: 'Wiki://x/y', summary: '' })).toThrow(TypeError)
  expect(() => defineScheme({ name: 'wiki', format: 'other://x/y', summary: '' })).toThrow(
    TypeError,
  )
  expect(() => defineScheme({ name: 'wiki', format: 'wiki://x/x', summary: '' })).toThrow('twice')
})

describe('fragments', () => {
  test('the form is that of the decoded characters', () => {
    for (const [written, plain] of [
      ['%4C10', 'L10'],
      ['L%31-L2', 'L1-L2'],
      ['%2Fa', '/a'],
      ['s%20t', 's t'],
    ] as const) {
      expect(fragmentForm(written)).toBe(fragmentForm(plain))
      expect(parseFragment(written)?.form).toBe(fragmentForm(written))
    }
    expect(parseFragment('%4C10')).toEqual({ form: 'line', line: 10 })
    expect(formatFragment({ form: 'section', name: '%2Fa' })).toBe('%252Fa')
  })
  test.each([
    ['section-2', { form: 'section', name: 'section-2' }],
    ['L10', { form: 'line', line: 10 }],
    ['L10-L20', { form: 'line-range', first: 10, last: 20 }],
    ['L10-20', { form: 'section', name: 'L10-20' }],
    ['L0', { form: 'section', name: 'L0' }],
    ['/a~1b/~01/', { form: 'json-pointer', tokens: ['a/b', '~1', ''] }],
    ['/a%2Fb', { form: 'json-pointer', tokens: ['a', 'b'] }],
    ['L20-L10', null],
    ['/a~2', null],
    ['a b', null],
    ['%FF', null],
  ])('%s', (text, expected) => {
    expect(parseFragment(text)).toEqual(expected)
  })

  test.each([0, 1.5, 1e15, Number.NaN])('a line cannot have the number %s', (line) => {
    expect(() => resource.file({ path: ['a'], fragment: { form: 'line', line } })).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ code: 'part-invalid', part: 'line' }),
      }),
    )
  })
})

test('input that is not data is refused, with what is needed', () => {
  const file = (extras: object) => () => resource.file({ path: ['a'], ...extras } as never)
  expect(file({ fragment: { form: 'nope' } })).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'form' }),
  )
  expect(file({ query: { x: 1 } })).toThrow(errorWith({ name: 'ArgumentError', argument: 'query' }))
  expect(file({ query: [['x']] })).toThrow(
    errorWith({ part: 'query', problem: { code: 'part-invalid' } }),
  )
  expect(file({ query: [['x', 1]] })).toThrow(
    errorWith({ part: 'query', problem: { code: 'part-invalid' } }),
  )
  expect(file({ query: null, fragment: null })()).toBe('file:///a')
  expect(() => resource.db(null as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'data' }),
  )
})

test('misspelt options and wrong values are refused', () => {
  const parse = (options: object) => () => parseResource('db://a/b/c', options)
  expect(parse({ polcy: 'strict' })).toThrow(
    expect.objectContaining({ option: 'polcy', code: 'option-unknown', data: { near: 'policy' } }),
  )
  expect(parse({ schemes: 'db' })).toThrow(
    expect.objectContaining({ option: 'schemes', code: 'option-wrong' }),
  )
  expect(parse({ report: true })).toThrow(
    expect.objectContaining({ option: 'report', code: 'option-wrong' }),
  )
  expect(parse({ report: null })).not.toThrow()
  const build = (options: object) => () => createResourceBuilders(guideSchemes, options)
  expect(build({ policy: 'lax' })).toThrow(
    expect.objectContaining({ option: 'policy', code: 'option-wrong' }),
  )
  const define = (more: object) => () =>
    defineScheme({ name: 'wiki', format: 'wiki://a/b', summary: '', ...more })
  expect(define({ stile: 'plain' })).toThrow(
    expect.objectContaining({ option: 'stile', code: 'option-unknown', data: { near: 'style' } }),
  )
  expect(define({ naming: 'designd' })).toThrow(
    errorWith({ option: 'naming', code: 'option-wrong', data: { near: 'designed' } }),
  )
})
