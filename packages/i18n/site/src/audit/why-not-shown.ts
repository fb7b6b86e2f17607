import { type Sentence, sentence } from '@waymark/infra/internal'
import type { RelatedPlace } from './audit-problem.ts'
import { NONE } from './built-pages.ts'
import type { SiteGraph, UrlState } from './site-graph.ts'

/** What keeps a URL from being shown. */
export type BadState = Extract<
  UrlState,
  'missing' | 'redirect' | 'disallowed' | 'noindex' | 'not-canonical'
>

const BAD: readonly UrlState[] = ['missing', 'redirect', 'disallowed', 'noindex', 'not-canonical']

export function isBad(state: UrlState): state is BadState {
  return BAD.includes(state)
}

/** Says why search engines do not show a URL, as a part of a sentence. */
export function whyNotShown(graph: SiteGraph, url: number, state: BadState): Sentence {
  switch (state) {
    case 'missing':
      return graph.server.crawled.has(graph.stateAt(url))
        ? sentence('a crawler did not find it')
        : sentence('it does not exist')
    case 'noindex':
      return sentence('it is noindex')
    case 'disallowed':
      return sentence('the robots.txt disallows it')
    case 'redirect': {
      const to = graph.redirectOf(url)
      return to === null ? sentence('it redirects') : sentence('it redirects to {to:quote}', { to })
    }
    case 'not-canonical': {
      const to = graph.canonicalOf(url)
      return to === null
        ? sentence('it is not canonical')
        : sentence('its canonical URL is {to:quote}', { to })
    }
  }
}

/** The place that makes a URL what it is. */
export function placeOfState(graph: SiteGraph, url: number, state: BadState): RelatedPlace {
  switch (state) {
    case 'missing': {
      const at = graph.stateAt(url)
      const isCrawled = at === null || graph.server.crawled.has(at)
      return { at, note: isCrawled ? sentence('what a crawler found') : sentence('the rule') }
    }
    case 'not-canonical': {
      const row = graph.rowOf(url)
      return {
        at: row === NONE ? null : graph.pages.canonicalAt(row),
        note: sentence('its canonical'),
      }
    }
    case 'redirect':
      return { at: graph.redirectAt(url), note: sentence('the redirect') }
    case 'noindex':
      return { at: graph.stateAt(url), note: sentence('the noindex') }
    case 'disallowed':
      return { at: graph.stateAt(url), note: sentence('the rule') }
  }
}
