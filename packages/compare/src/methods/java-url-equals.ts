import { javaUrlKey } from '../java-url.ts'
import type { SymmetricMethod } from '../method.ts'

const NO_NAMES = {}

export const javaUrlEquals: SymmetricMethod = {
  name: 'java-url-equals',
  kind: 'symmetric',
  family: 'language',
  summary: 'What java.net.URL.equals answers: hosts are equal when they resolve to one address.',
  explain:
    'The best known pitfall among comparisons: it asks the name system, waits for it, changes its answer with the network, and calls all sites on one server equal. Names that do not resolve are compared without case. User information is left out but for ftp; paths keep their dots, as in Java 17, and their escapes. Here the names that resolve are handed over, and no one is asked.',
  falseEqual:
    'Of a thousand sites behind one address a hash set keeps a single one; credentials for one are sent to another.',
  falseDifferent:
    'The same URL is not found in the set it was put in, because the network was away for a moment.',
  without:
    'Strings at which the constructor throws; protocols other than http, https, ftp, file, mailto and jar.',
  source:
    'https://docs.oracle.com/en/java/javase/21/docs/api/java.base/java/net/URL.html#equals(java.lang.Object)',
  options: [
    {
      name: 'dns',
      required: false,
      summary: 'The only names that resolve, and their addresses; the first one counts.',
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
  ],
  keyIsUrl: true,
  key: ({ text }, { dns = NO_NAMES }) => javaUrlKey(text, dns),
}
