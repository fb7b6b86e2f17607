import { parseIpv6, serializeIpv4 } from '@waymark/host'
import { utf8PercentDecodeStrict } from '@waymark/percent-encoding'
import { removeDotSegments } from '@waymark/rfc3986'
import { type ParserModel, portOf, splitAt } from './parser-model.ts'

/** The URL API of libcurl as the command `curl` calls it: without a scheme, it guesses one. */
export const CURL: ParserModel = {
  name: 'curl',
  title: 'libcurl 7.88 and newer',
  source: 'https://github.com/curl/curl/blob/master/lib/urlapi.c',
  read(url) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
    if (/[\u0000-\u0020\u007f]/.test(url)) return null
    const [written = '', scheme = '', slashes = ''] =
      /^([a-z][a-z\d+.-]{0,38}):(\/+)/i.exec(url) ?? []
    if (/^file$/i.test(scheme)) return readFile(url)
    // From the fourth slash on, they belong to an empty host.
    if (slashes.length > 3) return null
    const [authority, rest] = splitAt(/[/?#]/, url.slice(written.length))
    const [login = ''] = /^[^@]*@/.exec(authority) ?? []
    const [, named = '', digits] = /^((?:\[[^\]]*\])|[^[:][^:]*)?(?::(.*))?$/s.exec(
      authority.slice(login.length),
    ) ?? [null, '', '']
    if (named === '' || (digits === '' && scheme === '')) return null
    const port = portOf((digits ?? '').replace(/^0+(?=\d)/, ''))
    if (port === null && digits !== undefined && digits !== '') return null
    const host = named.startsWith('[') ? readIpLiteral(named) : readName(named)
    if (host === null) return null
    return { host, port, path: pathIn(rest) }
  },
}

/** Only a file of this machine, which has no host; a drive only on Windows. */
function readFile(url: string) {
  const rest = url.slice('file:'.length)
  const path = rest.replace(/^\/\/(?:localhost(?=\/)|127\.0\.0\.1(?=\/)|(?=\/))/i, '')
  if (
    url.length <= 6 ||
    (path === rest && path.startsWith('//')) ||
    /^\/?[a-z][:|](?:[/\\]|$)/i.test(path)
  )
    return null
  return { host: null, port: null, path: pathIn(path) }
}

function pathIn(rest: string): string {
  const [path] = splitAt(/[?#]/, rest)
  return removeDotSegments(path) || '/'
}

function readIpLiteral(host: string): string | null {
  const [, address = ''] = /^\[([\da-f:.]*)(?:%(?:25(?!\]))?[^\]]{1,15})?\]$/i.exec(host) ?? []
  return parseIpv6(address) === null ? null : address
}

function readName(host: string): string | null {
  const address = readIpv4(host)
  if (address !== null) return serializeIpv4(address)
  const decoded = utf8PercentDecodeStrict(host)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
  if (decoded === null || /%(?![\da-f]{2})/i.test(host) || /[\u0000-\u001f\u007f]/.test(decoded))
    return null
  return /[ /:#?!@{}[\]\\$'"^`*<>=;,+&()%]/.test(decoded) ? null : decoded
}

/** Up to four numbers of any base, of which the last fills the rest; a number that is too great makes a name. */
function readIpv4(host: string): number | null {
  const parts = host.split('.')
  if (parts.length > 4 || !parts.every((part) => /^(?:0x[\da-f]+|0[0-7]*|[1-9]\d*)$/i.test(part)))
    return null
  const numbers = parts.map((part) =>
    /^0[0-7]/.test(part) ? Number.parseInt(part, 8) : Number(part),
  )
  const last = numbers.pop()!
  if (numbers.some((number) => number > 0xff) || last >= 256 ** (4 - numbers.length)) return null
  return numbers.reduce((sum, number, index) => sum + number * 256 ** (3 - index), last)
}
