import { serializeHost } from '@waymark/host'
import { parseUrl, serializePath, type UrlRecord } from '@waymark/url-parser'
import type { ParserModel, SeenTarget } from './parser-model.ts'

/** The URL Standard, which browsers, Node and this project follow. */
export const WHATWG: ParserModel = {
  name: 'whatwg',
  title: 'the URL Standard: browsers, Node',
  source: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  read(url) {
    const record = parseUrl(url)
    return record && targetOf(record)
  },
}

export function targetOf(url: UrlRecord): SeenTarget {
  const host = url.host && serializeHost(url.host).replace(/^\[(.*)\]$/, '$1')
  return { host, port: url.port, path: serializePath(url) }
}
