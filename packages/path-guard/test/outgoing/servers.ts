import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { CERTIFICATE, KEY } from './certificate.ts'

/** A server on the loopback, with what reached it. */
export interface TestServer {
  readonly port: number
  /** The requests so far, such as `GET a.example:80/x`. */
  readonly requests: readonly string[]
  /** How many connections were opened, also those without a request. */
  connections(): number
  close(): Promise<void>
}

/** Serves `ok`, or what `respond` says. */
export async function startServer(
  respond: RequestListener = (_, response) => response.end('ok'),
  { tls = false, host = '127.0.0.1' } = {},
): Promise<TestServer> {
  const requests: string[] = []
  let connections = 0
  const listener: RequestListener = (request, response) => {
    requests.push(`${request.method} ${request.headers.host}${request.url}`)
    respond(request, response)
  }
  const server: Server = tls
    ? (createTlsServer({ cert: CERTIFICATE, key: KEY }, listener) as Server)
    : createServer(listener)
  server.on('connection', () => connections++)
  server.listen(0, host)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    connections: () => connections,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
