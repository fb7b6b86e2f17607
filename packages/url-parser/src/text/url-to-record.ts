import { hostOfText } from '@waymark/host/ascii'
import type { UrlPath, UrlRecord } from '../record/url-record.ts'
import { isSpecialScheme } from '../record/url-record.ts'
import { SLASH } from './code-units.ts'
import type { UrlText } from './parser.ts'

/** The record that a serialised URL and its offsets stand for. */
export function urlToRecord(url: UrlText): UrlRecord {
  const { href, schemeEnd, usernameEnd, hostStart, hostEnd, portEnd } = url
  const { pathStart, searchStart, hashStart } = url
  const scheme = href.slice(0, schemeEnd)
  const isSpecial = isSpecialScheme(scheme)
  const hasAuthority = hostStart > schemeEnd + 1
  return {
    scheme,
    username: hasAuthority ? href.slice(schemeEnd + 3, usernameEnd) : '',
    password: hostStart > usernameEnd + 1 ? href.slice(usernameEnd + 1, hostStart - 1) : '',
    host: hasAuthority ? hostOfText(href.slice(hostStart, hostEnd), !isSpecial) : null,
    port: portEnd > hostEnd ? Number(href.slice(hostEnd + 1, portEnd)) : null,
    path: pathOfText(href.slice(pathStart, searchStart), isSpecial || hasAuthority),
    query: hashStart > searchStart ? href.slice(searchStart + 1, hashStart) : null,
    fragment: href.length > hashStart ? href.slice(hashStart + 1) : null,
  }
}

function pathOfText(text: string, isList: boolean): UrlPath {
  if (text === '') return isList ? { kind: 'list', segments: [] } : { kind: 'opaque', text }
  if (!isList && text.charCodeAt(0) !== SLASH) return { kind: 'opaque', text }
  return { kind: 'list', segments: text.slice(1).split('/') }
}
