import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { lintDocument } from '@waymark/uri-design'
import { expect, onTestFinished, test } from 'vitest'
import { createHandbookServer } from '../src/server.ts'

async function connect(folder: string): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const server = createHandbookServer({ folder, notes: new Map([['my context', 'a note']]) })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await Promise.all([server.connect(ours), client.connect(theirs)])
  onTestFinished(async () => await client.close())
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
    { uri: resources[0]!.uri, text: '# Welcome' },
    { uri: resources[1]!.uri, text: 'a note' },
  ])
  const { resourceTemplates } = await client.listResourceTemplates()
  const { findings } = lintDocument(JSON.stringify({ resources, resourceTemplates }))
  expect(findings).toEqual([])
})

test.each([
  'custom://handbook/documents/..%2F..%2Fetc%2Fpasswd',
  'custom://handbook/documents/../../etc/passwd',
  'custom://handbook/documents/%2e%2e',
  'custom://handbook/documents/..%5c..%5csecret',
  'custom://handbook/documents/%252e%252e%252fetc',
  'custom://handbook/documents/welcome.md%00.png',
  'custom://handbook/documents/%c0%ae%c0%ae',
  'custom://handbook/documents/',
  'custom://handbook/documents/link',
  'custom://handbook/documents/missing',
  'memory://notes/unknown',
  'file:///etc/passwd',
])('%s is refused', async (uri) => {
  const folder = handbook()
  symlinkSync('/etc/hostname', join(folder, 'link'))
  const client = await connect(folder)
  await expect(client.readResource({ uri })).rejects.toThrow('MCP error -32602')
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
})
