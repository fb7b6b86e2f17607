import { deepFreeze } from '@waymark/infra/internal'
import { baseOption, portsOption } from '../context-options.ts'
import { schemeKey } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'
import { STRINGS_BY_NAME } from '../option-types.ts'
import type { CompareOptions } from '../options.ts'
import { followRedirects } from '../redirects.ts'
import type { Subject } from '../subject.ts'

/** The same string after all known redirects have been followed. */
export const rfc3986Protocol: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'rfc3986-protocol',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The same string after all known redirects have been followed.',
  explain:
    'The last step of the ladder: the redirects that a server has sent count. The method makes no requests; you pass the known redirects. If redirects form a circle, each URL in it is its own key. A relative redirect is resolved against the URL that redirects.',
  falsePositive:
    'Redirects change: a login page to which everything redirects for a moment makes the whole site one resource.',
  falseNegative: 'Until a redirect is known, one resource has two URIs.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.4',
  options: [
    baseOption,
    {
      name: 'redirects',
      type: STRINGS_BY_NAME,
      required: false,
      summary: 'URLs that are known to redirect, and where to; compared in normal form.',
    },
    portsOption,
  ],
  examples: [
    [
      'http://EXAMPLE.com:80/data',
      'http://example.com/data/',
      true,
      { redirects: { 'http://example.com/data': 'http://example.com/data/' } },
    ],
    [
      'http://example.com/a',
      'http://example.com/c',
      true,
      { redirects: { 'http://example.com/a': '/b', 'http://example.com/b': '/c' } },
    ],
    ['coap://a:5683', 'coap://a/', true, { ports: { coap: 5683 } }],
    ['http://example.com/a', 'http://example.com/c', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: (subject, options) => keysAfter(options)(subject),
  prepare: keysAfter,
})

function keysAfter(options: CompareOptions): (subject: Subject) => string {
  const follow = followRedirects(options)
  return (subject) => follow(schemeKey(subject, options))
}
