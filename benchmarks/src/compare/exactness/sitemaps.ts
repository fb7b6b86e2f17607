import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { escapeLoc, isValidChangefreq, isValidLastmod, isValidPriority } from '@waymark/sitemap'
import { ErrorLevel, SitemapStream, streamToPromise } from 'sitemap'
import type { ExactnessRow } from '../figures.ts'

interface Vector {
  readonly kind: string
  readonly input: unknown
  readonly expected: unknown
}

/** What sitemap.js is given for each kind of vector, besides the URL. */
const MEMBERS: Readonly<Record<string, string>> = {
  lastmod: 'lastmod',
  changefreq: 'changefreq',
  priority: 'priority',
}

/** Cases of the sitemap protocol: values that may be written, and those that may not. */
export async function sitemapExactness(data: string): Promise<ExactnessRow[]> {
  const text = readFileSync(join(data, 'vectors', 'sitemap.json'), 'utf8')
  const { vectors } = JSON.parse(text) as { readonly vectors: readonly Vector[] }
  const values = vectors.filter(({ kind }) => Object.hasOwn(MEMBERS, kind))
  const locs = vectors.filter(({ kind, expected }) => {
    return kind === 'escape-loc' && typeof expected === 'string'
  })
  const source = 'sitemaps.org protocol'
  return [
    {
      suite: 'dates, frequencies and priorities that are allowed, and those that are not',
      source,
      total: values.length,
      waymark: values.filter((vector) => isValid(vector) === vector.expected).length,
      peer: await countPassed(values, async ({ kind, input, expected }) => {
        const xml = await writePage({ url: 'https://example.com/', [MEMBERS[kind]!]: input })
        return (xml?.includes(`<${kind}>`) ?? false) === expected
      }),
    },
    {
      suite: 'URLs as they are written, after reading the XML',
      source,
      total: locs.length,
      waymark: locs.filter(({ input, expected }) => {
        return readEntities(escapeLoc(String(input))) === readEntities(String(expected))
      }).length,
      peer: await countPassed(locs, async ({ input, expected }) => {
        const loc = /<loc>(.*?)<\/loc>/.exec((await writePage({ url: input })) ?? '')?.[1]
        return loc !== undefined && readEntities(loc) === readEntities(String(expected))
      }),
    },
  ]
}

function isValid({ kind, input }: Vector): boolean {
  if (kind === 'lastmod') return isValidLastmod(String(input))
  if (kind === 'changefreq') return isValidChangefreq(String(input))
  return isValidPriority(typeof input === 'number' ? input : String(input))
}

/** The sitemap with one page that sitemap.js writes; `null` if it refuses the page. */
export async function writePage(page: object): Promise<string | null> {
  const stream = new SitemapStream({ level: ErrorLevel.THROW })
  try {
    return String(await streamToPromise(Readable.from([page]).pipe(stream)))
  } catch {
    return null
  }
}

async function countPassed(
  vectors: readonly Vector[],
  passes: (vector: Vector) => Promise<boolean>,
): Promise<number> {
  let passed = 0
  for (const vector of vectors) if (await passes(vector)) passed++
  return passed
}

function readEntities(text: string): string {
  const names: Readonly<Record<string, string>> = {
    amp: '&',
    apos: "'",
    quot: '"',
    lt: '<',
    gt: '>',
  }
  return text.replace(/&(\w+);/g, (whole, name: string) => names[name] ?? whole)
}
