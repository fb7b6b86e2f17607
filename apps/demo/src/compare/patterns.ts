import { splitUri } from '@waymark/rfc3986'

/** What a directional method is asked: a pattern or a part of one, and what it is held against. */
export interface Match {
  readonly pattern: string | null
  readonly subject: string
}

/** A source expression of a Content Security Policy, cut as its grammar says. */
interface SourceExpression {
  readonly scheme: string | null
  readonly host: string | null
  readonly port: string | null
  readonly path: string
}

const SOURCE = /^(?:([a-z][a-z0-9+.-]*):(?:\/\/|$))?([^:/?#]*)(?::([^/?#]*))?([^?#]*)/i

export function cutSource(text: string): SourceExpression {
  const [, scheme = null, host = '', port = null, path = ''] = SOURCE.exec(text.trim()) ?? []
  return { scheme, host: host === '' ? null : host, port, path }
}

/**
 * What the first text is to a method that matches, when it is read as a pattern or a source expression, and
 * the part of the second that the method looks at.
 *
 * @returns `null` for a method that takes another kind of pattern, or when there is nothing to ask.
 */
export function matchFor(method: string, a: string, b: string): Match | null {
  const source = cutSource(a)
  const { scheme, authority, path } = splitUri(b.trim())
  switch (method) {
    case 'csp-source':
    case 'url-pattern':
      return { pattern: a.trim(), subject: b }
    case 'csp-policy':
      return { pattern: policyOf(a.trim()), subject: b }
    case 'csp-scheme-part':
      return source.scheme === null || scheme === null
        ? null
        : { pattern: source.scheme, subject: scheme }
    case 'csp-host-part':
      return source.host === null || authority === null
        ? null
        : { pattern: source.host, subject: hostOf(authority) }
    case 'csp-port-part':
    case 'csp-port-part-2016':
      return { pattern: source.port, subject: b }
    case 'csp-path-part':
      return { pattern: source.path, subject: path }
    default:
      return null
  }
}

/** A source list alone is read as the policy that has only this list. */
function policyOf(text: string): string {
  return /^[a-z-]+-(?:src|uri|action|ancestors)(?:\s|$)/i.test(text) ? text : `default-src ${text}`
}

function hostOf(authority: string): string {
  return authority.replace(/^.*@/, '').replace(/:\d*$/, '')
}
