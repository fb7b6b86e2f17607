import { normalizeSyntaxParts, recomposeUri, reconstructTarget, splitUri } from '@waymark/rfc3986'
import { httpUriKey } from '../http-uri.ts'
import { normalizeSchemeParts } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'
import { MissingOptionError } from '../options.ts'

const name = 'request-target'

export const requestTarget: SymmetricMethod = {
  name,
  kind: 'symmetric',
  family: 'format',
  summary: 'Two request targets of HTTP/1.1 ask for the same URI.',
  explain:
    'The target URI is put together from the target, the scheme of the connection and the Host field, and compared as HTTP compares URIs. A path that begins with two slashes is a path; the host in an absolute form replaces the field. `*` is the server itself, which an empty path means only in an OPTIONS request. The authority form is that of CONNECT alone.',
  falseEqual:
    'A gateway that decides on one URI lets a request for another pass: request smuggling and cache poisoning begin so.',
  falseDifferent: 'A rule for a path does not see the same path in absolute form.',
  without: 'Targets that no request with that method may have.',
  source: 'https://www.rfc-editor.org/rfc/rfc9112#section-3.3',
  options: [
    { name: 'scheme', required: true, summary: 'The scheme of the connection: http or https.' },
    { name: 'host', required: true, summary: 'The Host field of the request.' },
    { name: 'request', required: false, summary: 'The method of the request, in exact case.' },
  ],
  examples: [
    [
      'http://example.com/pub/WWW/TheProject.html',
      '/pub/WWW/TheProject.html',
      true,
      { scheme: 'http', host: 'example.com' },
    ],
    ['//a', '/a', false, { scheme: 'http', host: 'example.com' }],
    ['http://other.example/a', '/a', false, { scheme: 'http', host: 'example.com' }],
    ['*', 'http://example.com', true, { scheme: 'http', host: 'example.com', request: 'OPTIONS' }],
  ],
  keyIsUrl: false,
  key({ text }, { scheme, host, request }) {
    if (scheme === undefined) {
      throw new MissingOptionError(name, 'scheme', 'a path alone does not say http or https')
    }
    if (host === undefined) {
      throw new MissingOptionError(name, 'host', 'a path alone does not say of which host')
    }
    const method = request ?? (text === '*' ? 'OPTIONS' : 'GET')
    const target = reconstructTarget(text, { scheme, host, method })
    if (target === null) return null
    const uri = normalizeSyntaxParts(splitUri(target))
    if (method === 'CONNECT') return recomposeUri(uri)
    if (uri.scheme === 'http' || uri.scheme === 'https') return httpUriKey(uri, method)
    return recomposeUri(normalizeSchemeParts(uri, {}))
  },
}
