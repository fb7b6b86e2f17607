import { Resolver } from 'node:dns/promises'
import { type ClientRequest, get as httpGet, type RequestOptions } from 'node:http'
import { get as httpsGet } from 'node:https'
import { Socket } from 'node:net'
import { RefusalError } from '@waymark/path-guard'
import { type OutgoingRules, outgoingAgents, outgoingLookup } from '@waymark/path-guard/node'
import { outgoingDispatcher, outgoingFetch } from '@waymark/path-guard/node/undici'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CERTIFICATE } from './certificate.ts'
import { type DnsServer, startDnsServer } from './dns-server.ts'
import { startServer, type TestServer } from './servers.ts'

const PUBLIC = ['93.184.216.34']
const LOOPBACK = ['127.0.0.1']

let dns: DnsServer
let web: TestServer
let secure: TestServer
let resolver: Resolver

beforeAll(async () => {
  dns = await startDnsServer({
    'local.example': [LOOPBACK],
    'public.example': [PUBLIC],
    'rebind.example': [PUBLIC, LOOPBACK],
    'back.example': [LOOPBACK, PUBLIC],
    'mixed.example': [['93.184.216.34', '10.0.0.1']],
    'families.example': [['93.184.216.34', 'fd00::1']],
    'mapped.example': [['0:0:0:0:0:ffff:7f00:1']],
    'translated.example': [['64:ff9b::a00:1']],
    'wire.example': [['168.63.129.16']],
    'alias.example': [{ alias: 'alias2.example' }],
    'alias2.example': [{ alias: 'local.example' }],
    'both.example': [['127.0.0.1', '::1']],
    'secure.example': [LOOPBACK],
    'other.example': [LOOPBACK],
    'empty.example': [[]],
  })
  resolver = new Resolver()
  resolver.setServers([dns.address])
  web = await startServer((request, response) => {
    const to = new URL(request.url!, 'http://a.example').searchParams.get('to')
    if (to === null) response.end('ok')
    else response.writeHead(302, { location: to }).end()
  })
  secure = await startServer(undefined, { tls: true })
})
afterAll(async () => {
  await Promise.all([dns.close(), web.close(), secure.close()])
})

/** Rules under which the servers of this file may be reached. */
const lenient = (): OutgoingRules => ({
  hostKinds: ['name', 'loopback'],
  ports: [web.port, secure.port],
  resolver,
})
/** The defaults, but for the ports of the servers, so that a refusal is one of the address. */
const strict = (): OutgoingRules => ({ ports: [web.port, secure.port], resolver })

/** How a client is asked for a URL: the body of the answer, or the error. */
type Client = (url: string, rules: OutgoingRules) => Promise<string>

const clients: Readonly<Record<string, Client>> = {
  'an agent': (url, rules) => getThrough(url, outgoingAgents(rules)),
  outgoingFetch: async (url, rules) => (await outgoingFetch(rules)(url)).text(),
  "Node's fetch": async (url, rules) => {
    const init: object = { dispatcher: outgoingDispatcher(rules) }
    return (await fetch(url, init)).text()
  },
}

function getThrough(
  url: string,
  agents: ReturnType<typeof outgoingAgents>,
  options: RequestOptions = {},
): Promise<string> {
  const isSecure = url.startsWith('https:')
  const [get, agent] = isSecure ? [httpsGet, agents.https] : [httpGet, agents.http]
  return new Promise((resolve, reject) => {
    const request: ClientRequest = get(url, { ...options, agent }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (chunk: string) => {
        body += chunk
      })
      response.on('end', () => resolve(body)).on('error', reject)
    })
    request.on('error', reject)
  })
}

/** The refusal of a request, wherever in the error it is; another error is thrown. */
async function refusalOf(request: Promise<unknown>): Promise<RefusalError> {
  try {
    await request
  } catch (error) {
    if (error instanceof RefusalError) return error
    const { cause } = error as Error
    if (error instanceof TypeError && cause instanceof RefusalError) return cause
    throw error
  }
  throw new Error('the request was not refused')
}

