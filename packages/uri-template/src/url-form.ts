import { OptionError } from '@waymark/infra/options'

/** Schemes whose URLs have a host in lower case, and a path that begins with `/`; with the end of the host that is left out. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  http: ':80',
  https: ':443',
  ws: ':80',
  wss: ':443',
  ftp: ':21',
  file: 'localhost',
}

/**
 * Refuses a route that could never match, because its URIs are parsed as URLs first: the URL Standard writes schemes
 * and hosts in lower case, adds the `/` of an empty path, and leaves out the scheme's own port and the host `localhost` of files.
 *
 * @throws {OptionError} With what the template should be.
 * @see https://url.spec.whatwg.org/#url-serializing
 */
export function checkUrlForm(name: string, text: string): void {
  const [, scheme, rest] = /^([A-Za-z][A-Za-z0-9+.-]*):(.*)$/s.exec(text) ?? []
  if (scheme === undefined || rest === undefined) return
  const lower = scheme.toLowerCase()
  const isSpecial = Object.hasOwn(LEFT_OUT, lower)
  const [, authority, path] = (isSpecial ? AUTHORITY.exec(rest) : null) ?? []
  let form = `${lower}:${rest}`
  if (authority !== undefined && path !== undefined) {
    const hostStart = authority.lastIndexOf('@') + 1
    const parts = authority.slice(hostStart).split(/(\{[^}]*\}?)/)
    // A value of `{+x}` may have the path in it, and what comes after it may be part of the path.
    const isOpenBefore = authority.slice(0, hostStart).includes('{+')
    const open = isOpenBefore ? -1 : parts.findIndex((part) => part.startsWith('{+'))
    const isOpen = isOpenBefore || open !== -1
    // Every other part is an expression, whose names stay as they are.
    const written = parts
      .map((part, at) => (at % 2 === 0 && !(isOpen && at > open) ? part.toLowerCase() : part))
      .join('')
    const end = LEFT_OUT[lower]!
    const isLeftOut = lower === 'file' ? written === end : written.endsWith(end)
    const host = !isOpen && isLeftOut ? written.slice(0, -end.length) : written
    const slash = !isOpen && /^($|[?#]|\{[?#])/.test(path) ? '/' : ''
    form = `${lower}://${authority.slice(0, hostStart)}${host}${slash}${path}`
  }
  if (form === text) return
  const reason = 'its URIs are parsed as URLs before they are matched'
  const said = `the route \`${name}\` never matches, because ${reason}: write ${form}`
  throw new OptionError(name, { text: said, data: { form } })
}

/** The authority, with expressions that are part of it, and what comes after it. */
const AUTHORITY = /^\/\/((?:[^/?#{]|\{[A-Za-z0-9_+][^}]*\})*)(.*)/s
