import { defineRoutes, type Matching } from '@waymark/uri-template'
import { registerRoutes } from '@waymark/uri-template/mcp'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

/** The part of the SDK that the adapter uses; the real one runs in the tests of the example server. */
class ResourceTemplate {
  readonly uriTemplate: { match(uri: string): object | null; toString(): string }
  readonly callbacks: { list?: (context: string) => Promise<unknown> }

  constructor(uriTemplate: never, callbacks: never) {
    this.uriTemplate = uriTemplate
    this.callbacks = callbacks
  }
}

type Read = (uri: URL, variables: object, context: string) => unknown

class Server {
  readonly registered: { name: string; template: unknown; config: object; read: Read }[] = []

  registerResource(
    name: string,
    template: ResourceTemplate,
    config: { mimeType?: string },
    read: Read,
  ): void {
    this.registered.push({ name, template, config, read })
  }
}

const routes = defineRoutes({ note: 'memory://notes/{key}', about: 'memory://about' })

test('routes become templates, and a route without variables a resource', async () => {
  const server = new Server()
  const content = { contents: [{ uri: 'memory://about', text: 'a' }] }
  registerRoutes(
    routes,
    { server, ResourceTemplate },
    {
      note: {
        mimeType: 'text/plain',
        list: () => [{ values: { key: 'a b' }, name: 'A' }],
        read: ({ key }, { uri, context }) => (key === 'none' ? null : `${key} ${uri} ${context}`),
      },
      about: { read: () => content },
    },
  )
  const [note, about] = server.registered
  const template = note!.template as ResourceTemplate
  expect(String(template.uriTemplate)).toBe('memory://notes/{key}')
  expect(note!.config).toEqual({ mimeType: 'text/plain' })
  expect(template.uriTemplate.match('memory://about')).toBeNull()
  expect(await template.callbacks.list!('context')).toEqual({
    resources: [{ uri: 'memory://notes/a%20b', name: 'A' }],
  })
  const uri = new URL('memory://notes/a%20b')
  const values = template.uriTemplate.match(uri.href)!
  expect(await note!.read(uri, values, 'context')).toEqual({
    contents: [{ uri: uri.href, mimeType: 'text/plain', text: `a b ${uri.href} context` }],
  })
  await expect(note!.read(uri, { key: 'none' }, 'context')).rejects.toMatchObject({
    code: -32602,
    data: { uri: uri.href },
  })
  expect(about!.template).toBe('memory://about')
  expect(await about!.read(new URL('memory://about'), {}, 'context')).toBe(content)
})

test('each route has a handler, and each handler a route', () => {
  const sdk = { server: new Server(), ResourceTemplate }
  const read = () => null
  const register = (resources: object) => () => registerRoutes(routes, sdk, resources as never)
  expect(register({ note: { read } })).toThrow(
    errorWith({ option: 'about', code: 'option-refused' }),
  )
  expect(register({ note: { read }, about: { read }, abuot: { read } })).toThrow(
    errorWith({ option: 'abuot', code: 'option-refused', data: { near: 'about' } }),
  )
  expect(sdk.server.registered).toEqual([])
})

test('what the SDK would never ask, or send in a form that no client reads, is refused', async () => {
  const server = new Server()
  const sdk = { server, ResourceTemplate }
  const read = () => null
  const register = (resources: object) => () => registerRoutes(routes, sdk, resources as never)
  expect(register({ note: { read }, about: { read, list: () => [] } })).toThrow(
    errorWith({ option: 'about', code: 'option-refused' }),
  )
  expect(register({ note: { read, complete: { kye: () => [] } }, about: { read } })).toThrow(
    errorWith({ option: 'note', code: 'option-refused', data: { unknown: 'kye', near: 'key' } }),
  )
  expect(register({ note: { read, complete: { other: () => [] } }, about: { read } })).toThrow(
    errorWith({ option: 'note', code: 'option-refused', data: { unknown: 'other' } }),
  )
  expect(server.registered).toEqual([])
  const wrong = { note: { read: () => undefined }, about: { read: () => new Uint8Array(2) } }
  register(wrong)()
  const [note, about] = server.registered
  await expect(note!.read(new URL('memory://notes/a'), { key: 'a' }, '')).rejects.toThrow(
    errorWith({ name: 'ArgumentError', argument: 'read' }),
  )
  await expect((async () => about!.read(new URL('memory://about'), {}, ''))()).rejects.toThrow(
    errorWith({ name: 'ArgumentError', argument: 'read' }),
  )
})

