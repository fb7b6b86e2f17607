import { defineRoutes } from '@waymark/uri-template'
import { registerRoutes } from '@waymark/uri-template/mcp'
import { expect, test } from 'vitest'

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
  registerRoutes(
    routes,
    { server, ResourceTemplate },
    {
      note: {
        mimeType: 'text/plain',
        list: () => [{ values: { key: 'a b' }, name: 'A' }],
        read: ({ key }, { uri, context }) => (key === 'none' ? null : `${key} ${uri} ${context}`),
      },
      about: { read: () => ({ contents: [] }) },
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
})

test('each route has a handler, and each handler a route', () => {
  const sdk = { server: new Server(), ResourceTemplate }
  const read = () => null
  const register = (resources: object) => () => registerRoutes(routes, sdk, resources as never)
  expect(register({ note: { read } })).toThrow(
    'the route `about` needs a resource with a function `read`',
  )
  expect(register({ note: { read }, about: { read }, abuot: { read } })).toThrow(
    'there is no route `abuot`; did you mean `about`?',
  )
  expect(sdk.server.registered).toEqual([])
})
