import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The manifest of a published version, with what a registry adds. */
export interface PublishedVersion {
  readonly name: string
  readonly version: string
  readonly dist: { readonly tarball: string; readonly integrity: string; readonly shasum: string }
  readonly [field: string]: unknown
}

interface Document {
  readonly name: string
  readonly 'dist-tags': Readonly<Record<string, string>>
  readonly versions: Readonly<Record<string, PublishedVersion>>
  readonly time: Readonly<Record<string, string>>
}

/** What `npm publish` and `pnpm publish` send. */
interface Publication {
  readonly name: string
  readonly 'dist-tags': Readonly<Record<string, string>>
  readonly versions: Readonly<Record<string, Omit<PublishedVersion, 'dist'>>>
  readonly _attachments: Readonly<Record<string, { readonly data: string }>>
}

export interface Registry {
  /** For example `http://127.0.0.1:40123/`. */
  readonly address: string
  /** The tarballs that were published, by the name of their file: `waymark-url-0.1.0.tgz`. */
  readonly tarballs: ReadonlyMap<string, Buffer>
  close(): Promise<void>
}

/** Yarn and Deno install no version that is less than a day old. Nothing here is newer than a week, as it seems. */
const WEEK = 7 * 86_400_000

/**
 * An npm registry on the loopback that knows nothing but what is published to it, and keeps it in memory. A client asks
 * it for one scope and its usual registry for the rest: see `scopeConfig`.
 *
 * https://github.com/npm/registry/blob/main/docs/REGISTRY-API.md
 */
export async function startRegistry(): Promise<Registry> {
  const documents = new Map<string, Document>()
  const tarballs = new Map<string, Buffer>()
  let address = ''
  const server = createServer((request, response) => {
    answer(request).then(
      ([status, body]) => send(response, status, body),
      (error: Error) => send(response, 500, { error: error.message }),
    )
  })

  async function answer(request: IncomingMessage): Promise<[number, Buffer | object]> {
    const path = decodeURIComponent(request.url!.slice(1).split('?')[0]!)
    if (request.method === 'PUT') return publish(JSON.parse(await readBody(request)) as Publication)
    const [, name = '', rest = ''] = /^(@[^/]+\/[^/]+|[^@/][^/]*)(?:\/(.+))?$/.exec(path) ?? []
    const document = documents.get(name)
    const found = rest.startsWith('-/')
      ? tarballs.get(tarballName(name, rest.slice(2)))
      : rest === '' || document === undefined
        ? document
        : ofVersion(document, rest)
    return found === undefined ? [404, { error: `${path} is not published here` }] : [200, found]
  }

  function publish(publication: Publication): [number, object] {
    const { name, versions, _attachments } = publication
    const before = documents.get(name)
    const [version, manifest] = Object.entries(versions)[0] ?? []
    const data = Object.values(_attachments ?? {})[0]?.data
    if (version === undefined || manifest === undefined || data === undefined) {
      return [400, { error: 'A version with its tarball is expected' }]
    }
    if (before?.versions[version] !== undefined) {
      return [403, { error: 'You cannot publish over the previously published versions' }]
    }
    const tarball = Buffer.from(data, 'base64')
    const file = `${name.split('/').at(-1)}-${version}.tgz`
    tarballs.set(tarballName(name, file), tarball)
    const digest = (algorithm: string) => createHash(algorithm).update(tarball)
    const dist = {
      tarball: `${address}${name}/-/${file}`,
      shasum: digest('sha1').digest('hex'),
      integrity: `sha512-${digest('sha512').digest('base64')}`,
    }
    // Trusted: the manifest has the name and the version under which it is sent.
    const published = { ...manifest, dist } as PublishedVersion
    documents.set(name, {
      name,
      'dist-tags': { ...before?.['dist-tags'], ...publication['dist-tags'] },
      versions: { ...before?.versions, [version]: published },
      time: { ...before?.time, [version]: new Date(Date.now() - WEEK).toISOString() },
    })
    return [201, { ok: true }]
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    address,
    tarballs,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function ofVersion(document: Document, version: string): PublishedVersion | undefined {
  return document.versions[document['dist-tags'][version] ?? version]
}

/** `@waymark/url` and `url-0.1.0.tgz` to `waymark-url-0.1.0.tgz`: the name that packing gives the file. */
function tarballName(name: string, file: string): string {
  const scope = /^@([^/]+)\//.exec(name)?.[1]
  return scope === undefined ? file : `${scope}-${file}`
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

function send(response: ServerResponse, status: number, body: Buffer | object): void {
  const isFile = Buffer.isBuffer(body)
  response.writeHead(status, {
    'content-type': isFile ? 'application/octet-stream' : 'application/json',
  })
  response.end(isFile ? body : JSON.stringify(body))
}

/** The `.npmrc` of a folder whose packages of one scope come from this registry. Its token lets a client publish. */
export function scopeConfig(scope: string, { address }: Pick<Registry, 'address'>): string {
  return `${scope}:registry=${address}\n${address.replace('http:', '')}:_authToken=rehearsal\n`
}
