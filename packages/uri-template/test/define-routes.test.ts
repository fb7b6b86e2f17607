import { defineRoutes, defineTemplate, type TemplateError } from '@waymark/uri-template'
import { expect, expectTypeOf, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

function problemOf(templates: Record<string, string>, options: object = {}) {
  try {
    defineRoutes(templates, options)
    return null
  } catch (error) {
    return (error as TemplateError).problem
  }
}

const routes = defineRoutes(
  {
    user: 'https://api.example/users/{id}',
    users: 'https://api.example/users{?page,state}',
    file: 'https://api.example/files/{+path}',
    home: 'https://api.example/',
  },
  {
    kinds: {
      id: { kind: 'integer', min: 1 },
      page: 'integer',
      state: { oneOf: ['open', 'closed'] },
    },
    schemes: ['https'],
  },
)

test('a URI gives the name of its route, and values of the right types', () => {
  expect(routes.match('https://api.example/users/7')).toEqual({ route: 'user', values: { id: 7 } })
  expect(routes.match('https://api.example/users?page=2&state=open')).toEqual({
    route: 'users',
    values: { page: 2, state: 'open' },
  })
  expect(routes.match('https://api.example/files/a/b.md')).toEqual({
    route: 'file',
    values: { path: 'a/b.md' },
  })
  expect(routes.match('https://api.example/')).toEqual({ route: 'home', values: {} })
  for (const rest of ['users/0', 'users/07', 'users/x', 'users?state=shut', 'files/', 'x', '/']) {
    expect(routes.match(`https://api.example/${rest}`), rest).toBeNull()
  }
})

test('the compiler knows routes, values and their types', () => {
  const match = routes.match('https://api.example/users/7')
  if (match?.route === 'user') expectTypeOf(match.values).toEqualTypeOf<{ readonly id: number }>()
  if (match?.route === 'users') {
    expectTypeOf(match.values).toEqualTypeOf<{
      readonly page?: number
      readonly state?: 'open' | 'closed'
    }>()
  }
  expectTypeOf<NonNullable<typeof match>['route']>().toEqualTypeOf<
    'user' | 'users' | 'file' | 'home'
  >()
  // @ts-expect-error There is no such route.
  expect(() => routes.expand('usr', {})).toThrow(
    errorWith({ option: 'usr', code: 'option-refused', data: { near: 'user' } }),
  )
  // @ts-expect-error The value is a number.
  expect(() => routes.expand('user', { id: '7' })).toThrow('value-of-wrong-kind')
})

test('a route is built by its name', () => {
  expect(routes.expand('user', { id: 7 })).toBe('https://api.example/users/7')
  expect(routes.expand('users', { state: 'closed' })).toBe('https://api.example/users?state=closed')
  expect(() => routes.expand('user', { id: 0 })).toThrow('value-out-of-range')
  expect(() => routes.expand('file', { path: '../x' })).toThrow('value-dot-segment')
  expect(routes.templates.user).toBe('https://api.example/users/{id}')
  expect(routes.variables('users')).toEqual(['page', 'state'])
})

test('a route whose data may not come back is built only if it does', () => {
  const lists = defineRoutes(
    { search: '/search{?tags}', place: '/places{/region,city}' },
    { kinds: { tags: 'list' } },
  )
  expect(lists.expand('search', { tags: ['a', 'b,c'] })).toBe('/search?tags=a,b%2Cc')
  expect(lists.expand('search', { tags: [] })).toBe('/search')
  expect(lists.expand('place', { region: 'x', city: 'y' })).toBe('/places/x/y')
  expect(() => lists.expand('place', { city: 'y' })).toThrow('value-not-reversible')
})

test('a variable of no route, and one that is like none of the template, are named', () => {
  expect(() => routes.expand('user', { colour: 'red' } as never)).toThrow(
    errorWith({ option: 'colour', code: 'option-refused', data: { variables: ['id'] } }),
  )
})

test('templates that were made before keep their rules and their policy', () => {
  const note = defineTemplate('memory://notes/{key}', { policy: 'contained' })
  const both = defineRoutes({ note, log: 'memory://logs/{key}' }, { kinds: { key: 'integer' } })
  const match = both.match('memory://notes/a%09b')
  expect(match).toEqual({ route: 'note', values: { key: 'a\tb' } })
  if (match?.route === 'note') expectTypeOf(match.values.key).toEqualTypeOf<string>()
  expect(both.match('memory://logs/4')).toEqual({ route: 'log', values: { key: 4 } })
})

test.each([
  ['/users/{id}', '/users/me', 'template-route-shadowed'],
  ['/users/me', '/users/{id}', 'template-route-shadowed'],
  ['/users/{id}', '/users/{name}', 'template-route-shadowed'],
  ['/users', '/users', 'template-route-shadowed'],
  ['/users{?q}', '/users{?page}', 'template-routes-ambiguous'],
  ['/users{?q}', '/users', 'template-route-shadowed'],
  ['/{a}/x', '/x/{b}', 'template-routes-ambiguous'],
  ['/{+path}', '/a/{b}', 'template-route-shadowed'],
] as const)('%s and %s are refused, with both names and a URI: %s', (a, b, code) => {
  const problem = problemOf({ first: a, second: b })
  expect(problem).toMatchObject({ code, routes: ['first', 'second'] })
  expect(problem!.message).toContain('`first`')
  expect(problem!.message).toContain('`second`')
  for (const text of [a, b]) {
    expect(defineTemplate<string>(text).match(problem!.witness!), problem!.witness).not.toBeNull()
  }
})

test.each([
  [{ kind: 'integer' }, { pattern: '[a-z]+' }],
  [{ oneOf: ['me', 'all'] }, { oneOf: ['none'] }],
  [{ oneOf: ['me', 'é'] }, { kind: 'integer' }],
  [
    { kind: 'integer', max: 99 },
    { kind: 'integer', min: 100, max: 999 },
  ],
  [
    { pattern: '[a-z]+', maxLength: 2 },
    { pattern: '[a-z]+', minLength: 3 },
  ],
  [{ pattern: '\\d{8}' }, { pattern: '\\d{1,7}|\\d{9,}' }],
  [{ maxLength: 36 }, { minLength: 37, maxLength: 40 }],
  [{ pattern: 'é.' }, { pattern: 'è.' }],
] as const)('rules keep two routes apart: %j and %j', (id, name) => {
  const pair = { one: '/u/{id}', two: '/u/{name}' }
  expect(problemOf(pair, { kinds: { id, name } })).toBeNull()
  expect(problemOf(pair, { kinds: { id } })).not.toBeNull()
})

test.each([
  [{ kind: 'integer', max: 100 }, { kind: 'integer', min: 100, max: 999 }, '/u/100'],
  [{ pattern: '[a-z]+' }, { oneOf: ['ME', 'me'] }, '/u/me'],
  [{ pattern: '\\d+' }, { kind: 'integer', min: 5 }, null],
])('rules that leave a value to both do not: %j and %j', (id, name, witness) => {
  const problem = problemOf({ one: '/u/{id}', two: '/u/{name}' }, { kinds: { id, name } })
  expect(problem?.witness).toBeDefined()
  if (witness !== null) expect(problem!.witness!.toLowerCase()).toBe(witness)
})

test('a template must begin with an allowed scheme', () => {
  for (const text of ['javascript:{x}', '{+x}', '/x', '{x}:y', 'https.evil:{x}']) {
    expect(problemOf({ it: text }, { schemes: ['https'] }), text).toMatchObject({
      code: 'template-scheme-not-allowed',

      data: { route: 'it', schemes: ['https'] },
    })
  }
  expect(problemOf({ it: 'HTTPS://e.example/{x}' }, { schemes: ['https'] })).toBeNull()
})

test('what is not a template, and kinds that nothing has, are refused', () => {
  expect(() => defineRoutes({ a: 7 } as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'a' }),
  )
  expect(() => defineRoutes(null as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'templates' }),
  )
  expect(() => defineRoutes({ a: '/{id}' }, { kinds: { ad: 'list' } as never })).toThrow(
    errorWith({ option: 'ad', code: 'option-refused', data: { near: 'id' } }),
  )
  expect(defineRoutes({}).match('')).toBeNull()
})

