import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import {
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js'
import { RefusalError } from '@waymark/path-guard'
import { readFileBelow } from '@waymark/path-guard/node'
import { resource } from '@waymark/uri-design'
import { defineTemplate } from '@waymark/uri-template'

/** The templates that the server offers, and with which it reads the URIs that it is asked for. */
const documents = defineTemplate('custom://handbook/documents/{name}')
const notes = defineTemplate('memory://notes/{key}')

export interface HandbookOptions {
  /** The folder with the documents. */
  readonly folder: string
  readonly notes: ReadonlyMap<string, string>
}

/** A server of the Model Context Protocol with files of one folder and notes in memory. */
export function createHandbookServer({ folder, notes: known }: HandbookOptions): Server {
  const server = new Server(
    { name: 'handbook', version: '1.0.0' },
    { capabilities: { resources: {} } },
  )
  server.setRequestHandler(ListResourcesRequestSchema, () => ({
    resources: [
      {
        uri: resource.custom({ provider: 'handbook', resourceType: 'documents', id: 'welcome.md' }),
        name: 'Welcome',
        mimeType: 'text/markdown',
      },
      ...[...known.keys()].map((key) => ({ uri: notes.expand({ key }), name: key })),
    ],
  }))
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [
      { uriTemplate: documents.text, name: 'Documents', mimeType: 'text/markdown' },
      { uriTemplate: notes.text, name: 'Notes' },
    ],
  }))
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => ({
    contents: [{ uri, text: await read(uri) }],
  }))
  return server

  async function read(uri: string): Promise<string> {
    const document = documents.match(uri)
    if (document !== null) return await readDocument(document.name, uri)
    const text = known.get(notes.match(uri)?.key ?? '')
    if (text === undefined) throw new McpError(ErrorCode.InvalidParams, `No such resource: ${uri}`)
    return text
  }

  async function readDocument(name: string, uri: string): Promise<string> {
    try {
      // Checks the name, follows no link out of the folder, and opens exactly what it has checked.
      return new TextDecoder().decode(await readFileBelow(folder, name, { maxBytes: 1_000_000 }))
    } catch (error) {
      const reason = error instanceof RefusalError ? error.problem.message : 'not readable'
      throw new McpError(ErrorCode.InvalidParams, `${uri}: ${reason}`)
    }
  }
}
