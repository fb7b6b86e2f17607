import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { previews } from '../src/preview.ts'
import { safeFetch } from '../src/safe-fetch.ts'

let server: Server
let port: number
let requests = 0

beforeAll(async () => {
  server = createServer((request, response) => {
    requests++
    if (request.url === '/away') response.writeHead(302, { location: 'http://10.0.0.1/' }).end()
    else if (request.url === '/long') response.end(`<title>Long</title>${'x'.repeat(1_000_000)}`)
    else response.end('<html><title> A page </title></html>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const KIND = 'The host is of a kind that is not allowed, such as a private IP address.'

test('a page of an allowed host has a preview', async () => {
  const preview = previews({ hostKinds: ['loopback'], ports: [port] })
  expect(await preview(`http://127.0.0.1:${port}/`)).toEqual({ title: 'A page' })
  expect(await preview(`http://127.0.0.1:${port}/long`)).toEqual({ title: 'Long' })
})

test('a redirect into the own network is refused', async () => {
  const preview = previews({ hostKinds: ['loopback'], ports: [port] })
  expect(await preview(`http://127.0.0.1:${port}/away`)).toEqual({ refused: KIND })
})

test('the server itself is not reached by default', async () => {
  const preview = previews({ ports: [port] })
  const before = requests
  for (const host of ['127.0.0.1', '2130706433', '[::1]', 'localhost', 'ip6-localhost']) {
    expect(await preview(`http://${host}:${port}/`)).toEqual({ refused: KIND })
  }
  expect(await preview('http://169.254.169.254/latest/meta-data/')).toEqual({ refused: KIND })
  expect(requests).toBe(before)
})

test('no spelling of a private host is reached', async () => {
  // #region use
  const preview = previews()
  const metadata = 'http://169.254.169.254/latest/meta-data/'
  for (const url of ['http://127.0.0.1/', 'http://2130706433/', 'http://[::1]/', metadata]) {
    await expect(safeFetch(url)).rejects.toThrow('fetch failed')
    expect(await preview(url)).toEqual({
      refused: 'The host is of a kind that is not allowed, such as a private IP address.',
    })
  }
  // #endregion use
})

test('a name that resolves to the own network is refused', async () => {
  const resolver = { resolve4: async () => ['127.0.0.1'], resolve6: async () => [] }
  const preview = previews({ ports: [port], resolver })
  expect(await preview(`http://rebind.example:${port}/`)).toEqual({
    refused:
      'The name resolves to an IP address of a kind that is not allowed, such as a private one.',
  })
})
