import { schemeKey } from '../ladder.ts'
import type { SymmetricMethod } from '../method.ts'
import { portsOption } from '../ports-option.ts'
import { followRedirects } from '../redirects.ts'

export const rfc3986Protocol: SymmetricMethod = {
  name: 'rfc3986-protocol',
  kind: 'symmetric',
  family: 'ladder',
  summary: 'The same text after all redirects that are known have been followed.',
  explain:
    'The last rung: what a server has already said counts. It asks nobody; the answers are handed over. A circle of redirects leads nowhere, and each URL in it stands for itself. A redirect that is relative is resolved against the URL it answers.',
  falseEqual:
    'Redirects change: a login page to which everything redirects for a moment makes the whole site one resource.',
  falseDifferent: 'A redirect that nobody has seen yet leaves two names for one resource.',
  without: 'None: every string has a key.',
  source: 'https://www.rfc-editor.org/rfc/rfc3986#section-6.2.4',
  options: [
    {
      name: 'redirects',
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
  ],
  keyIsUrl: true,
  key: (subject, options) => followRedirects(schemeKey(subject, options), options),
}