test('many routes are matched with one automaton', () => {
  const many = Object.fromEntries(
    Array.from({ length: 150 }, (_, index) => [
      `r${index}`,
      `https://api.example/v1/things-${index}/{id}{?page,size}`,
    ]),
  )
  const all = defineRoutes(many, { kinds: { page: 'integer' } as never })
  expect(all.match('https://api.example/v1/things-149/x?page=3')).toEqual({
    route: 'r149',
    values: { id: 'x', page: 3 },
  })
  expect(all.match('https://api.example/v1/things-150/x')).toBeNull()
})

test('a cut value is checked by the rule of its own template, whatever the other routes say', () => {
  const letters = defineTemplate('/a/{x:3}', { kinds: { x: { pattern: '[a-z]+' } } })
  const digits = defineTemplate('/b/{x:3}', { kinds: { x: { pattern: '[0-9]+' } } })
  const routes = defineRoutes({ letters, digits })
  expect(routes.match('/a/xyz')).toEqual({ route: 'letters', values: { x: 'xyz' } })
  expect(routes.match('/b/123')).toEqual({ route: 'digits', values: { x: '123' } })
  expect(routes.match('/b/xyz')).toBeNull()
})

test('a prefix and its rule keep routes apart, because a value that would be cut off is refused', () => {
  const kinds = { x: { pattern: '[a-z]+' } } as const
  expect(problemOf({ short: '/{x:2}', digits: '/123' }, { kinds })).toBeNull()
  expect(problemOf({ short: '/{x:2}', long: '/abc' })).toBeNull()
  expect(problemOf({ short: '/{x:2}', same: '/ab' }, { kinds })?.witness).toBe('/ab')
})

test('match refuses what is not a string', () => {
  const { match } = defineRoutes({ a: '/a/{b}' })
  expect(() => match(undefined as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'uri' }),
  )
})

test('no schemes at all are refused, because no template would be allowed', () => {
  expect(() => defineRoutes({ a: 'https://e.example/{b}' }, { schemes: [] })).toThrow(
    expect.objectContaining({ option: 'schemes', code: 'option-wrong' }),
  )
})
