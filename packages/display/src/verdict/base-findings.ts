import { serializeHost } from '@waymark/host'
import { sentence } from '@waymark/infra/internal'
import { type Candidate, ownCandidate } from './finding.ts'
import type { UrlContext } from './url-context.ts'

/**
 * Finds a relative URL that looks like a path of the base, but begins with a host. A filter that accepts what begins with one
 * slash lets `/\evil.example` pass. Two plain slashes before a host are usual and are not reported, unless the host is a single
 * word, as in `//img/logo.png`.
 */
export function baseFindings({ input, host, parts, base }: UrlContext): Candidate[] {
  if (base === null || base.host === null) return []
  if (parts.scheme !== null || parts.host === null || host === null) return []
  const [own, other] = [serializeHost(host), serializeHost(base.host)]
  if (own === other || own === '' || other === '') return []
  const start = /^[\0- ]*/.exec(input)![0].length
  const slashes = /^[/\\\t\n\r]*/.exec(input.slice(start, start + 100))![0]
  // A page of a site with dots in its host does not often load files from a machine whose name has none.
  const isUsual = own.includes('.') || own === 'localhost' || own[0] === '[' || !other.includes('.')
  if (slashes === '//' && isUsual) return []
  const facts = { host: own, base: other, written: slashes }
  return [
    ownCandidate(
      'leaves-base-host',
      [{ start, end: Math.max(start + slashes.length, parts.host.end) }],
      {
        message: slashes.includes('\\')
          ? sentence(
              'A backslash is read as a slash, and a host begins after two slashes: this leads to {host:name100}, not to {base:name100}.',
              facts,
            )
          : sentence(
              'A host begins after two slashes: this leads to {host:name100}, not to {base:name100}.',
              facts,
            ),
        headline: sentence(
          'Deceptive path: it leads to {host:name100}, and leaves {base:name100}.',
          facts,
        ),
      },
    ),
  ]
}
