import { serializeHost } from '@waymark/host'
import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializePath,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import type { CodeKind } from './kinds.ts'

/** Schemes that curl fetches and that a page may ask for. */
const FETCHED: readonly string[] = ['http', 'https', 'ftp', 'ws', 'wss']

/**
 * Writes what the page shows as code.
 *
 * @param base - Empty if there is none.
 * @returns `null` if there is nothing to write, such as a command for a URL that does not parse.
 */
export function codeFor(kind: CodeKind, input: string, base: string): string | null {
  const baseUrl = base.trim() === '' ? null : parseUrl(base)
  const url = parseUrl(input, { base: baseUrl })
  switch (kind) {
    case 'TypeScript':
      return typeScriptOf(input, baseUrl === null ? null : base, url)
    case 'curl':
      return url === null || !FETCHED.includes(url.scheme)
        ? null
        : // Without globbing, brackets and braces in a URL are themselves.
          `curl --globoff -- ${shellWord(serializeUrl(url))}`
    case 'JSON':
      return url === null ? null : JSON.stringify(partsOf(url), null, 2)
  }
}

function typeScriptOf(input: string, base: string | null, url: UrlRecord | null): string {
  const words = [input, ...(base === null ? [] : [base])].map((text) => JSON.stringify(text))
  const call = `URL.parse(${words.join(', ')})`
  const result = url === null ? 'null' : JSON.stringify(serializeUrl(url))
  return [
    "import { URL } from '@waymark/url'",
    '',
    `const url = ${call}`,
    url === null ? `console.log(url) // ${result}` : `console.log(url?.href) // ${result}`,
    '',
  ].join('\n')
}

/** The members of the `URL` class. https://url.spec.whatwg.org/#api */
function partsOf(url: UrlRecord): Readonly<Record<string, string>> {
  const host = url.host === null ? '' : serializeHost(url.host)
  const port = url.port === null ? '' : String(url.port)
  return {
    href: serializeUrl(url),
    origin: serializeOrigin(getOrigin(url)),
    protocol: `${url.scheme}:`,
    username: url.username,
    password: url.password,
    host: port === '' ? host : `${host}:${port}`,
    hostname: host,
    port,
    pathname: serializePath(url),
    search: prefixed('?', url.query),
    hash: prefixed('#', url.fragment),
  }
}

function prefixed(sign: string, part: string | null): string {
  return part === null || part === '' ? '' : sign + part
}

/** A word of a POSIX shell, in which nothing has a meaning. */
function shellWord(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
