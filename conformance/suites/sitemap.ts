import {
  escapeLoc,
  fitsOneIndex,
  fitsOneSitemap,
  isInScope,
  isValidChangefreq,
  isValidLastmod,
  isValidLocLength,
  isValidPriority,
  SitemapError,
} from '@waymark/sitemap'
import type { Case, Suite } from '../suite.ts'

interface Vector {
  readonly id: string
  readonly kind: string
  readonly input: unknown
  readonly expected: unknown
  readonly sitemap?: string
}

/** The answers of this project's functions in the vectors' own words. */
function answer({ kind, input, sitemap }: Vector): unknown {
  switch (kind) {
    case 'escape-loc':
      return escaped(String(input))
    case 'lastmod':
      return isValidLastmod(String(input))
    case 'changefreq':
      return isValidChangefreq(String(input))
    case 'priority':
      return isValidPriority(typeof input === 'number' ? input : String(input))
    case 'location-scope':
      return isInScope(String(sitemap), String(input))
    default:
      throw new Error(`a vector of unknown kind: ${kind}`)
  }
}

function escaped(loc: string): unknown {
  try {
    return escapeLoc(loc)
  } catch (error) {
    if (error instanceof SitemapError) return { error: error.code }
    throw error
  }
}

const BREACHES = ['split', 'split-index', 'too-long']

/** Which limit is broken; `null` where all are kept, which the vectors call by several names. */
function brokenLimit(input: unknown): string | null {
  const { urls, bytes, sitemaps, locLength } = input as Record<string, number | undefined>
  if (locLength !== undefined) return isValidLocLength(locLength) ? null : 'too-long'
  if (sitemaps !== undefined) return fitsOneIndex(sitemaps, bytes) ? null : 'split-index'
  if (urls === undefined && bytes === undefined) throw new Error('a limit of unknown kind')
  return fitsOneSitemap(urls ?? 0, bytes ?? 0) ? null : 'split'
}

function check(vector: Vector): string | null {
  const { kind, input, expected } = vector
  if (kind === 'limit') {
    const broken = brokenLimit(input)
    const isRight = broken === null ? !BREACHES.includes(String(expected)) : broken === expected
    return isRight ? null : `expected ${expected}, got ${broken ?? 'within the limits'}`
  }
  const actual = answer(vector)
  if (actual === expected) return null
  // A URL that cannot be written is an error whatever the vector calls it.
  const isError = typeof actual === 'object' && typeof expected !== 'string'
  return isError ? null : `expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`
}

export const sitemap: Suite = {
  file: 'vectors/sitemap.json',
  *cases(text): Iterable<Case> {
    const { vectors } = JSON.parse(text) as { vectors: Vector[] }
    for (const vector of vectors) yield { id: vector.id, check: () => check(vector) }
  },
  knownFailures: {},
}
