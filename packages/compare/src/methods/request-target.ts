import { deepFreeze, sentence } from '@waymark/infra/internal'
import { normalizeSyntaxParts, recomposeUri, reconstructTarget, splitUri } from '@waymark/rfc3986'
import { httpUriKey } from '../http-uri.ts'
import { normalizeSchemeParts } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'
import { HTTP_OR_HTTPS, STRING } from '../option-types.ts'
import { MissingOptionError } from '../options.ts'

const name = 'request-target'

/** Two HTTP/1.1 request targets have the same target URI. */
export const requestTarget: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name,
  kind: 'symmetric',
  family: 'format',
  summary: 'Two HTTP/1.1 request targets have the same target URI.',
  explain:
    'The target URI is reconstructed from the request target, the scheme of the connection and the Host field, and compared as HTTP compares URIs. A path may begin with two slashes; a host in absolute form replaces the Host field. `*` means the server itself, as does an empty path in an OPTIONS request. The authority form is only for CONNECT.',
  falsePositive:
    'A gateway checks one URI and forwards a request for another, as in request smuggling and cache poisoning.',
  falseNegative: 'A rule for a path does not apply to the same path in absolute form.',
  without: 'Targets that are not allowed with the request method.',
  source: 'https://www.rfc-editor.org/rfc/rfc9112#section-3.3',
  options: [
    {
      name: 'scheme',
      type: HTTP_OR_HTTPS,
      required: true,
      summary: 'The scheme of the connection: http or https.',
    },
    { name: 'host', type: STRING, required: true, summary: 'The Host field of the request.' },
    {
      name: 'request',
      type: STRING,
      required: false,
      summary: 'The method of the request, in exact case.',
    },
  ],
  noBase: 'completes a target with the options `scheme` and `host`',
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
      throw new MissingOptionError(
        name,
        'scheme',
        sentence('a path alone does not say http or https'),
      )
    }
    if (host === undefined) {
      throw new MissingOptionError(
        name,
        'host',
        sentence('a path alone does not say which host it is on'),
      )
    }
    const method = request ?? (text === '*' ? 'OPTIONS' : 'GET')
    const target = reconstructTarget(text, { scheme, host, method })
    if (target === null) return null
    const uri = normalizeSyntaxParts(splitUri(target))
    if (method === 'CONNECT') return recomposeUri(uri)
    if (uri.scheme === 'http' || uri.scheme === 'https') return httpUriKey(uri, method)
    return recomposeUri(normalizeSchemeParts(uri))
  },
})
