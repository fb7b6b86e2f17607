import { serializeHost } from '@waymark/host'
import { parseUrl, serializePath } from '@waymark/url-parser'
import type { ParserModel } from './parser-model.ts'

/** The URL Standard, which browsers, Node and this project follow. */
export const WHATWG: ParserModel = {
  name: 'whatwg',
  title: 'the URL Standard: browsers, Node',
  source: 'https://url.spec.whatwg.org/#concept-basic-url-parser',
  read(url) {
    const record = parseUrl(url)
    if (record === null) return null
    const host =
      record.host === null ? null : serializeHost(record.host).replace(/^\[(.*)\]$/, '$1')
    return { host, port: record.port, path: serializePath(record) }
  },
}
