import { deepFreeze } from '@waymark/infra/internal'
import { baseOption } from '../context-options.ts'
import { javaUrlKey, readDns } from '../java-url.ts'
import type { SymmetricMethod } from '../method.ts'
import { LISTS_BY_NAME } from '../option-types.ts'
import type { CompareOptions } from '../options.ts'
import type { Subject } from '../subject.ts'

/** The result of java.net.URL.equals: hosts are equal if they resolve to the same IP address. */
export const javaUrlEquals: SymmetricMethod = /* @__PURE__ */ deepFreeze({
  name: 'java-url-equals',
  kind: 'symmetric',
  family: 'language',
  summary:
    'The result of java.net.URL.equals: hosts are equal if they resolve to the same IP address.',
  explain:
    'A well-known pitfall: Java’s method makes a DNS request and waits for it, its result depends on the network, and all sites on one server are equal. Hosts that do not resolve are compared ignoring case. Credentials are ignored except for ftp; paths keep their dot segments, as in Java 17, and their percent-encoded bytes. This implementation makes no requests: the option `dns` says which names resolve.',
  falsePositive:
    'A hash set keeps only one of a thousand sites that share an IP address; credentials for one site are sent to another.',
  falseNegative:
    'A URL is not found in the set that contains it, because the network was down for a moment.',
  without:
    'Strings for which the constructor throws; protocols other than http, https, ftp, file, mailto and jar.',
  source:
    'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/net/URL.html#equals(java.lang.Object)',
  options: [
    baseOption,
    {
      name: 'dns',
      type: LISTS_BY_NAME,
      required: false,
      summary:
        'The only names that resolve, with their IP addresses; the first address of each counts.',
    },
  ],
  examples: [
    [
      'http://a.example/',
      'http://b.example/',
      true,
      { dns: { 'a.example': ['192.0.2.1'], 'b.example': ['192.0.2.1'] } },
    ],
    ['http://a.example/', 'http://A.example:80/', true],
    ['http://a.example/', 'http://b.example/', false],
    ['http://a.example', 'http://a.example/', false],
    ['../b', 'http://example.com/b', true, { base: 'http://example.com/a/c' }],
  ],
  keyIsUrl: true,
  key: (subject, options) => keysAmong(options)(subject),
  prepare: keysAmong,
})

function keysAmong({ dns = {} }: CompareOptions): (subject: Subject) => string | null {
  const addresses = readDns(dns)
  return ({ reference }) => javaUrlKey(reference, addresses)
}