const codeOf = async (request: Promise<unknown>) => (await refusalOf(request)).problem.code

describe.each(Object.entries(clients))('%s', (client, get) => {
  test('gets what the rules allow', async () => {
    expect(await get(`http://local.example:${web.port}/x`, lenient())).toBe('ok')
    expect(web.requests.at(-1)).toBe(`GET local.example:${web.port}/x`)
    expect(await get(`http://127.0.0.1:${web.port}/`, lenient())).toBe('ok')
  })

  test('is told why it is refused', async () => {
    const error = await refusalOf(get(`http://local.example:${web.port}/`, strict()))
    expect(error).toMatchObject({ problem: { code: 'address-not-allowed' } })
    expect(error.problem).toMatchObject({ code: 'address-not-allowed' })
  })

  test.each([...['local', 'mixed', 'families', 'mapped', 'translated', 'wire', 'alias', 'both']])(
    'does not connect to %s.example',
    async (name) => {
      const before = web.connections()
      const url = `http://${name}.example:${web.port}/`
      expect(await codeOf(get(url, strict()))).toBe('address-not-allowed')
      expect(web.connections()).toBe(before)
    },
  )

  test.each([
    ['http://127.0.0.1:PORT/', 'host-kind-not-allowed'],
    ['http://0x7f.1:PORT/', 'host-kind-not-allowed'],
    ['http://[::ffff:127.0.0.1]:PORT/', 'host-kind-not-allowed'],
    ['http://[::1]:PORT/', 'host-kind-not-allowed'],
    ['http://localhost:PORT/', 'host-kind-not-allowed'],
    ['http://intranet:PORT/', 'host-kind-not-allowed'],
    ['http://vault.internal:PORT/', 'host-kind-not-allowed'],
    ['http://public.example:8081/', 'port-not-allowed'],
    ['https://public.example:80/', 'port-not-allowed'],
  ])('refuses %s without a look-up', async (pattern, code) => {
    const [asked, opened] = [dns.questions.length, web.connections()]
    expect(await codeOf(get(pattern.replace('PORT', `${web.port}`), strict()))).toBe(code)
    expect(dns.questions.length).toBe(asked)
    expect(web.connections()).toBe(opened)
  })

  test('refuses a scheme and a host that are not in the list', async () => {
    const url = `http://local.example:${web.port}/`
    const schemes = ['https']
    expect(await codeOf(get(url, { ...lenient(), schemes }))).toBe('url-scheme-not-allowed')
    const hosts = ['*.a.example']
    expect(await codeOf(get(url, { ...lenient(), hosts }))).toBe('host-not-allowed')
  })

  test('passes on that a name has no address', async () => {
    for (const name of ['empty.example', 'missing.example']) {
      const error = await get(`http://${name}:${web.port}/`, strict()).catch((e: Error) => e)
      const reason = (error as Error).cause ?? error
      expect(reason).not.toBeInstanceOf(RefusalError)
      expect(['ENODATA', 'ENOTFOUND']).toContain((reason as NodeJS.ErrnoException).code)
    }
  })

  test('sends nothing if the peer has another address than the one that was checked', async () => {
    // What `remoteAddress` reads; the property itself cannot be replaced.
    const sockets = Socket.prototype as unknown as { _getpeername(): object }
    const peer = vi.spyOn(sockets, '_getpeername').mockReturnValue({ address: '10.0.0.1' })
    try {
      for (const url of [`http://local.example:${web.port}/`, `http://127.0.0.1:${web.port}/`]) {
        const before = web.requests.length
        expect(await codeOf(get(url, lenient()))).toBe('address-not-allowed')
        expect(web.requests.length).toBe(before)
      }
      const rules = { ...lenient(), tls: { ca: CERTIFICATE } }
      const url = `https://secure.example:${secure.port}/`
      expect(await codeOf(get(url, rules))).toBe('address-not-allowed')
    } finally {
      peer.mockRestore()
    }
  })

  test('checks the certificate for the name, and sends the name', async () => {
    const rules = { ...lenient(), tls: { ca: CERTIFICATE } }
    expect(await get(`https://secure.example:${secure.port}/`, rules)).toBe('ok')
    const code = async (url: string, given: OutgoingRules) => {
      const error = (await get(url, given).catch((e: Error) => e)) as Error
      return ((error.cause ?? error) as NodeJS.ErrnoException).code
    }
    const [other, same] = ['other', 'secure'].map((n) => `https://${n}.example:${secure.port}/`)
    expect(await code(other!, rules)).toBe('ERR_TLS_CERT_ALTNAME_INVALID')
    expect(await code(same!, lenient())).toBe('DEPTH_ZERO_SELF_SIGNED_CERT')
    expect(await codeOf(get(same!, { ...strict(), tls: rules.tls }))).toBe('address-not-allowed')
  })

  test('takes the port of the scheme where none is given', async () => {
    for (const scheme of ['http', 'https']) {
      expect(await codeOf(get(`${scheme}://local.example/`, strict()))).toBe('address-not-allowed')
      const other = `${scheme}://local.example:${scheme === 'http' ? 443 : 80}/`
      expect(await codeOf(get(other, strict()))).toBe('port-not-allowed')
    }
  })

  if (client === 'an agent') return

  test('follows a redirect only where the rules allow', async () => {
    const ask = (to: string) =>
      get(`http://local.example:${web.port}/?to=${encodeURIComponent(to)}`, lenient())
    expect(await ask(`http://other.example:${web.port}/`)).toBe('ok')
    expect(await codeOf(ask('http://10.0.0.1/'))).toBe('host-kind-not-allowed')
    expect(await codeOf(ask('http://localhost/'))).toBe('host-kind-not-allowed')
    expect(await codeOf(ask('http://local.example:8081/'))).toBe('port-not-allowed')
    expect(await codeOf(ask('http://public.example/'))).toBe('address-not-allowed')
    expect(await codeOf(ask('http://169.254.169.254/latest/'))).toBe('host-kind-not-allowed')
    const withUser = ['local', 'other'].map((n) => `http://user:pass@${n}.example:${web.port}/`)
    const before = web.requests.length
    const urls = ['file:///etc/passwd', 'data:,x', 'gopher://local.example/', ...withUser]
    for (const url of urls) await expect(ask(url)).rejects.toThrow(TypeError)
    // Only the requests that were answered with a redirect.
    expect(web.requests.length).toBe(before + urls.length)
  })
})

