import { serializeHost } from '@waymark/host'
import { sentence } from '@waymark/infra/internal'
import { isSpecial } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'
import { type UrlContext, writtenIn } from './url-context.ts'

/** A piece after a backslash that looks like more of the host, or like a host. */
const HOST_LIKE = /^\\\.|^\\(?:[-\w]+\.)+(?:com|net|org|gov|edu)(?::\d*)?$/i

/** The host between two slashes and the next delimiter; `null` if it is not after two slashes. */
function hostByRfc3986(input: string): string | null {
  const [, authority] = /^(?:[^:/?#]+:)?\/\/([^/?#]*)/.exec(input) ?? []
  if (authority === undefined) return null
  const host = authority.slice(authority.lastIndexOf('@') + 1).trimEnd()
  return host.replace(/:[^:\]]*$/, '')
}

/**
 * Finds a backslash after which other programs read another host. The URL Standard reads it as a slash; by RFC 3986, a host
 * ends only at `/`, `?` or `#`, and what is before an `@` is not a part of it.
 *
 * https://www.rfc-editor.org/rfc/rfc3986#section-3.2
 */
export function disputedHostFindings({ input, url, host, parts }: UrlContext): Candidate[] {
  if (parts.host === null || host === null || !input.includes('\\') || !isSpecial(url)) return []
  const start = (parts.port ?? parts.host).end
  const length = input.slice(start).search(/[/?#]/)
  const end = length === -1 ? input.length : start + length
  const rest = writtenIn(input, { start, end }).trimEnd()
  if (!rest.startsWith('\\')) return []
  const at = rest.lastIndexOf('@')
  if (at === -1 && !HOST_LIKE.test(rest.slice(rest.lastIndexOf('\\')))) return []
  const other = hostByRfc3986(input)
  const own = serializeHost(host)
  if (other === null || other === own) return []
  const facts = { host: own, other }
  return [
    ownCandidate('disputed-host', [{ start, end }], {
      message: sentence(
        'Browsers read the backslash as a slash and {host:name100} as the host. Programs that follow RFC 3986 read {other:name100} as the host.',
        facts,
      ),
      headline: sentence(
        'Deceptive host: browsers go to {host:name100}, other programs to {other:name100}.',
        facts,
      ),
    }),
  ]
}
