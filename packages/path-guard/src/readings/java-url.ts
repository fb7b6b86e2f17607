import { parseIpv6 } from '@waymark/host'
import { asciiLowercase } from '@waymark/infra'
import { type ParserModel, type SeenTarget, splitAt, withoutOuterControls } from './parser-model.ts'

/** `java.net.URL`: `getHost()`, `getPort()` and `getPath()`. */
export const JAVA_URL: ParserModel = {
  name: 'java-url',
  title: 'java.net.URL of Java 17',
  source:
    'https://github.com/openjdk/jdk/blob/master/src/java.base/share/classes/java/net/URLStreamHandler.java',
  read(url) {
    const text = withoutOuterControls(url).replace(/^url:/i, '')
    const [written, scheme = ''] = /^([a-z][a-z\d+.-]*):/i.exec(text) ?? []
    if (written === undefined || !HANDLED.has(asciiLowercase(scheme))) return null
    const [hierarchy] = splitAt(/[?#]/, text.slice(written.length))
    // Four slashes begin the name of a file on another machine.
    if (!hierarchy.startsWith('//') || hierarchy.startsWith('////')) {
      return { host: '', port: null, path: hierarchy }
    }
    const [authority, path] = splitAt(/\//, hierarchy.slice(2))
    const target = readAuthority(authority)
    return target && { ...target, path }
  },
}

/** The protocols that a Java runtime brings along, but for those whose URLs have URLs inside. */
const HANDLED: ReadonlySet<string> = /* @__PURE__ */ new Set(['http', 'https', 'ftp', 'file'])

/** Controls, and letters that compatibility mapping turns into a delimiter. */
const REFUSED =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses
  /[\u0000-\u001f\u007f⁇⁈⁉℀℁℅℆⩴﹕﹖﹟﹫＃／：？＠]/

function readAuthority(authority: string): Pick<SeenTarget, 'host' | 'port'> | null {
  const at = authority.indexOf('@')
  // With more than one, the authority is not that of a server.
  if (at !== authority.lastIndexOf('@')) return { host: '', port: null }
  const written = authority.slice(at + 1)
  const close = written.indexOf(']')
  if (written.startsWith('[')) {
    const [address = '', zone] = written.slice(1, close).split(/%(.*)/s)
    if (close < 3 || zone === '' || parseIpv6(address) === null) return null
    if (close + 1 < written.length && written[close + 1] !== ':') return null
    return withPort(written.slice(1, close), written.slice(close + 2))
  }
  const colon = written.indexOf(':')
  if (REFUSED.test(colon === -1 ? written : written.slice(0, colon))) return null
  return colon === -1
    ? { host: written, port: null }
    : withPort(written.slice(0, colon), written.slice(colon + 1))
}

/** A port may have a sign, and digits of any script; -1 is none. */
function withPort(host: string, text: string): Pick<SeenTarget, 'host' | 'port'> | null {
  if (text === '' || /^-0*1$/.test(text)) return { host, port: null }
  const digits = /^\+?(\d+)$/.exec(text.normalize('NFKC'))?.[1] ?? (/^-0+$/.test(text) ? '0' : '')
  const port = Number(digits)
  return digits === '' || port > 0x7fff_ffff ? null : { host, port }
}
