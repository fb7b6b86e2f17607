import { parseIpv6 } from '@waymark/host'
import { isAsciiString } from '@waymark/infra'
import { type ParserModel, portOf, type SeenTarget, splitAt } from './parser-model.ts'

/** `urlsplit` of Python's `urllib.parse`: its result's `hostname`, `port` and `path`. */
export const PYTHON: ParserModel = {
  name: 'python',
  title: 'urllib.parse of Python 3.11 and newer',
  source: 'https://github.com/python/cpython/blob/main/Lib/urllib/parse.py',
  read(url) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it strips
    const text = url.replace(/^[\u0000-\u0020]+/, '').replace(/[\t\n\r]/g, '')
    const rest = text.replace(/^[a-z][a-z\d+.-]*:/i, '')
    const [written, netloc] = /^\/\/([^/?#]*)/.exec(rest) ?? ['', '']
    if (netloc !== undefined && !isNetloc(netloc)) return null
    const [path] = splitAt(/[?#]/, rest.slice(written.length))
    return { ...hostAndPort(netloc ?? ''), path }
  },
}

function isNetloc(netloc: string): boolean {
  const open = netloc.indexOf('[')
  if ((open === -1) !== !netloc.includes(']')) return false
  if (open !== -1 && !isBracketed(netloc.slice(open + 1).split(']', 1)[0]!)) return false
  if (isAsciiString(netloc)) return true
  // A letter that compatibility mapping turns into a delimiter is refused, but not one that was there before.
  return !/[/?#@:]/.test(netloc.replace(/[@:#?]/g, '').normalize('NFKC'))
}

function isBracketed(host: string): boolean {
  if (host.startsWith('v')) return /^v[\da-f]+\../i.test(host)
  const [, address = '', zone = ''] = /^([^%]*)(?:%([^%]+))?$/s.exec(host) ?? []
  return parseIpv6(address) !== null && !zone.includes('%')
}

function hostAndPort(netloc: string): Pick<SeenTarget, 'host' | 'port'> {
  const written = netloc.slice(netloc.lastIndexOf('@') + 1)
  const open = written.indexOf('[')
  const close = open === -1 ? -1 : written.indexOf(']', open)
  const end = open === -1 ? written.indexOf(':') : close
  const host = written.slice(open + 1, end === -1 ? undefined : end)
  const rest = end === -1 ? '' : written.slice(end)
  const colon = rest.indexOf(':')
  const zone = host.indexOf('%')
  const lower =
    zone === -1 ? host.toLowerCase() : host.slice(0, zone).toLowerCase() + host.slice(zone)
  return {
    host: lower === '' ? null : lower,
    port: colon === -1 ? null : portOf(rest.slice(colon + 1)),
  }
}
