import { serializeHost } from '@waymark/host'
import { sentence } from '@waymark/infra/internal'
import { isSpecial } from '@waymark/url-parser'
import { type Candidate, ownCandidate } from './finding.ts'
import { type UrlContext, writtenIn } from './url-context.ts'

/** A piece after a backslash that looks like more of the host, or like a host. */
const HOST_LIKE = /^\\\.|^\\(?:[-\w]+\.)+(?:com|net|org|gov|edu)(?::\d*)?$/i

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
  const written = at === -1 ? input.slice(parts.host.start, start) + rest : rest.slice(at + 1)
  const other = written.replace(/:\d*$/, '')
  const own = serializeHost(host)
  if (other === own) return []
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
