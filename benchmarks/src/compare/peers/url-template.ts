import { defineTemplate, expandTemplate } from '@waymark/uri-template'
import * as library from 'url-template'
import type { Contest } from '../../contest.ts'
import { templates } from '../../groups/templates.ts'
import { templateExactness } from '../exactness/templates.ts'
import { attempt, manifestFacts, yes } from '../facts.ts'
import type { Peer } from '../peer.ts'
import { size } from './url-class.ts'

export const urlTemplate: Peer = {
  name: 'url-template',
  exactness: templateExactness,
  sizes: [
    size(
      '@waymark/uri-template, expandTemplate',
      "export { expandTemplate } from '@waymark/uri-template'",
    ),
    size(
      '@waymark/uri-template, defineTemplate, which also matches',
      "export { defineTemplate } from '@waymark/uri-template'",
    ),
    size('url-template', "export { parseTemplate } from 'url-template'", true),
  ],
  *contests(corpora): Iterable<Contest> {
    const effort = { rounds: 0, sliceMs: 0, warmUpMs: 0, longestPassMs: 0 }
    const setting = { corpora, implementations: [], context: {}, effort, items: 2_000 }
    for (const contest of templates.contests(setting)) {
      if (contest.operation !== 'expand a template') continue
      // There, the peer is the first.
      const [theirs, ours] = contest.entrants
      yield { ...contest, entrants: [ours!, theirs!] }
    }
  },
  async features() {
    const template = 'https://a.example/{id}'
    return [
      {
        feature: 'all four levels of RFC 6570',
        waymark: yes(expandTemplate('{?list*}', { list: ['a', 'b'] }) === '?list=a&list=b'),
        peer: yes(
          library.parseTemplate('{?list*}').expand({ list: ['a', 'b'] }) === '?list=a&list=b',
        ),
      },
      {
        feature: 'reads the values back from a URI',
        waymark: yes(defineTemplate(template).match('https://a.example/7') !== null),
        peer: yes('match' in library.parseTemplate(template)),
      },
      {
        feature: 'refuses what is not a template, such as `{id`',
        waymark: yes(attempt(() => defineTemplate('{id')) === null),
        peer: yes(attempt(() => library.parseTemplate('{id')) === null),
      },
      {
        feature: 'refuses a value that would leave its segment, such as `..`',
        waymark: yes(attempt(() => defineTemplate(template).expand({ id: '..' })) === null),
        peer: yes(attempt(() => library.parseTemplate(template).expand({ id: '..' })) === null),
      },
      ...manifestFacts('@waymark/uri-template', 'url-template'),
    ]
  },
}
