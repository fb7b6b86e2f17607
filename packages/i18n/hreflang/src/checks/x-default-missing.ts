import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { clusterLanguages } from '../clusters.ts'

export const xDefaultMissing: Check = {
  code: 'x-default-missing',
  severity: 'info',
  summary: 'A set of pages in several languages has no `x-default`.',
  explanation:
    'A search engine chooses a page itself for readers whose language is not in the set.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy:
    'Add an `x-default` link to a page where readers choose their language, or to the most general version.',
  notFixed: 'Only the site can decide which page readers of other languages should see.',
  message: ({ clusters = 1 }) =>
    clusters === 1
      ? sentence('A set of pages in several languages has no x-default.')
      : sentence(
          '{clusters} sets of pages in several languages have no x-default; this is the first.',
          { clusters },
        ),
  *find(site) {
    const xDefault = site.keys.indexOf('x-default')
    const repeated = site.keys.indexOf(asciiLowercase(site.xDefaultLang ?? 'x-default'))
    let clusters = 0
    let first = ''
    for (const { keys, pointer } of clusterLanguages(site)) {
      if (keys.size < 2 || keys.has(xDefault) || keys.has(repeated)) continue
      if (clusters++ === 0) first = pointer
    }
    if (clusters > 0) yield { pointer: first, clusters }
  },
}
