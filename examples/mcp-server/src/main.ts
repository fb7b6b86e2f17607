import { fileURLToPath } from 'node:url'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createHandbookServer } from './server.ts'

const server = createHandbookServer({
  folder: fileURLToPath(new URL('../documents', import.meta.url)),
  notes: new Map([['context', 'The handbook has one document.']]),
})
await server.connect(new StdioServerTransport())
