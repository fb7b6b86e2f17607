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
    errorWith({ name: 'ArgumentError', argument: 'routes' }),
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
