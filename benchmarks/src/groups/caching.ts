import { createURLNormalizer } from '@waymark/i18n-validation'
import type { Contest, Entrant } from '../contest.ts'
import type { Group } from '../group.ts'

const SIZES = [10, 1_000, 100_000, 10_000_000]

/** `createURLNormalizer` with caches of several sizes, and without one. A ratio under 0.9 means that the cache costs over a tenth. */
export const caching: Group = {
  name: 'caching',
  summary: 'createURLNormalizer with a cache; the first has none',
  *contests({ items }): Iterable<Contest> {
    for (const [input, list] of [
      ['different URLs', pages(items, items)],
      ['each ten times', pages(items, items / 10)],
    ] as const) {
      yield { operation: 'cacheSize', input, list, entrants: [0, ...SIZES].map(normalizer(input)) }
    }
  },
}

/** Pages of a site, where `different` follow each other before the first comes again, in steps of ten. */
function pages(items: number, different: number): readonly string[] {
  const times = items / different
  return Array.from({ length: items }, (_, index) => {
    const page = Math.floor(index / (10 * times)) * 10 + (index % 10)
    return `https://www.example.com/de/category-${page % 97}/item-${page}/`
  })
}

/** For different URLs, each pass has a normaliser of its own, so that none comes again. */
function normalizer(input: string): (cacheSize: number) => Entrant {
  const isFresh = input === 'different URLs'
  return (cacheSize) => {
    let own = createURLNormalizer({}, { cacheSize })
    const renew = (): void => {
      own = createURLNormalizer({}, { cacheSize })
    }
    return {
      name: cacheSize === 0 ? 'none' : `cache of ${cacheSize.toLocaleString('en')}`,
      body: `${isFresh ? 'if (index === 0) renew()\n' : ''}sum += normalize(item).length`,
      scope: { renew, normalize: (url: string) => own.normalizeURL(url) },
      isChecked: true,
    }
  }
}
