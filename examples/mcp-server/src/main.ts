import { fileURLToPath } from 'node:url'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createHandbookServer } from './server.ts'

serveStdio(() =>
  createHandbookServer({
    folder: fileURLToPath(new URL('../documents', import.meta.url)),
    notes: new Map([['context', 'The handbook has one document.']]),
  }),
)
