import type { Pairs, Values } from '../hash.ts'

/** Everything of the view that a link can have. Files are only on the page. */
export interface SiteState {
  /** A sitemap or a database that was pasted. */
  readonly text: string
  readonly isMuseum: boolean
  readonly canonical: boolean
}

export const FIRST_SITE: SiteState = { text: '', isMuseum: true, canonical: false }

/** Writes the state as the pairs of a link. */
export function writeSiteState({ text, isMuseum, canonical }: SiteState): Pairs {
  return [
    ['view', 'site'],
    ...(isMuseum ? [['example', 'museum'] as const] : []),
    ...(text === '' ? [] : [['text', text] as const]),
    ...(canonical ? [['check', 'canonical'] as const] : []),
  ]
}

/** Reads what `writeSiteState` wrote; `null` if it has nothing to check. */
export function readSiteState(values: Values): SiteState | null {
  const text = values.get('text') ?? ''
  const isMuseum = values.get('example') === 'museum'
  if (text === '' && !isMuseum) return null
  return { text, isMuseum, canonical: values.get('check') === 'canonical' }
}
