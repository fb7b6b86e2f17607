import { splitAuthority, splitUri } from '@waymark/rfc3986'
import { type ParserModel, portOf } from './parser-model.ts'

/** The components of appendix B, which reads any string; many programs use this expression and check nothing. */
export const RFC_3986: ParserModel = {
  name: 'rfc-3986',
  title: 'the regular expression of RFC 3986',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#appendix-B',
  read(url) {
    const { authority, path } = splitUri(url)
    if (authority === null) return { host: null, port: null, path }
    const { host, port } = splitAuthority(authority)
    return { host: host.replace(/^\[(.*)\]$/s, '$1'), port: portOf(port ?? ''), path }
  },
}
