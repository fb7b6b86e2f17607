import { createKeyFunction } from '@waymark/compare'

/** HTTP does not send the fragment, and this site ignores the campaign of a link. */
const RULES = ['remove-tracking-params', 'remove-empty-query', 'remove-fragment'] as const

/** The key under which a cache stores the response to a URL; `null` if it is not a URL. */
export const cacheKey: (url: string) => string | null = createKeyFunction(RULES)
