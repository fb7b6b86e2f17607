import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { toNodeHandler } from '@modelcontextprotocol/node'
import { createMcpHandler } from '@modelcontextprotocol/server'
import { lintDocument } from '@waymark/uri-design'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createHandbookServer, routes } from '../src/server.ts'

/** A client that is connected over HTTP on the loopback. */
async function connect(
  folder: string,
  notes: ReadonlyMap<string, string> = new Map([['my context', 'a note']]),
): Promise<Client> {
  const handler = createMcpHandler(() => createHandbookServer({ folder, notes }))
  const answer = toNodeHandler(handler)
  // The SDK's type leaves out that the method of a message may be undefined.
  const http = createServer((request, response) => void answer(request as never, response))
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const { port } = http.address() as AddressInfo
  const client = new Client({ name: 'test', version: '1.0.0' })
  onTestFinished(async () => {
    await client.close()
    http.closeAllConnections()
    http.close()
  })
  await client.connect(new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${port}/mcp`)))
  return client
}

function handbook(): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-handbook-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'welcome.md'), '# Welcome')
  return folder
}

test('what the server lists can be read, and the linter finds no fault with it', async () => {
  const client = await connect(handbook())
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual([
    'custom://handbook/documents/welcome.md',
    'memory://notes/my%20context',
  ])
  const texts = await Promise.all(
    resources.map(async ({ uri }) => (await client.readResource({ uri })).contents[0]),
  )
  expect(texts).toEqual([
    { uri: resources[0]!.uri, mimeType: 'text/markdown', text: '# Welcome' },
    { uri: resources[1]!.uri, mimeType: 'text/plain', text: 'a note' },
  ])
  const { resourceTemplates } = await client.listResourceTemplates()
  expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
    'custom://handbook/documents/{name}',
    'memory://notes/{key}',
    'custom://handbook/notes/search{?q,limit}',
  ])
  const { findings } = lintDocument(JSON.stringify({ resources, resourceTemplates }))
  expect(findings).toEqual([])
})

// #region refused
const REFUSED = [
  'custom://handbook/documents/..%2F..%2Fetc%2Fpasswd',
  'custom://handbook/documents/../../etc/passwd',
  'custom://handbook/documents/%2e%2e',
  'custom://handbook/documents/..%5c..%5csecret',
  'custom://handbook/documents/%252e%252e%252fetc',
  'custom://handbook/documents/welcome.md%00.png',
  'custom://handbook/documents/%c0%ae%c0%ae',
  'custom://handbook/documents/',
  'custom://handbook/documents/link.md',
  'custom://handbook/documents/missing.md',
  'memory://notes/unknown',
  'memory://notes/a%0Ab',
  'file:///etc/passwd',
]
// #endregion refused

test('what must not be read is a resource that does not exist, for the protocol', async () => {
  const folder = handbook()
  symlinkSync('/etc/hostname', join(folder, 'link.md'))
  const client = await connect(folder)
  for (const uri of REFUSED) {
    const error = await client.readResource({ uri }).catch((thrown: unknown) => thrown)
    expect(error, uri).toMatchObject({ code: -32602, data: { uri: expect.any(String) } })
  }
})

test.each([
  // As https://github.com/modelcontextprotocol/typescript-sdk/issues/149 and 1079 ask for.
  ['custom://handbook/notes/search?q=me@example.com&limit=1', 'me@example.com'],
  ['custom://handbook/notes/search?limit=2&q=a', 'me@example.com\na,b.txt'],
  ['custom://handbook/notes/search?q=a,b', 'a,b.txt'],
  ['custom://handbook/notes/search?q=2026-12-01T10:00', '2026-12-01T10:00'],
  ['custom://handbook/notes/search?limit=1&utm_source=x', 'me@example.com'],
  ['custom://handbook/notes/search?q=no%20such', ''],
  ['custom://handbook/notes/search?', 'me@example.com\na,b.txt\n2026-12-01T10:00'],
  ['custom://handbook/notes/search', 'me@example.com\na,b.txt\n2026-12-01T10:00'],
  ['memory://notes/me@example.com', 'one'],
  ['memory://notes/a,b.txt', 'two'],
  ['memory://notes/2026-12-01T10:00', 'three'],
  ['memory://notes/a,b.txt?fbclid=1', 'two'],
])('a client reads %s', async (uri, text) => {
  const notes = [
    ['me@example.com', 'one'],
    ['a,b.txt', 'two'],
    ['2026-12-01T10:00', 'three'],
  ] as const
  const client = await connect(handbook(), new Map(notes))
  const { contents } = await client.readResource({ uri })
  expect(contents).toEqual([{ uri, mimeType: 'text/plain', text }])
})

test('a URI is matched once, however many templates there are', async () => {
  const client = await connect(handbook())
  const match = vi.spyOn(routes, 'match')
  onTestFinished(() => match.mockRestore())
  await client.readResource({ uri: 'memory://notes/my%20context' })
  await client.readResource({ uri: 'file:///etc/passwd' }).catch(() => null)
  expect(match.mock.calls).toEqual([['memory://notes/my%20context'], ['file:///etc/passwd']])
})

test('the program speaks the protocol over its standard streams', async () => {
  const client = new Client({ name: 'test', version: '1.0.0' })
  const program = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--conditions=@waymark/source', program],
    }),
  )
  onTestFinished(async () => await client.close())
  const { contents } = await client.readResource({ uri: 'custom://handbook/documents/welcome.md' })
  expect(contents[0]).toMatchObject({ text: expect.stringContaining('# Welcome') })
  const uri = 'custom://handbook/documents/..%2Fpackage.json'
  const error = await client.readResource({ uri }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ code: -32602, data: { uri } })
})
