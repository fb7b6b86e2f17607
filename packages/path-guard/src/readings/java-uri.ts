import { parseIpv6 } from '@waymark/host'
import { type ParserModel, type SeenTarget, splitAt } from './parser-model.ts'

/** `java.net.URI`: `getHost()`, `getPort()` and `getRawPath()`. It follows RFC 2396, and reads what is beyond ASCII. */
export const JAVA_URI: ParserModel = {
  name: 'java-uri',
  title: 'java.net.URI of Java 17',
  source: 'https://docs.oracle.com/en/java/javase/17/docs/api/java.base/java/net/URI.html',
  read(url) {
    const [text = '', fragment = ''] = url.split(/#(.*)/s, 2)
    if (!URIC.test(fragment)) return null
    const [written = '', scheme] = /^([^/?:]*):/.exec(text) ?? []
    if (scheme !== undefined && !/^[a-z][a-z\d+.-]*$/i.test(scheme)) return null
    const rest = text.slice(written.length)
    if (scheme !== undefined && !rest.startsWith('/')) {
      return rest !== '' && URIC.test(rest) ? { host: null, port: null, path: '' } : null
    }
    const [hierarchy, query] = splitAt(/\?/, rest)
    if (!URIC.test(query)) return null
    if (!hierarchy.startsWith('//')) return withPath(NO_HOST, hierarchy)
    const [authority, path] = splitAt(/\//, hierarchy.slice(2))
    // An authority may be empty, but not at the end.
    if (authority === '' && url === `${written}//`) return null
    const target = authority === '' ? NO_HOST : readAuthority(authority)
    return target && withPath(target, path)
  },
}

type Target = Pick<SeenTarget, 'host' | 'port'>

const NO_HOST: Target = { host: null, port: null }

/** Beyond ASCII, every character but spaces and controls; and whole percent-encoded bytes. */
const OTHER =
  '%[\\da-fA-F]{2}|[^\\u0000-\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'
const UNRESERVED = "\\w\\-.!~*'()"
const URIC = madeOf(`${UNRESERVED};/?:@&=+$,[\\]`)
const PATH = madeOf(`${UNRESERVED}:@&=+$,;/`)
const REGISTRY = madeOf(`${UNRESERVED}$,;:@&=+`)
const SERVER = madeOf(`${UNRESERVED};:&=+$,@[\\]`)
const USERINFO = madeOf(`${UNRESERVED};:&=+$,`)

function madeOf(characters: string): RegExp {
  return new RegExp(`^(?:[${characters}]|${OTHER})*$`, 'u')
}

function withPath(target: Target, path: string): SeenTarget | null {
  return PATH.test(path) ? { ...target, path } : null
}

function readAuthority(authority: string): Target | null {
  // Beside a bracket, a zone may have a lone percent sign.
  const server = authority.indexOf(']') > 0 ? authority.replaceAll('%', '') : authority
  const isRegistry = REGISTRY.test(authority)
  const target = SERVER.test(server) ? readServer(authority) : null
  return target ?? (isRegistry ? NO_HOST : null)
}

const HOST_NAME = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*([a-z\d](?:[a-z\d-]*[a-z\d])?)\.?$/i
const IPV4 = /^(?:0*(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])(?:\.(?!$)|$)){4}$/

function readServer(authority: string): Target | null {
  const at = authority.indexOf('@')
  if (!USERINFO.test(authority.slice(0, Math.max(at, 0)))) return null
  const [, ipv6, name = '', digits = ''] =
    /^(?:\[([^\]]*)\]|([^:]*))(?::(\d*))?$/.exec(authority.slice(at + 1)) ?? []
  const port = digits === '' ? null : Number(digits)
  if (port !== null && port > 0x7fff_ffff) return null
  if (ipv6 !== undefined) {
    const [address = '', zone] = ipv6.split(/%(.*)/s)
    const isRight = parseIpv6(address) !== null && (zone === undefined || /^[\w.]+$/.test(zone))
    return isRight ? { host: ipv6, port } : null
  }
  if (IPV4.test(name)) return { host: name, port }
  const last = HOST_NAME.exec(name)?.[1]
  // The last of several labels begins with a letter.
  const isName = last !== undefined && (/^[a-z]/i.test(last) || !/\../.test(name))
  return isName ? { host: name, port } : null
}
