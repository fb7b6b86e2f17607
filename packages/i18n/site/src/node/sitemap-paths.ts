import { readdir, stat } from 'node:fs/promises'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { throughLinks } from './real-path.ts'

/** The names of the sitemaps that a folder gets. Case is ignored because some file systems ignore it. */
const SITEMAP_NAME = /^sitemap(?:-\d+[b-z]?)?\.xml(?:\.gz)?$/i

/** The same, and the names of groups. */
const SPLIT_NAME = /^sitemap(?:-[a-z0-9][a-z0-9_-]*(?:\.\d+)?)?\.xml(?:\.gz)?$/i

/**
 * Whether a path is, or is below, one that a sitemap written to the folder may have: writing the sitemaps would then
 * replace what is there. Links are followed in the folders of both, so that another spelling makes no difference.
 *
 * @param isSplit - Whether the sitemaps may have names of groups, such as `sitemap-en.xml`. Default `false`.
 *
 * @example
 * ```ts
 * import { isSitemapPath } from '@waymark/site/files/node'
 *
 * await isSitemapPath('public', 'public/sitemap-2.xml') // => true
 * await isSitemapPath('public', 'public/report.xml') // => false
 * ```
 */
export async function isSitemapPath(
  folder: string,
  path: string,
  isSplit: boolean = false,
): Promise<boolean> {
  const [first = ''] = relative(await realPathOf(folder), await inRealFolder(path)).split(sep)
  return (isSplit ? SPLIT_NAME : SITEMAP_NAME).test(first)
}

/**
 * Whether a file is in a folder or below it. Links are followed in both.
 *
 * @example
 * ```ts
 * import { isBelow } from '@waymark/site/files/node'
 *
 * await isBelow('public', 'public/de/report.json') // => true
 * await isBelow('public', 'public/../report.json') // => false
 * ```
 */
export async function isBelow(folder: string, path: string): Promise<boolean> {
  const [first = ''] = relative(await realPathOf(folder), await realPathOf(path)).split(sep)
  return first !== '' && first !== '..' && !isAbsolute(first)
}

/**
 * Whether two paths lead to one file, or would if it existed.
 *
 * @example
 * ```ts
 * import { isSameFile } from '@waymark/site/files/node'
 *
 * await isSameFile('report.json', 'public/../report.json') // => true
 * ```
 */
export async function isSameFile(a: string, b: string): Promise<boolean> {
  if ((await realPathOf(a)) === (await realPathOf(b))) return true
  // Two spellings of one name, on a file system that ignores case.
  const [one, other] = await Promise.all([a, b].map(async (path) => await identityOf(path)))
  return one !== null && one === other
}

/**
 * The sitemaps of an earlier run: files in the folder with the name of a sitemap that are not among the written ones.
 * A folder that cannot be read has none.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { staleSitemaps } from '@waymark/site/files/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'site-'))
 * for (const name of ['sitemap.xml', 'sitemap-1.xml', 'news.xml']) {
 *   await writeFile(join(folder, name), '')
 * }
 * await staleSitemaps(folder, [{ name: 'sitemap.xml' }]) // => ['sitemap-1.xml']
 * await rm(folder, { recursive: true })
 * ```
 */
export async function staleSitemaps(
  folder: string,
  written: readonly { readonly name: string }[],
): Promise<readonly string[]> {
  const names = new Set(written.map(({ name }) => name))
  const found = await readdir(folder).catch(() => [])
  return found.filter((name) => SITEMAP_NAME.test(name) && !names.has(name))
}

/** Resolves links in the folder of a path, but not the last name: a link named like a sitemap counts as one. */
async function inRealFolder(path: string): Promise<string> {
  return join(await realPathOf(dirname(path)), basename(path))
}

async function identityOf(path: string): Promise<string | null> {
  try {
    const { dev, ino } = await stat(path, { bigint: true })
    return `${dev}:${ino}`
  } catch {
    return null
  }
}

async function realPathOf(path: string): Promise<string> {
  try {
    return await throughLinks(path)
  } catch {
    // Nothing can be there; the attempt to write will say why.
    return resolve(path)
  }
}
