import { findSitemapFiles } from '@waymark/sitemap'
import type { SiteFiles } from '../site-files.ts'

/** The folder that the URLs of an index start from. */
export interface IndexFolder {
  readonly folder: string
  /** The path of the index in the folder. */
  readonly index: string
  /** For each URL of the index, the path of its file in the folder; `null` if it has none. */
  readonly names: readonly (string | null)[]
}

/**
 * Finds the folder that the URLs of an index start from: the folder of the index or one above it, up to a given folder. It is
 * the one with the most of the sitemaps, then the one in which they share more of the paths of their URLs, then the nearest.
 * All sitemaps of an index are searched in the same folder, so that a missing one is not taken from another site.
 *
 * @param outermost - The given folder. No file outside it is a candidate.
 * @param path - The path of the index.
 * @param locs - The URLs of the index, each once.
 */
export function findIndexFolder(
  outermost: string,
  path: string,
  locs: readonly string[],
  files: SiteFiles,
): IndexFolder {
  const segments = files.relative(outermost, path).split('/')
  let best: (IndexFolder & Score) | null = null
  for (let depth = segments.length - 1; depth >= 0; depth--) {
    const above = segments.slice(0, depth).join('/')
    const folder = above === '' ? outermost : files.join(outermost, above)
    const index = segments.slice(depth).join('/')
    const inFolder = { has: (name: string) => files.hasFile(folder, name) }
    const names = findSitemapFiles(locs, inFolder, new Set([index]))
    const candidate = { folder, index, names, ...scoreOf(names) }
    if (best === null || isBetter(candidate, best)) best = candidate
  }
  return best!
}

interface Score {
  readonly found: number
  readonly segments: number
}

function scoreOf(names: readonly (string | null)[]): Score {
  const found = names.filter((name) => name !== null)
  return {
    found: found.length,
    segments: found.reduce((sum, name) => sum + name.split('/').length, 0),
  }
}

function isBetter(one: Score, other: Score): boolean {
  return one.found === other.found ? one.segments > other.segments : one.found > other.found
}
