import * as publicSuffix from '@waymark/public-suffix'
import { createPublicSuffixList } from '@waymark/public-suffix/list'
import { parseUrl } from '@waymark/url-parser'
import * as library from 'tldts'
import type { Contest } from '../../contest.ts'
import { publicSuffixExactness } from '../exactness/public-suffix.ts'
import { manifestFacts, yes } from '../facts.ts'
import type { Peer } from '../peer.ts'
import { size } from './url-class.ts'

const OPTIONS = { allowPrivateDomains: true }

export const tldts: Peer = {
  name: 'tldts',
  exactness: publicSuffixExactness,
  sizes: [
    size(
      '@waymark/public-suffix, of hosts',
      `export { getRegistrableDomain } from '@waymark/public-suffix'
       export { parseHost } from '@waymark/host'`,
    ),
    size(
      '@waymark/public-suffix, of URLs',
      `export { getRegistrableDomain } from '@waymark/public-suffix'
       export { parseUrl } from '@waymark/url-parser'`,
    ),
    size('tldts, getDomain', "export { getDomain } from 'tldts'", true),
    size('tldts, parse', "export { parse } from 'tldts'", true),
  ],
  *contests(corpora): Iterable<Contest> {
    for (const { name, flat } of corpora.absolute) {
      const urls = flat.filter((url) => /^https?:/i.test(url))
      if (urls.length < flat.length / 2) continue
      yield {
        operation: 'the registrable domain of a URL',
        input: name,
        list: urls,
        entrants: [
          {
            name: 'waymark',
            body: 'sum += (domainOf(item) ?? "").length',
            scope: { domainOf: publicSuffix.getRegistrableDomain },
          },
          { name: 'tldts', body: PEER, scope: { getDomain: library.getDomain, options: OPTIONS } },
        ],
      }
      yield {
        operation: 'the registrable domain of a host',
        input: name,
        list: urls.map((url) => new URL(url).hostname),
        entrants: [
          {
            name: 'waymark',
            body: 'sum += (domainOf(item) ?? "").length',
            scope: { domainOf: publicSuffix.getRegistrableDomain },
          },
          { name: 'tldts', body: PEER, scope: { getDomain: library.getDomain, options: OPTIONS } },
        ],
      }
    }
  },
  async features() {
    const exports: object = library
    const newer = createPublicSuffixList('com\nshops.example.com\n')
    const shop = newer.getPublicSuffix('a.shops.example.com')
    return [
      {
        feature: 'takes a URL as a string',
        waymark: yes(publicSuffix.getPublicSuffix('https://a.com/') === 'com'),
        peer: yes(library.getPublicSuffix('https://a.com/') === 'com'),
      },
      {
        feature: 'a list that is newer than the package, at run time',
        waymark: yes(shop === 'shops.example.com'),
        peer: yes('createPublicSuffixList' in exports || 'setList' in exports),
      },
      {
        feature: 'says which version of the list it has',
        waymark: yes('LIST_VERSION' in publicSuffix),
        peer: yes(Object.keys(exports).some((name) => /version/i.test(name))),
      },
      {
        feature: 'only the suffixes of ICANN, by an option',
        waymark: yes(publicSuffix.getPublicSuffix('a.github.io', { icannOnly: true }) === 'io'),
        peer: yes(library.getPublicSuffix('a.github.io', { allowPrivateDomains: false }) === 'io'),
      },
      {
        feature: 'says whether a suffix is of ICANN or private',
        waymark: yes(Object.keys(publicSuffix).some((name) => /icann|private/i.test(name))),
        peer: yes(library.parse('a.github.io', OPTIONS).isPrivate === true),
      },
      {
        feature: 'the subdomain, and the name without its suffix',
        waymark: yes('getSubdomain' in publicSuffix),
        peer: yes(library.getSubdomain('https://a.b.co.uk/') === 'a'),
      },
      {
        feature: 'same site, as in the HTML Standard',
        waymark: yes('isSameSite' in publicSuffix),
        peer: yes('isSameSite' in exports),
      },
      {
        feature: '`0x7f.1` is an IP address, as in browsers',
        waymark: yes(parseUrl('http://0x7f.1/')?.host?.kind === 'ipv4'),
        peer: yes(library.parse('http://0x7f.1/').isIp === true),
      },
      {
        feature: 'finds the host after a backslash, as browsers do',
        waymark: yes(parseUrl('https://a.example\\@b.example/')?.host?.kind === 'domain'),
        peer: yes(library.getHostname('https://a.example\\@b.example/') === 'a.example'),
      },
      ...manifestFacts('@waymark/public-suffix', 'tldts'),
    ]
  },
}

const PEER = 'sum += (getDomain(item, options) ?? "").length'
