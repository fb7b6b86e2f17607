import { asciiLowercase } from '@waymark/infra'
import { type Check, GOOGLE_LOCALIZED_VERSIONS } from '../check.ts'
import { clusterLanguages } from '../clusters.ts'

export const xDefaultMissing: Check = {
  code: 'x-default-missing',
  severity: 'info',
  summary: 'A set of pages in several languages has no `x-default`.',
  explanation: 'Readers whose language is not there get the page that a search engine picks.',
  source: GOOGLE_LOCALIZED_VERSIONS,
  remedy: 'Add `x-default` with a page to choose a language on, or with the most general version.',
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
