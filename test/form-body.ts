import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What the READMEs say of an object of a class as a body of `fetch` in Node, asked of a server; `pnpm engines` asks others. */
export function testFormBodies(
  Params: new (init: Record<string, string>) => Iterable<[string, string]> & { toString(): string },
): void {
  const server = createServer(async (request, response) => {
    const body = await readText(request)
    response.end(JSON.stringify([request.headers['content-type'], body]))
  })

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })

  afterAll(() => server.close())

  /** The type and the content of a body, as a server receives them. */
  async function receivedFrom(init: RequestInit): Promise<unknown> {
    const { port } = server.address() as AddressInfo
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', ...init })
    return await response.json()
  }

  const params = new Params({ q: 'café', page: '2' })
  const body = params as unknown as NonNullable<RequestInit['body']>
  const text = 'q=caf%C3%A9&page=2'
  const form = 'application/x-www-form-urlencoded;charset=UTF-8'

  // Should this fail because the type is right: the READMEs then need no warning any more.
  test('as a body of `fetch`, an object of the class is plain text, as the README says', async () => {
    expect(await receivedFrom({ body })).toEqual(['text/plain;charset=UTF-8', text])
  })

  test.each([
    ['as a string with the header', { body: String(params), headers: { 'content-type': form } }],
    ["as the platform's class, from its string", { body: new URLSearchParams(String(params)) }],
    ["as the platform's class, from the pairs", { body: new URLSearchParams([...params]) }],
  ])('%s, a server receives a form', async (_, init) => {
    expect(await receivedFrom(init)).toEqual([form, text])
  })
}