describe('a name that rebinds', () => {
  test('is refused when it leads to the loopback the second time', async () => {
    const lookup = outgoingLookup(strict())
    const look = () =>
      new Promise((resolve, reject) =>
        lookup('rebind.example', { family: 4 }, (error, address) =>
          error === null ? resolve(address) : reject(error),
        ),
      )
    expect(await look()).toBe('93.184.216.34')
    expect(await codeOf(look())).toBe('address-not-allowed')
  })

  test('is asked for once per connection, and the address of that answer is used', async () => {
    const asked = () => dns.questions.filter((question) => question === 'A back.example').length
    const before = asked()
    const { http, https } = outgoingAgents(lenient())
    const url = `http://back.example:${web.port}/`
    expect(await getThrough(url, { http, https })).toBe('ok')
    expect(asked()).toBe(before + 1)
    // The connection that was checked is kept: no question, and no way to the new address.
    expect(await getThrough(url, { http, https })).toBe('ok')
    expect(asked()).toBe(before + 1)
    http.destroy()
    // A new connection is a new question, and the second answer is an address of another kind.
    expect(await codeOf(getThrough(url, { http, https }))).toBe('address-not-allowed')
    expect(asked()).toBe(before + 2)
  })
})

describe('agents', () => {
  const request = (options: RequestOptions) =>
    getThrough(`http://local.example:${web.port}/`, outgoingAgents(lenient()), options)

  test('refuse sockets that do not lead to a host', async () => {
    expect(await codeOf(request({ socketPath: '/var/run/docker.sock' }))).toBe('socket-not-allowed')
  })

  test('refuse credentials, also when a connection is kept', async () => {
    const agents = outgoingAgents(lenient())
    const url = `http://local.example:${web.port}/`
    expect(await getThrough(url, agents)).toBe('ok')
    const withUser = url.replace('//', '//user:pass@')
    expect(await codeOf(getThrough(withUser, agents))).toBe('credentials-not-allowed')
    expect(await codeOf(request({ auth: 'user:pass' }))).toBe('credentials-not-allowed')
  })

  test('use no other lookup than their own', async () => {
    const lookup: never = ((_: string, __: object, callback: (e: null, a: string, f: 4) => void) =>
      callback(null, '127.0.0.1', 4)) as never
    const agents = outgoingAgents(strict())
    const url = 'http://public.example:8081/'
    expect(await codeOf(getThrough(url, agents, { lookup }))).toBe('port-not-allowed')
    const local = `http://local.example:${web.port}/`
    expect(await codeOf(getThrough(local, agents, { lookup }))).toBe('address-not-allowed')
  })

  test('connect directly, whatever proxies the environment names', async () => {
    const proxy = await startServer()
    process.env['http_proxy'] = `http://127.0.0.1:${proxy.port}`
    process.env['NODE_USE_ENV_PROXY'] = '1'
    try {
      for (const get of Object.values(clients)) {
        expect(await codeOf(get('http://10.0.0.1/', strict()))).toBe('host-kind-not-allowed')
        expect(await get(`http://local.example:${web.port}/`, lenient())).toBe('ok')
      }
      expect(proxy.connections()).toBe(0)
    } finally {
      delete process.env['http_proxy']
      delete process.env['NODE_USE_ENV_PROXY']
      await proxy.close()
    }
  })
})

