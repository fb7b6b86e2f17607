import { defineRoutes, defineTemplate, type Matching, TemplateError } from '@waymark/uri-template'
import { expect, expectTypeOf, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const OPEN = ['rfc3986', 'form'] as const

/** What a template reads from a URI in the three modes. */
function inModes(text: string, uri: string, kinds: object = {}): unknown[] {
  return (['canonical', ...OPEN] as const).map((matching) =>
    defineTemplate<string>(text, { matching, kinds } as never).match(uri),
  )
}

/** The same in both open modes. */
function openly(text: string, uri: string, kinds: object = {}): unknown {
  const [canonical, rfc3986, form] = inModes(text, uri, kinds)
  expect([uri, canonical]).toEqual([uri, null])
  expect([uri, form]).toEqual([uri, rfc3986])
  return rfc3986
}

test('the queries of the guides match', () => {
  const names = [
    ...['user', 'post', 'comment', 'status', 'type', 'state', 'created_after', 'sort', 'order'],
    ...['page', 'per_page', 'offset', 'limit', 'cursor', 'fields', 'include', 'exclude', 'q'],
    ...['search', 'sort_by', 'perPage', 'sortBy', 'a', 'b', 'key', 'foo', 'param'],
  ]
  const text = `https://a.example/x{?${names.join(',')}}`
  const queries: readonly (readonly [query: string, values: object])[] = [
    ['user=123&post=456&comment=789', { user: '123', post: '456', comment: '789' }],
    ['status=active', { status: 'active' }],
    ['type=issue&state=open', { type: 'issue', state: 'open' }],
    ['created_after=2025-01-01', { created_after: '2025-01-01' }],
    ['sort=created_at&order=desc', { sort: 'created_at', order: 'desc' }],
    ['sort=-updated_at', { sort: '-updated_at' }],
    ['page=1&per_page=20', { page: '1', per_page: '20' }],
    ['offset=0&limit=20', { offset: '0', limit: '20' }],
    ['cursor=eyJpZCI6MTIzfQ==', { cursor: 'eyJpZCI6MTIzfQ==' }],
    ['fields=id,name,email', { fields: 'id,name,email' }],
    ['include=author,comments', { include: 'author,comments' }],
    ['exclude=password,secret', { exclude: 'password,secret' }],
    ['q=search+term', { q: 'search term' }],
    ['search=keyword', { search: 'keyword' }],
    ['per_page=20&sort_by=created_at', { per_page: '20', sort_by: 'created_at' }],
    ['perPage=20&sortBy=createdAt', { perPage: '20', sortBy: 'createdAt' }],
    ['b=2&a=1', { a: '1', b: '2' }],
    ['a=1&b=2', { a: '1', b: '2' }],
    ['a=&b=2', { a: '', b: '2' }],
    ['b=2', { b: '2' }],
    ['key=value&foo=bar', { key: 'value', foo: 'bar' }],
    ['utm_source=google&utm_medium=cpc', {}],
    ['param=value', { param: 'value' }],
    ['utm_source=google', {}],
  ]
  expect(queries).toHaveLength(24)
  const form = defineTemplate<string>(text, { matching: 'form' })
  const strict = defineTemplate<string>(text, { matching: 'rfc3986' })
  for (const [query, values] of queries) {
    const uri = `https://a.example/x?${query}`
    expect([query, form.match(uri)]).toEqual([query, values])
    const plus = query === 'q=search+term' ? { q: 'search+term' } : values
    expect([query, strict.match(uri)]).toEqual([query, plus])
  }
})

test('parameters come in any order, with others between them', () => {
  const text = '/search{?q,page}'
  const [canonical, ...open] = inModes(text, '/search?q=a&page=2')
  expect([canonical, ...open]).toEqual(Array(3).fill({ q: 'a', page: '2' }))
  expect(openly(text, '/search?page=2&q=a')).toEqual({ q: 'a', page: '2' })
  expect(openly(text, '/search?utm_source=x&q=a&ref')).toEqual({ q: 'a' })
  // A name that is a beginning of another, or begins with it.
  expect(openly(text, '/search?pa=1&q=a&pages=2&qq')).toEqual({ q: 'a' })
  expect(openly(text, '/search?&&q=a&&')).toEqual({ q: 'a' })
  expect(openly(text, '/search?=x&q=a&=')).toEqual({ q: 'a' })
  expect(openly(text, '/search?q')).toEqual({ q: '' })
  expect(openly(text, '/search?')).toEqual({})
  expect(openly('/users/{id}', '/users/7?fbclid=1&a=b?c/d')).toEqual({ id: '7' })
  expect(openly('/users/{id}', '/users/7?')).toEqual({ id: '7' })
  expect(openly('/users{#f}', '/users?x#top')).toEqual({ f: 'top' })
})

test('a name is the same however it is written, so that it is never ignored', () => {
  expect(openly('/s{?page}', '/s?%70ag%65=2')).toEqual({ page: '2' })
  expect(openly('/s{?a.b}', '/s?a%2Eb=2')).toEqual({ 'a.b': '2' })
  expect(openly('/s?type=a{&q}', '/s?q=1&t%79pe=%61')).toEqual({ q: '1' })
  expect(openly('/s?type=a{&q}', '/s?q=1&t%79pe=b')).toBeNull()
})

test('a repeated parameter must have one value', () => {
  expect(openly('/s{?q}', '/s?q=a&q=a')).toEqual({ q: 'a' })
  expect(openly('/s{?q}', '/s?q=a&q=b')).toBeNull()
  expect(openly('/s{?n}', '/s?n=1&x&n=1', { n: 'integer' })).toEqual({ n: 1 })
  expect(openly('/s{?n}', '/s?n=1&n=2', { n: 'integer' })).toBeNull()
  expect(openly('/{q}{?q}', '/a?x&q=a')).toEqual({ q: 'a' })
  expect(openly('/{q}{?q}', '/a?x&q=b')).toBeNull()
})

test('lists and records are read from anywhere in a query', () => {
  expect(openly('/s{?l*,p}', '/s?l=1&p=2&l=a,b&l')).toEqual({ l: ['1', 'a,b', ''], p: '2' })
  expect(openly('/s{?l}', '/s?x&l=1,a:b', { l: 'list' })).toEqual({ l: ['1', 'a:b'] })
  expect(openly('/s{?r}', '/s?x&r=a,1,b,2', { r: 'record' })).toEqual({ r: { a: '1', b: '2' } })
  expect(openly('/f{;r*}', '/f;a=b=c;d=e:', { r: 'record' })).toEqual({ r: { a: 'b=c', d: 'e:' } })
  expect(openly('/f{/r*}', '/f/a=b=c/d=e:', { r: 'record' })).toEqual({ r: { a: 'b=c', d: 'e:' } })
  expect(openly('/{l*}{?l*}', '/a,b?l=a&x&l=b')).toEqual({ l: ['a', 'b'] })
  expect(openly('/{l*}{?l*}', '/a,b?l=b&x&l=a')).toBeNull()
})

test('an exploded record collects the parameters that the template does not name', () => {
  const kinds = { rest: 'record' } as const
  for (const matching of OPEN) {
    const template = defineTemplate('/s{?q,rest*}', { matching, kinds })
    const match = template.match('/s?utm=1&q=a&b&c=x=y&__proto__=2&=z')!
    expectTypeOf(match.rest).toEqualTypeOf<Readonly<Record<string, string>> | undefined>()
    expect(match.q).toBe('a')
    expect(Object.entries(match.rest!)).toEqual([
      ['utm', '1'],
      ['b', ''],
      ['c', 'x=y'],
      ['__proto__', '2'],
    ])
    expect(template.expand(match)).toBe('/s?q=a&utm=1&b=&c=x%3Dy&__proto__=2')
    expect(template.match('/s?q=a')).toEqual({ q: 'a' })
    expect(template.match('/s?a=1&a=1')).toBeNull()
    expect(() => template.expand({ rest: { q: 'a' } })).toThrow(
      errorWith({ problem: { code: 'value-not-reversible' } }),
    )
  }
  expect(() => defineTemplate('/s{?q,rest*}', { kinds })).toThrow(
    errorWith({ problem: { code: 'template-ambiguous' } }),
  )
})

test.each([
  ['/users/{id}', '/users/me@example.com', { id: 'me@example.com' }],
  ['/files/{name}', '/files/a,b.txt', { name: 'a,b.txt' }],
  ['/files/{name}', '/files/a+b.txt', { name: 'a+b.txt' }],
  ['/users/{id}', '/users/a:b;c=d&e$', { id: 'a:b;c=d&e$' }],
  ['/{a}{/b*}', '/x:1/y,2/z@3', { a: 'x:1', b: ['y,2', 'z@3'] }],
  ['/{x*}', '/a,b:c', { x: ['a', 'b:c'] }],
  ['/f{.ext}', '/f.a:b', { ext: 'a:b' }],
  ['/f{;v,w}', '/f;v=a:b;w=c=d', { v: 'a:b', w: 'c=d' }],
  ['/{a}{;v}', '/x:y;v=1', { a: 'x:y', v: '1' }],
  ['mailto:{to}', 'mailto:me@example.com', { to: 'me@example.com' }],
  ['urn:x:{id}', 'urn:x:a:b', { id: 'a:b' }],
  ['https://{tenant}.example/{p}', 'https://a,b.example/c:d', { tenant: 'a,b', p: 'c:d' }],
  ['/s{?q}', '/s?q=https://a.example/?x=@', { q: 'https://a.example/?x=@' }],
  ['/s?q={q}', '/s?x&q=a:b?c', { q: 'a:b?c' }],
  ['/s?a={a}&b=1,{b},{c}', '/s?a=x:1&x&b=1,y:2,z', { a: 'x:1', b: 'y:2', c: 'z' }],
  ['/s?a={a}&b=1,{b}', '/s?a=x,1&b=1,y', { a: 'x,1', b: 'y' }],
  ['/f{;l*}', '/f;l=a:b;l=c=d', { l: ['a:b', 'c=d'] }],
  ['/s#{f}', '/s#a:b?c', { f: 'a:b?c' }],
])('%s reads %s as it is', (text, uri, values) => {
  expect(openly(text, uri)).toEqual(values)
})

test.each([
  // What separates parts is no part of a value.
  ['https://{host}/{p}', 'https://a:b@c/p'],
  ['https://{user}@{host}/', 'https://a:b@c/'],
  ['{name}', 'a:b'],
  ['/{a}{;v}', '/x;y;v=1'],
  ['/{id}', '/a?b#c'],
  ['/{id}', '/a/b'],
  ['/{id}', '/a%2Fb'],
  ['/{id}', '/a%5Cb'],
  ['/s?q={q}', '/s?q=a/b'],
  ['/s{?q}', '/s?q=a#b'],
  // What the policy refuses.
  ['/{id}', '/..'],
  ['/{id}', '/%2E%2e'],
  ['/{id}', '/..;x'],
  ['/{id}', '/%252e%252e'],
  ['/{id}', '/a%00'],
  ['/{id}', '/a%0A@'],
  ['/{id}', '/%FF'],
  ['/s{?q}', '/s?q=%FF'],
  ['/s{?q}', '/s?q=%zz'],
  ['/{a}/{b}', '/x/../y?q'],
  // What a template asks for.
  ['/s?q={q}&n={n}', '/s?q=a'],
  ['/s?q={q}', '/s'],
  ['/s?q={q}', '/s?'],
  ['/s?q={q}', '/s?q='],
  ['/s?t=1{&q}', '/s?q=a'],
  ['/{q}?q={q}', '/a?x'],
])('%s does not match %s in any mode', (text, uri) => {
  expect(inModes(text, uri)).toEqual([null, null, null])
})

test('only forms write a space as a plus', () => {
  const plus = (text: string, uri: string, kinds: object = {}): unknown[] =>
    inModes(text, uri, kinds).slice(1)
  expect(plus('/s{?q}', '/s?q=cat+dog%2B')).toEqual([{ q: 'cat+dog+' }, { q: 'cat dog+' }])
  expect(plus('/s?q={q}', '/s?q=cat+dog')).toEqual([{ q: 'cat+dog' }, { q: 'cat dog' }])
  expect(plus('/s?t=a%20b{&q}', '/s?q=1&t=a+b')).toEqual([null, { q: '1' }])
  expect(plus('/s?t=a+b{&q}', '/s?q=1&t=a%20b')).toEqual([null, { q: '1' }])
  expect(plus('/s{?a%2Bb}', '/s?a+b=1')).toEqual([{ 'a%2Bb': '1' }, {}])
  expect(plus('/s{?a%20b}', '/s?a+b=1')).toEqual([{}, { 'a%20b': '1' }])
  expect(plus('/s{?r*}', '/s?a+b=c+d', { r: 'record' })).toEqual([
    { r: { 'a+b': 'c+d' } },
    { r: { 'a b': 'c d' } },
  ])
  const oneOf = ['cat dog', 'a+b']
  expect(plus('/s{?q}', '/s?q=cat+dog', { q: { oneOf } })).toEqual([null, { q: 'cat dog' }])
  expect(plus('/s{?q}', '/s?q=a+b', { q: { oneOf } })).toEqual([{ q: 'a+b' }, null])
  // Nowhere but in the parameters of a query.
  expect(plus('/{x}{#f}', '/a+b#c+d')).toEqual(Array(2).fill({ x: 'a+b', f: 'c+d' }))
  expect(plus('/s?q={+q}', '/s?q=a+b')).toEqual(Array(2).fill({ q: 'a+b' }))
})

test('forms have the characters that browsers leave as they are', () => {
  const raw = (path: string): string =>
    new URL(path, 'https://a.example').href.slice('https://a.example'.length)
  expect(inModes('/{x}{?q}', raw('/a[1]|b?filter[a]=1&q=a|b^`{c}[d]\\'))).toEqual([
    null,
    null,
    { x: 'a[1]|b', q: 'a|b^`{c}[d]\\' },
  ])
})

test('queries whose parameters have no names of their own keep their order', () => {
  expect(openly('/s?{q}', '/s?a:b')).toEqual({ q: 'a:b' })
  expect(inModes('/s?a={x}&a={y}', '/s?a=1&a=2')).toEqual(Array(3).fill({ x: '1', y: '2' }))
  expect(inModes('/s?q={+q}', '/s?q=a&b=c')).toEqual(Array(3).fill({ q: 'a&b=c' }))
  expect(inModes('/s{?q}{?r}', '/s?q=1?r=2')).toEqual(Array(3).fill({ q: '1', r: '2' }))
  expect(inModes('/s?a={x}&a={y}', '/s?a=1&z&a=2')).toEqual([null, null, null])
})

test('parts of a value are told apart by the characters between them', () => {
  expect(openly('geo://{lat},{lng}', 'geo://1:2,3@4')).toBeNull()
  expect(openly('geo:/{lat},{lng}', 'geo:/1:2,3@4')).toEqual({ lat: '1:2', lng: '3@4' })
  expect(openly('/{a}:{b}@{c}', '/x,1:y,2@z,3')).toEqual({ a: 'x,1', b: 'y,2', c: 'z,3' })
  expect(inModes('/{a}:{b}', '/x:y:z')).toEqual([null, null, null])
  expect(openly('/s?at=g:{a},{b}.z', '/s?x&at=g%3A1,2.%7A')).toEqual({ a: '1', b: '2' })
  expect(inModes('/s?at={a},{b}', '/s?at=1%2C2')).toEqual([null, null, null])
})

test('parameters of variables that must appear come in any order, however many there are', () => {
  const names = Array.from({ length: 12 }, (_, index) => `v${index}`)
  const text = `/s?${names.map((name) => `${name}={${name}}`).join('&')}`
  const uri = (list: readonly string[]): string => `/s?${list.map((name) => `${name}=1`).join('&')}`
  const values = Object.fromEntries(names.map((name) => [name, '1']))
  expect(openly(text, uri([...names].reverse()))).toEqual(values)
  expect(inModes(text, uri(names.slice(1)))).toEqual([null, null, null])
})

test('many literal parameters keep the order of the template', () => {
  const names = Array.from({ length: 12 }, (_, index) => `t${index}`)
  const text = `/s?${names.map((name) => `${name}=1`).join('&')}{&q}`
  const uri = (list: readonly string[]): string => `/s?${list.map((name) => `${name}=1`).join('&')}`
  expect(inModes(text, uri(names))).toEqual([{}, {}, {}])
  expect(openly(text, `${uri(names)}&t0=1&x&q=a`)).toEqual({ q: 'a' })
  expect(inModes(text, uri([...names].reverse()))).toEqual([null, null, null])
  expect(inModes(text, uri(names.slice(1)))).toEqual([null, null, null])
})

test('routes are decided on what their mode accepts, with a URI that both match', () => {
  const conflicts: readonly (readonly [templates: Record<string, string>, witness: string])[] = [
    [{ user: '/users/{id}', run: '/users/{id}:run' }, '/users/x:run'],
    [{ all: '/items', some: '/items?type=a' }, '/items?type=a'],
    [{ one: '/items?a=1{&b}', two: '/items?b=1{&a}' }, '/items?a=1&b=1'],
    [{ note: 'memory://{key}', find: 'memory://find?q={q}' }, 'memory://find?q=x'],
  ]
  for (const [templates, witness] of conflicts) {
    expect(defineRoutes(templates).names).toHaveLength(2)
    for (const matching of OPEN) {
      const define = () => defineRoutes(templates, { matching })
      expect(define).toThrow(errorWith({ problem: { matching, witness } }))
      for (const text of Object.values(templates)) {
        expect(defineTemplate<string>(text, { matching }).match(witness)).not.toBeNull()
      }
    }
  }
})

test('literal parameters and rules of parameters keep routes apart', () => {
  for (const matching of OPEN) {
    const routes = defineRoutes(
      {
        issues: '/s?type=issue{&q}',
        pulls: '/s?type=pull{&q}',
        cats: '/t?kind={cat}&n={n}',
        dogs: '/t?kind={dog}&n={n}',
      },
      { matching, kinds: { cat: { oneOf: ['cat'] }, dog: { oneOf: ['dog'] } } },
    )
    expect(routes.match('/s?q=1&x&type=pull')).toEqual({ route: 'pulls', values: { q: '1' } })
    expect(routes.match('/s?q=1')).toBeNull()
    expect(routes.match('/t?n=1&kind=dog')).toEqual({
      route: 'dogs',
      values: { n: '1', dog: 'dog' },
    })
    expect(routes.match('/t?n=1')).toBeNull()
  }
})

test('templates keep a mode of their own, and take that of the routes otherwise', () => {
  const routes = defineRoutes(
    {
      own: defineTemplate('/own/{x}', { matching: 'canonical' }),
      none: defineTemplate('/none/{x}'),
      text: '/text/{x}',
    },
    { matching: 'rfc3986' },
  )
  expect(routes.match('/own/a@b')).toBeNull()
  expect(routes.match('/none/a@b')).toEqual({ route: 'none', values: { x: 'a@b' } })
  expect(routes.match('/text/a@b')).toEqual({ route: 'text', values: { x: 'a@b' } })
})

test('a mode is one of three', () => {
  expectTypeOf<Matching>().toEqualTypeOf<'canonical' | 'rfc3986' | 'form'>()
  const matching = 'lenient' as never
  const refused = errorWith({ option: 'matching' })
  expect(() => defineTemplate('/{x}', { matching })).toThrow(refused)
  expect(() => defineRoutes({ a: '/{x}' }, { matching })).toThrow(refused)
})

test('the error names the mode in which a template is ambiguous', () => {
  const text = '/s{?a*,b*}'
  const kinds = { a: 'record', b: 'record' } as const
  for (const matching of OPEN) {
    try {
      defineTemplate(text, { matching, kinds })
      expect.unreachable()
    } catch (error) {
      expect(error).toBeInstanceOf(TemplateError)
      const { problem } = error as TemplateError
      expect(problem).toMatchObject({
        code: 'template-ambiguous',
        matching,
        data: { mode: matching, witness: problem.witness },
      })
    }
  }
})
