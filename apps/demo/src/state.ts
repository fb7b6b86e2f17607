import type { Pairs, Values } from './hash.ts'

/** How the SEO normaliser is set: document 0's options, seen from the page. */
export interface SeoOptions {
  readonly trailingSlash: 'never' | 'always' | 'preserve'
  readonly keepQuery: boolean
  readonly keepFragment: boolean
  readonly httpsOnly: boolean
}

/** Everything a visitor can change, and so everything a shared link holds. */
export interface State {
  readonly input: string
  readonly base: string
  readonly seo: SeoOptions
}

export const DEFAULT_SEO: SeoOptions = {
  trailingSlash: 'never',
  keepQuery: false,
  keepFragment: false,
  httpsOnly: false,
}

/** Writes the state as the pairs of a link; defaults are left out. */
export function writeState(state: State): Pairs {
  const { trailingSlash, keepQuery, keepFragment, httpsOnly } = state.seo
  const pairs: [string, string][] = [['url', state.input]]
  if (state.base !== '') pairs.push(['base', state.base])
  if (trailingSlash !== 'never') pairs.push(['slash', trailingSlash])
  const keep = [...(keepQuery ? ['query'] : []), ...(keepFragment ? ['fragment'] : [])]
  if (keep.length > 0) pairs.push(['keep', keep.join('.')])
  if (httpsOnly) pairs.push(['only', 'https'])
  return pairs
}

/** Reads what `writeState` wrote; `null` when it holds no URL. Unknown names and values are ignored. */
export function readState(values: Values): State | null {
  const input = values.get('url')
  if (input === undefined) return null
  const slash = values.get('slash')
  const keep = (values.get('keep') ?? '').split('.')
  return {
    input,
    base: values.get('base') ?? '',
    seo: {
      trailingSlash: slash === 'always' || slash === 'preserve' ? slash : 'never',
      keepQuery: keep.includes('query'),
      keepFragment: keep.includes('fragment'),
      httpsOnly: values.get('only') === 'https',
    },
  }
}
