import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import { createGzip } from 'node:zlib'
import { resolveUriPath } from '@waymark/path-guard'

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
}

/** A server of the files in a folder, which finds `rules/www.html` for `/rules/www` and compresses, as hosts of static sites do. */
export function staticServer(folder: string): Server {
  return createServer((request, response) => {
    const file = fileFor(folder, request.url ?? '/')
    const found = file ?? join(folder, '404.html')
    const type = TYPES[extname(found)]
    const isCompressed =
      type !== undefined && /\bgzip\b/.test(String(request.headers['accept-encoding']))
    response.writeHead(file === null ? 404 : 200, {
      'content-type': type ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      ...(isCompressed ? { 'content-encoding': 'gzip' } : {}),
    })
    if (request.method === 'HEAD') response.end()
    else if (isCompressed) createReadStream(found).pipe(createGzip()).pipe(response)
    else createReadStream(found).pipe(response)
  })
}

/** The file that a request asks for; `null` if there is none. */
function fileFor(folder: string, target: string): string | null {
  const [path = ''] = target.replace(/^\/+/, '').split(/[?#]/)
  const names = path === '' || path.endsWith('/') ? [`${path}index.html`] : [path, `${path}.html`]
  const platform = process.platform === 'win32' ? 'windows' : 'posix'
  for (const name of names) {
    const place = resolveUriPath(folder, name, { platform })
    if (place.allowed && existsSync(place.path) && statSync(place.path).isFile()) return place.path
  }
  return null
}