test.each([
  ['https://API.example/{id}', 'https://api.example/{id}'],
  ['Memory://notes/{key}', 'memory://notes/{key}'],
  ['https://api.example{?q}', 'https://api.example/{?q}'],
  ['https://api.example:443/{id}', 'https://api.example/{id}'],
  ['https://{Tenant}.Example/a', 'https://{Tenant}.example/a'],
  ['file://{name}', 'file://{name}/'],
  ['file://localhost/{name}', 'file:///{name}'],
])('a route that no parsed URL matches is refused: %s', (text, right) => {
  const sdk = { server: new Server(), ResourceTemplate }
  const register = (template: string) => () =>
    registerRoutes(defineRoutes({ one: template }), sdk, { one: { read: () => null } } as never)
  expect(register(text)).toThrow(errorWith({ option: 'one', code: 'option-refused' }))
  register(right)()
  // The engine agrees with the form that is asked for.
  const uri = right.replace(/\{\?.*\}/, '').replace(/\{\w+\}/, 'x')
  expect(new URL(uri).href).toBe(uri)
})

test('hosts of other schemes, and paths that may be left out, stay as they are', () => {
  const texts = [
    'memory://Notes/{key}',
    'https://api.example{/id}',
    'file:///{+path}',
    'urn:A:{id}',
    // The path may begin in the value: what comes after it is no host.
    'https://{+user}@A.example/b',
    'https://{+host}.Example/b',
  ]
  for (const text of texts) {
    const sdk = { server: new Server(), ResourceTemplate }
    registerRoutes(defineRoutes({ one: text }), sdk, { one: { read: () => null } } as never)
    expect(sdk.server.registered).toHaveLength(1)
  }
})

test('URIs are matched as RFC 3986 allows them, unless the routes were given a mode', () => {
  const templates = { list: 'acme://products{?page,limit}', user: 'users://by-name/{id}' }
  const matchOf = (options: { matching?: Matching }) => {
    const made = defineRoutes(templates, options)
    const server = new Server()
    const read = () => null
    registerRoutes(made, { server, ResourceTemplate }, { list: { read }, user: { read } })
    return (uri: string) =>
      server.registered.map(({ template }) => (template as ResourceTemplate).uriTemplate.match(uri))
  }
  const match = matchOf({})
  expect(match('acme://products?limit=5&utm_source=x&page=a+b')).toEqual([
    { page: 'a+b', limit: '5' },
    null,
  ])
  expect(match('acme://products')).toEqual([{}, null])
  expect(match('users://by-name/me@example.com')).toEqual([null, { id: 'me@example.com' }])
  const canonical = matchOf({ matching: 'canonical' })
  expect(canonical('acme://products?limit=5&page=1')).toEqual([null, null])
  const form = matchOf({ matching: 'form' })
  expect(form('acme://products?page=a+b')).toEqual([{ page: 'a b' }, null])
})

test('routes that RFC 3986 makes ambiguous are refused, with a URI', () => {
  const ambiguous = defineRoutes({ note: 'memory://{key}', find: 'memory://find?q={q}' })
  const read = () => null
  const sdk = { server: new Server(), ResourceTemplate }
  const problem = { matching: 'rfc3986', witness: 'memory://find?q=x', routes: ['note', 'find'] }
  expect(() => registerRoutes(ambiguous, sdk, { note: { read }, find: { read } })).toThrow(
    errorWith({ problem }),
  )
  expect(sdk.server.registered).toEqual([])
})
