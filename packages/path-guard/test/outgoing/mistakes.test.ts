import { get } from 'node:http'
import { type OutgoingRules, outgoingAgents, outgoingLookup } from '@waymark/path-guard/node'
import { outgoingFetch } from '@waymark/path-guard/node/undici'
import { Request as UndiciRequest } from 'undici'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { errorWith } from '../../../../test/error-with.ts'
import { startServer, type TestServer } from './servers.ts'

let web: TestServer
beforeAll(async () => {
  web = await startServer()
})
afterAll(async () => await web.close())

const rules = (): OutgoingRules => ({ hostKinds: ['loopback'], ports: [web.port] })
/** A resolver that knows one address of each name. */
const answering = (address: string): OutgoingRules['resolver'] & object => ({
  resolve4: async () => (address.includes(':') ? [] : [address]),
  resolve6: async () => (address.includes(':') ? [address] : []),
})

/** The events of a request until it is closed, in their order. */
async function eventsOf(options: object, agents = outgoingAgents(rules())): Promise<string[]> {
  const events: string[] = []
  const request = get({ agent: agents.http, ...options })
  request.on('error', (error: Error & { problem?: { code: string } }) => {
    events.push(error.problem?.code ?? (error as NodeJS.ErrnoException).code ?? error.message)
  })
  request.on('response', (response) => response.resume())
  await new Promise<void>((resolve) => request.on('close', resolve))
  return [...events, 'close']
}

describe('a request through an agent', () => {
  test('that is refused fails once and is closed', async () => {
    const host = '127.0.0.1'
    const refused = [
      [{ host, port: web.port, auth: 'user:pass' }, 'credentials-not-allowed'],
      [{ host, port: 1 }, 'port-not-allowed'],
      [{ host: '10.0.0.1', port: web.port }, 'host-kind-not-allowed'],
      [{ socketPath: '/var/run/docker.sock' }, 'socket-not-allowed'],
    ] as const
    for (const [options, code] of refused) expect(await eventsOf(options)).toEqual([code, 'close'])
    expect(await eventsOf({ host, port: web.port })).toEqual(['close'])
  })

  test('to a metadata service with a zone is refused', async () => {
    const agents = outgoingAgents({ hostKinds: ['link-local'], ports: [web.port] })
    for (const host of ['fe80::a9fe:a9fe%eth0', '::1%lo', '169.254.169.254']) {
      const events = await eventsOf({ host, port: web.port }, agents)
      expect(events, host).toEqual(['host-kind-not-allowed', 'close'])
    }
  })

  test('to a link-local address with a zone is not refused where such addresses are allowed', async () => {
    const agents = outgoingAgents({ hostKinds: ['link-local'], ports: [web.port] })
    const options = { host: 'fe80::1%lo', port: web.port, agent: agents.http }
    const request = get(options).on('error', () => {})
    // A request that is refused gets no socket. Whether anything answers there does not matter.
    const first = await Promise.race([
      new Promise((resolve) => request.on('socket', () => resolve('socket'))),
      new Promise((resolve) => request.on('close', () => resolve('close'))),
    ])
    request.destroy()
    expect(first).toBe('socket')
  })
})

describe('outgoingFetch', () => {
  test('takes a Request of undici', async () => {
    const response = await outgoingFetch(rules())(
      new UndiciRequest(`http://127.0.0.1:${web.port}/`),
    )
    expect(await response.text()).toBe('ok')
  })

  test('says that a Request of Node is another one', async () => {
    const request = new Request(`http://127.0.0.1:${web.port}/`) as unknown as string
    const data = { got: '[object Request]' }
    await expect(outgoingFetch(rules())(request)).rejects.toThrow(
      errorWith({ name: 'ArgumentError', argument: 'resource', data }),
    )
  })

  test.each([
    [undefined],
    [null],
    [5],
    [{}],
    [['http://a.example/']],
    [{ href: 'http://a.example' }],
  ])('says that %j is not a URL', async (value) => {
    const fetching = outgoingFetch()(value as unknown as string)
    await expect(fetching).rejects.toThrow(TypeError)
    await expect(fetching).rejects.toThrow(
      errorWith({ name: 'ArgumentError', argument: 'resource' }),
    )
  })

  test('requests the URL that was checked, whatever an object says later', async () => {
    const url = new URL(`http://127.0.0.1:${web.port}/checked`)
    Object.defineProperty(url, 'toString', { value: () => 'data:,unchecked' })
    expect(await (await outgoingFetch(rules())(url)).text()).toBe('ok')
    expect(web.requests.at(-1)).toMatch(/\/checked$/)
  })
})

describe('outgoingLookup', () => {
  test('needs a callback', () => {
    const lookup = outgoingLookup() as unknown as (...given: unknown[]) => void
    expect(() => lookup('a.example', () => {})).toThrow(TypeError)
    const data = { got: 'undefined' }
    expect(() => lookup('a.example', {})).toThrow(
      errorWith({ name: 'ArgumentError', argument: 'callback', data }),
    )
  })

  test('lets an error of the callback become an uncaught exception, as dns.lookup does', async () => {
    const error = new Error('of the callback')
    const others = process.listeners('uncaughtException')
    process.removeAllListeners('uncaughtException')
    try {
      const uncaught = new Promise((resolve) => process.once('uncaughtException', resolve))
      outgoingLookup({ resolver: answering('93.184.216.34') })('a.example', {}, () => {
        throw error
      })
      expect(await uncaught).toBe(error)
    } finally {
      for (const listener of others) process.on('uncaughtException', listener)
    }
  })

  test('looks at an address without its zone', async () => {
    const ask = (address: string) =>
      new Promise((resolve) =>
        outgoingLookup({ hostKinds: ['name', 'link-local'], resolver: answering(address) })(
          'a.example',
          {},
          (error, found) => resolve(error?.message ?? found),
        ),
      )
    expect(await ask('fe80::1%eth0')).toBe('fe80::1%eth0')
    expect(await ask('fe80::a9fe:a9fe%eth0')).toContain('address-not-allowed')
    expect(await ask('::1%lo')).toContain('address-not-allowed')
  })

  test('reads an address below a prefix of the network as its IPv4 address', async () => {
    const ask = (address: string) =>
      new Promise((resolve) =>
        outgoingLookup({ nat64Prefixes: ['2600:64::/96'], resolver: answering(address) })(
          'a.example',
          {},
          (error, found) => resolve(error?.message ?? found),
        ),
      )
    expect(await ask('2600:64::808:808')).toBe('2600:64::808:808')
    expect(await ask('2600:64::a00:1')).toContain('address-not-allowed')
  })
})
