import { defineRule, normalize, trace } from '@waymark/normalize'
import normalizeUrl from 'normalize-url'
import type { Contest } from '../../contest.ts'
import { normalizerDisagreements } from '../exactness/normalizers.ts'
import { attempt, manifestFacts, worksBare, yes } from '../facts.ts'
import type { Peer } from '../peer.ts'
import { size } from './url-class.ts'

export const normalizeUrlPeer: Peer = {
  name: 'normalize-url',
  // No standard says what a normaliser removes: instead, each disagreement has its cause.
  exactness: () => [],
  disagreements: (data) => normalizerDisagreements(data, 100_000),
  sizes: [
    size(
      '@waymark/normalize/core with the preset seo, parser included',
      "export { normalizeWith } from '@waymark/normalize/core'; export { seo } from '@waymark/normalize/presets'",
    ),
    size(
      '@waymark/normalize, all rules and presets by name, parser included',
      "export { normalize } from '@waymark/normalize'",
    ),
    size(
      'normalize-url, which uses the URL of the engine',
      "export { default } from 'normalize-url'",
      true,
    ),
  ],
  *contests(corpora): Iterable<Contest> {
    for (const { name, flat } of corpora.absolute) {
      const list = flat.filter((url) => /^https?:/.test(url) && isTaken(url))
      if (list.length < flat.length / 2) continue
      const theirs = {
        name: 'normalize-url',
        body: 'sum += run(item).length',
        scope: { run: normalizeUrl },
      }
      for (const preset of ['seo', 'crawler']) {
        yield {
          operation: `the preset ${preset}, beside the defaults of normalize-url`,
          input: name,
          list,
          entrants: [
            {
              name: 'waymark',
              body: 'sum += normalize(item, preset).length',
              scope: { normalize, preset },
            },
            theirs,
          ],
        }
      }
    }
  },
  async features() {
    const input = 'https://example.com/?b=1&a=2'
    return [
      {
        feature: 'reads `example.com` as a URL',
        waymark: yes(normalize('example.com', 'seo') !== null),
        peer: yes(attempt(() => normalizeUrl('example.com')) !== null),
      },
      {
        feature: 'each change with the rule that made it',
        waymark: yes(trace(input, ['sort-query']).steps[0]?.rule === 'sort-query'),
        // A string says what came out, and no more.
        peer: yes(typeof normalizeUrl(input) !== 'string'),
      },
      {
        feature: 'rules of your own',
        waymark: yes(typeof defineRule === 'function'),
        peer: yes(
          attempt(() => normalizeUrl(input, { transformPath: () => ['x'] }))?.includes('/x') ===
            true,
        ),
      },
      {
        feature: 'the string as it is written, without a URL parser (RFC 3986)',
        waymark: yes(
          normalize('HTTP://a/x/../b', ['lowercase-scheme-host'], { model: 'rfc3986' }) ===
            'http://a/x/../b',
        ),
        peer: yes(attempt(() => normalizeUrl('HTTP://a/x/../b')) === 'http://a/x/../b'),
      },
      {
        feature: 'runs where there is only ECMAScript, without the `URL` of an engine',
        waymark: yes(
          await worksBare(`import { normalizeWith } from '@waymark/normalize/core'
            import { seo } from '@waymark/normalize/presets'
            export const test = () => normalizeWith('HTTP://A/b/', seo) === 'http://a/b'`),
        ),
        peer: yes(
          await worksBare(`import normalizeUrl from 'normalize-url'
            export const test = () => normalizeUrl('HTTP://A/b/') === 'http://a/b'`),
        ),
      },
      ...manifestFacts('@waymark/normalize', 'normalize-url'),
    ]
  },
}

/** An exception would be all that is measured. */
function isTaken(url: string): boolean {
  return attempt(() => normalizeUrl(url)) !== null && normalize(url, 'seo') !== null
}