test('outgoingFetch refuses URLs that need no connection, and credentials', async () => {
  const fetch = outgoingFetch(lenient())
  expect(await codeOf(fetch('data:,x'))).toBe('url-scheme-not-allowed')
  expect(await codeOf(fetch('http://user@local.example/'))).toBe('credentials-not-allowed')
  expect(await codeOf(fetch('/relative'))).toBe('not-a-url')
  expect(await codeOf(fetch(new URL('file:///etc/passwd')))).toBe('url-scheme-not-allowed')
})

describe('outgoingLookup', () => {
  type Answer = string | readonly { readonly address: string; readonly family: number }[]
  const ask = (name: string, rules: OutgoingRules, options: object = { all: true }) =>
    new Promise<Answer>((resolve, reject) =>
      outgoingLookup(rules)(name, options, (error, address) =>
        error === null ? resolve(address) : reject(error),
      ),
    )

  test('gives every address to clients that try several', async () => {
    const rules = { hostKinds: ['name', 'loopback'], resolver } as const
    expect(await ask('both.example', rules)).toEqual([
      { address: '127.0.0.1', family: 4 },
      { address: '::1', family: 6 },
    ])
    expect(await ask('both.example', rules, { family: 6 })).toBe('::1')
    expect(await ask('both.example', rules, { family: 'IPv4' })).toBe('127.0.0.1')
  })

  test('checks names and hosts before it asks', async () => {
    const before = dns.questions.length
    expect(await codeOf(ask('vault.internal', strict()))).toBe('host-kind-not-allowed')
    expect(await codeOf(ask('a b.example', strict()))).toBe('host-kind-not-allowed')
    const rules = { ...strict(), hosts: ['a.example'] }
    expect(await codeOf(ask('public.example', rules))).toBe('host-not-allowed')
    expect(dns.questions.length).toBe(before)
  })

  test('uses the system without a resolver, and checks its answers, too', async () => {
    const found = await ask('localhost', { hostKinds: ['localhost', 'loopback'] }, { family: 4 })
    expect(found).toBe('127.0.0.1')
    expect(await codeOf(ask('localhost', { hostKinds: ['localhost'] }))).toBe('address-not-allowed')
  })

  test('refuses an answer that is not an address', async () => {
    const bad = { resolve4: async () => ['evil.example'], resolve6: async () => [] }
    const answer = ask('a.example', { resolver: bad })
    // A name in place of an address would be looked up again by the client.
    expect(await codeOf(answer)).toBe('address-not-allowed')
  })
})
