import { parseIpv6 } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { utf8PercentDecode } from '@waymark/percent-encoding'
import { type ParserModel, type SeenTarget, splitAt } from './parser-model.ts'

/** `Parse` of Go's `net/url`: its result's `Hostname()`, `Port()` and path. */
export const GO: ParserModel = {
  name: 'go',
  title: 'net/url of Go 1.26',
  source: 'https://pkg.go.dev/net/url#Parse',
  read(url) {
    const [text, fragment] = splitAt(/#/, url)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
    if (/[\u0000-\u001f\u007f]/.test(text) || text.startsWith(':')) return null
    if (BROKEN_PERCENT.test(fragment)) return null
    const [written = '', scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? []
    const [rest] = splitAt(/\?/, text.slice(written.length))
    if (!rest.startsWith('/')) {
      if (scheme !== '') return { host: '', port: null, path: '' }
      return rest.split('/', 1)[0]!.includes(':') ? null : withPath('', null, rest)
    }
    const hasAuthority = rest.startsWith('//') && (scheme !== '' || !rest.startsWith('///'))
    if (!hasAuthority) return withPath('', null, rest)
    const [authority, path] = splitAt(/\//, rest.slice(2))
    const target = readAuthority(authority, asciiLowercase(scheme))
    return target && withPath(target.host, target.port, path)
  },
}

const BROKEN_PERCENT = /%(?![\da-f]{2})/i

function withPath(host: string | null, port: number | null, path: string): SeenTarget | null {
  return BROKEN_PERCENT.test(path) ? null : { host, port, path }
}

function readAuthority(
  authority: string,
  scheme: string,
): Pick<SeenTarget, 'host' | 'port'> | null {
  const at = authority.lastIndexOf('@')
  const userinfo = authority.slice(0, Math.max(at, 0))
  if (!/^[\w\-.:~!$&'()*+,;=%@]*$/.test(userinfo) || BROKEN_PERCENT.test(userinfo)) return null
  const written = authority.slice(at + 1)
  if (written.includes('[')) return readIpLiteral(written)
  const colon = written.indexOf(':')
  const last = written.lastIndexOf(':')
  // Lists of hosts, as databases have them, are allowed in other schemes.
  const from = colon !== last && scheme !== 'http' && scheme !== 'https' ? last : colon
  if (from !== -1 && !/^:\d*$/.test(written.slice(from))) return null
  const host = decodeHost(written)
  return host === null ? null : splitPort(host)
}

function readIpLiteral(written: string): Pick<SeenTarget, 'host' | 'port'> | null {
  const close = written.lastIndexOf(']')
  if (written.lastIndexOf('[') > 0 || close === -1) return null
  if (!/^(?::\d*)?$/.test(written.slice(close + 1))) return null
  const inside = written.slice(1, close)
  const zone = inside.indexOf('%25')
  const address = decodeHost(zone === -1 ? inside : inside.slice(0, zone))
  const zoneId = zone === -1 ? '' : decodeZone(inside.slice(zone))
  if (address === null || zoneId === null || zoneId === '%' || parseIpv6(address) === null)
    return null
  return { host: address + zoneId, port: portIn(written.slice(close + 1)) }
}

function splitPort(host: string): Pick<SeenTarget, 'host' | 'port'> {
  const colon = host.lastIndexOf(':')
  if (colon === -1 || !/^:\d*$/.test(host.slice(colon))) return { host, port: null }
  return { host: host.slice(0, colon), port: portIn(host.slice(colon)) }
}

/** Any number is a port here. */
function portIn(colonPort: string): number | null {
  return colonPort.length < 2 ? null : Number(colonPort.slice(1))
}

/** In a host, only bytes beyond ASCII may be percent-encoded, and `%25`. */
function decodeHost(text: string): string | null {
  if (BROKEN_PERCENT.test(text) || /%(?!25)[0-7]/.test(text)) return null
  return /^[\w\-.~!$&'()*+,;=:[\]<>"%\u0080-\uffff]*$/.test(text) ? utf8PercentDecode(text) : null
}

function decodeZone(text: string): string | null {
  if (BROKEN_PERCENT.test(text)) return null
  const decoded = utf8PercentDecode(text)
  return /^[\w\-.~!$&'()*+,;=:[\]<>"% \u0080-\uffff]*$/.test(decoded) ? decoded : null
}
