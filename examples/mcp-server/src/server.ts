import { McpServer, ResourceTemplate } from '@modelcontextprotocol/server'
import { RefusalError } from '@waymark/path-guard'
import { readFileBelow } from '@waymark/path-guard/node'
import { defineRoutes } from '@waymark/uri-template'
import { registerRoutes } from '@waymark/uri-template/mcp'

/** The templates that the server offers, and with which it reads the URIs that it is asked for. */
export const routes = defineRoutes(
  {
    document: 'custom://handbook/documents/{name}',
    note: 'memory://notes/{key}',
    search: 'custom://handbook/notes/search{?q,limit}',
  },
  {
    schemes: ['custom', 'memory'],
    kinds: {
      name: { pattern: '[\\w-]+\\.md', maxLength: 64 },
      key: { maxLength: 40 },
      limit: { kind: 'integer', min: 1, max: 100 },
    },
    // Clients build URIs in other ways than `expand`, such as with the parameters in another order.
    matching: 'rfc3986',
  },
)

export interface HandbookOptions {
  /** The folder with the documents. */
  readonly folder: string
  readonly notes: ReadonlyMap<string, string>
}

/** A server of the Model Context Protocol with files of one folder and notes in memory. */
export function createHandbookServer({ folder, notes }: HandbookOptions): McpServer {
  const server = new McpServer({ name: 'handbook', version: '1.0.0' })
  registerRoutes(
    routes,
    { server, ResourceTemplate },
    {
      document: {
        title: 'Documents',
        mimeType: 'text/markdown',
        list: () => [{ values: { name: 'welcome.md' }, name: 'Welcome' }],
        read: ({ name }) => readDocument(folder, name),
      },
      note: {
        title: 'Notes',
        mimeType: 'text/plain',
        list: () => [...notes.keys()].map((key) => ({ values: { key }, name: key })),
        read: ({ key }) => notes.get(key) ?? null,
      },
      search: {
        title: 'Names of notes',
        mimeType: 'text/plain',
        read: ({ q = '', limit = 10 }) =>
          [...notes.keys()]
            .filter((key) => key.includes(q))
            .slice(0, limit)
            .join('\n'),
      },
    },
  )
  return server
}

/** Checks the name, follows no link out of the folder, and opens exactly what it has checked; `null` if it may not. */
async function readDocument(folder: string, name: string): Promise<string | null> {
  try {
    return new TextDecoder().decode(await readFileBelow(folder, name, { maxBytes: 1_000_000 }))
  } catch (error) {
    // A reason would tell a stranger what is on the disk.
    if (error instanceof RefusalError || isMissing(error)) return null
    throw new Error('the document cannot be read')
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
