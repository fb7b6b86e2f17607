import type * as Fs from 'node:fs'
import type * as Http from 'node:http'
import type * as Url from 'node:url'
import type * as Threads from 'node:worker_threads'
import { URL, URLSearchParams } from '@waymark/url'

/** The modules of Node, in an engine that has them. */
export interface NodeModules {
  readonly fs: typeof Fs
  readonly http: typeof Http
  readonly url: typeof Url
  readonly threads: typeof Threads
  /** The URL of a module that does nothing. */
  readonly file: string
}

/**
 * What functions of this platform do with objects of our classes.
 *
 * @param origin - Of a server that answers with the content type of a request.
 * @returns JSON of the cells of the table in the README of `@waymark/url`, without the first.
 */
export async function probe(origin: string, node: NodeModules | null): Promise<string> {
  const body = await bodyCell(origin)
  return JSON.stringify([body, ...(node === null ? ['', '', '', '', ''] : nodeCells(node))])
}

async function bodyCell(origin: string): Promise<string> {
  // The types know only the platform's class.
  const body = new URLSearchParams({ q: 'é' }) as unknown as NonNullable<RequestInit['body']>
  const init = { method: 'POST', body }
  // A body that cannot be read fails only there.
  const typeOf = async (message: Request | Response) => {
    await message.text()
    return message.headers.get('content-type') ?? ''
  }
  const types: readonly (() => Promise<string>)[] = [
    async () => (await fetch(origin, init)).text(),
    () => typeOf(new Request(origin, init)),
    () => typeOf(new Response(body)),
  ]
  const cells = new Set<string>()
  for (const type of types) {
    try {
      cells.add(inWords(await type()))
    } catch (error) {
      cells.add(nameOf(error))
    }
  }
  return [...cells].join(' or ')
}

function inWords(type: string): string {
  return type === '' ? 'no type' : `\`${type.split(';', 1)[0]}\``
}

function nodeCells({ fs, http, url, threads, file }: NodeModules): readonly string[] {
  // Ours has all members of the platform's.
  const ours = new URL(file) as unknown as globalThis.URL
  const server = new URL('http://a.invalid:81/') as unknown as globalThis.URL
  return [
    cellOf(() => fs.readFileSync(ours)),
    `\`${fs.existsSync(ours)}\``,
    cellOf(() => url.fileURLToPath(ours)),
    hostCell(http, server),
    cellOf(() => new threads.Worker(ours)),
  ]
}

function cellOf(call: () => unknown): string {
  try {
    call()
    return 'works'
  } catch (error) {
    return nameOf(error)
  }
}

/** A request that is not sent says which server it is for. */
function hostCell(http: typeof Http, url: globalThis.URL): string {
  const request = http.request(url)
  request.on('error', () => {})
  const host = String(request.getHeader('host'))
  request.destroy()
  return host === url.host ? 'works' : `asks \`${host}\``
}

function nameOf(error: unknown): string {
  return `\`${error instanceof Error ? error.name : error}\``
}
