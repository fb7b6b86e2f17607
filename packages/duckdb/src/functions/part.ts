import { serializeHost } from '@waymark/host'
import { OptionError, suggest } from '@waymark/infra/options'
import {
  getOrigin,
  parseUrl,
  serializeOrigin,
  serializePath,
  serializeUrl,
  type UrlRecord,
} from '@waymark/url-parser'
import type { UrlFunction } from './url-function.ts'

/** The parts by name. Those of an authority are absent, not empty, if they are not there. */
const PARTS: Readonly<Record<string, (url: UrlRecord) => string | null>> = {
  href: (url) => serializeUrl(url),
  scheme: (url) => url.scheme,
  username: ({ username }) => (username === '' ? null : username),
  password: ({ password }) => (password === '' ? null : password),
  host: ({ host }) => (host === null ? null : serializeHost(host)),
  port: ({ port }) => (port === null ? null : String(port)),
  path: (url) => serializePath(url),
  query: (url) => url.query,
  fragment: (url) => url.fragment,
  origin: (url) => serializeOrigin(getOrigin(url)),
}

export const part: UrlFunction = {
  name: 'part',
  values: ['url'],
  choice: 'part',
  returns: 'VARCHAR',
  summary: `A part of the URL as it is serialised: ${Object.keys(PARTS).join(', ')}. NULL if the URL does not have it; an empty string if it is there and empty.`,
  examples: [
    ["part('https://Bücher.example/a b?q#', 'host')", 'xn--bcher-kva.example'],
    ["part('https://Bücher.example/a b?q#', 'path')", '/a%20b'],
    ["part('https://Bücher.example/a b?q#', 'fragment')", ''],
    ["part('https://Bücher.example:443/', 'port')", null],
  ],
  bind(name) {
    const read = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
    if (read === undefined) throw unknownPart(name)
    return (text) => {
      const url = parseUrl(text)
      return url === null ? null : read(url)
    }
  },
}

function unknownPart(name: string): OptionError {
  const names = Object.keys(PARTS)
  const near = suggest(name, names)
  const advice = near === null ? `the parts are ${names.join(', ')}` : `did you mean "${near}"?`
  return new OptionError('part', `There is no part ${JSON.stringify(name)}; ${advice}`)
}
