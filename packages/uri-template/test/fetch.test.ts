import { defineRoutes } from '@waymark/uri-template'
import { handleRoutes, type Unanswered } from '@waymark/uri-template/fetch'
import { expect, expectTypeOf, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

const otherwise = (reason: Unanswered) =>
  new Response(null, {
    status: reason.status,
    headers: reason.status === 405 ? { allow: reason.allow } : {},
  })

const byPath = handleRoutes(
  defineRoutes(
    { user: '/users/{id}', users: '/users{?page}' },
    { kinds: { id: 'integer', page: 'integer' } },
  ),
  {
    user: ({ id }) => {
      expectTypeOf(id).toEqualTypeOf<number>()
      return Response.json({ id })
    },
    users: {
      GET: async ({ page }) => Response.json({ page: page ?? 1 }),
      POST: async (_, request: Request) => new Response(await request.text(), { status: 201 }),
    },
  },
  otherwise,
)

const ask = async (path: string, init?: RequestInit) =>
  await byPath(new Request(`https://api.example${path}`, init))

test('a request goes to the handler of its route, with typed values', async () => {
  expect(await (await ask('/users/7')).json()).toEqual({ id: 7 })
  expect(await (await ask('/users?page=3#top')).json()).toEqual({ page: 3 })
  const made = await ask('/users', { method: 'POST', body: 'a' })
  expect([made.status, await made.text()]).toEqual([201, 'a'])
  expect((await ask('/users', { method: 'HEAD' })).status).toBe(200)
})

test('what matches no route is not found, and another method is not allowed', async () => {
  for (const path of ['/', '/users/x', '/users/%2e%2e%2f7', '/users?page=01', '//users/7']) {
    expect((await ask(path)).status, path).toBe(404)
  }
  const refused = await ask('/users', { method: 'DELETE' })
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD'])
})

test('templates of whole URLs are matched against the whole URL', async () => {
  const handle = handleRoutes(
    defineRoutes({ home: 'https://api.example/', file: 'https://files.example/{+path}' }),
    { home: () => new Response('home'), file: ({ path }) => new Response(path) },
    otherwise,
  )
  const text = async (url: string) => await (await handle(new Request(url))).text()
  expect(await text('https://api.example')).toBe('home')
  expect(await text('https://files.example/a/b')).toBe('a/b')
  expect((await handle(new Request('https://evil.example/a'))).status).toBe(404)
})

test('each route has a handler, and each handler a route', () => {
  const routes = defineRoutes({ a: '/a', b: '/b/{x}' })
  const handle = (handlers: object) => () =>
    handleRoutes(routes, handlers as never, otherwise as never)
  const ok = () => new Response()
  expect(handle({ a: ok })).toThrow(errorWith({ option: 'b', code: 'option-refused' }))
  expect(handle({ a: ok, b: {} })).toThrow(errorWith({ option: 'b', code: 'option-refused' }))
  expect(handle({ a: ok, b: ok, c: ok })).toThrow(
    errorWith({ option: 'c', code: 'option-refused' }),
  )
  const mixed = defineRoutes({ a: '/a', b: 'https://e.example/' })
  expect(() => handleRoutes(mixed, { a: ok, b: ok }, otherwise)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'routes', data: { paths: ['a'], others: ['b'] } }),
  )
})

test('handlers that are not functions, and hosts that no request has, are refused', () => {
  const routes = defineRoutes({ user: 'https://API.example/users/{id}' })
  const otherwise = () => new Response(null)
  const user = () => new Response(null)
  expect(() => handleRoutes(routes, null as never, otherwise)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'handlers' }),
  )
  expect(() => handleRoutes(routes, { user }, undefined as never)).toThrow(
    errorWith({ name: 'ArgumentError', argument: 'otherwise' }),
  )
  expect(() => handleRoutes(routes, { user }, otherwise)).toThrow(
    errorWith({ option: 'user', code: 'option-refused' }),
  )
})

const search = handleRoutes(
  defineRoutes({ search: '/search{?q,page,fields}', user: '/users/{id}', file: '/files/{name}' }),
  {
    search: (values) => Response.json(values),
    user: (values) => Response.json(values),
    file: (values) => Response.json(values),
  },
  otherwise,
)

test.each([
  [`/search?${new URLSearchParams({ q: 'cat dog' })}`, { q: 'cat dog' }],
  ['/search?q=search+term', { q: 'search term' }],
  ['/search?fields=id,name,email', { fields: 'id,name,email' }],
  ['/search?page=2&q=a', { q: 'a', page: '2' }],
  ['/search?q=a&utm_source=x&filter[a]=b|c', { q: 'a' }],
  ['/search?q=me@example.com', { q: 'me@example.com' }],
  ['/search?q=a:b', { q: 'a:b' }],
  ['/search?q=https://a/', { q: 'https://a/' }],
  ['/search?q=eyJpZCI6MTIzfQ==', { q: 'eyJpZCI6MTIzfQ==' }],
  ['/search?', {}],
  ['/search', {}],
  ['/users/me@example.com', { id: 'me@example.com' }],
  ['/users/a:b', { id: 'a:b' }],
  ['/users/7?fbclid=1', { id: '7' }],
  ['/files/a,b.txt', { name: 'a,b.txt' }],
  ['/files/a+b.txt', { name: 'a+b.txt' }],
  ['/files/a[1].txt', { name: 'a[1].txt' }],
])('what clients send is found: %s', async (path, values) => {
  const response = await search(new Request(`https://api.example${path}`))
  expect([response.status, await response.json()]).toEqual([200, values])
})

test('routes that were given a mode keep it, and others are refused if forms can mean two of them', async () => {
  const templates = { user: '/users/{id}', run: '/users/{id}:run' }
  const handlers = { user: () => new Response('user'), run: () => new Response('run') }
  const canonical = defineRoutes(templates, { matching: 'canonical' })
  const handle = handleRoutes(canonical, handlers, otherwise)
  const ask = async (path: string) => await handle(new Request(`https://api.example${path}`))
  expect(await (await ask('/users/7:run')).text()).toBe('run')
  expect((await ask('/users/7?a=b')).status).toBe(404)
  expect(() => handleRoutes(defineRoutes(templates), handlers, otherwise)).toThrow(
    errorWith({ problem: { code: 'template-route-shadowed', matching: 'form' } }),
  )
})
