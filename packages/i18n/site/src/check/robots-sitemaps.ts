import { utf8Decode } from '@waymark/infra'
import { concatBytes, sentence } from '@waymark/infra/internal'
import { parseRobots, type RobotsSitemap } from '@waymark/sitemap/robots'
import type { ByteSource } from '../byte-source.ts'
import { RIGHT_FILE } from '../database/json-document.ts'
import { FileError } from '../file-error.ts'
import type { SiteFiles } from '../site-files.ts'
import { problemAt, type SiteProblem, siteProblem } from '../site-problem.ts'
import { findIndexFolder } from './index-folders.ts'
import type { SitemapFile } from './list-inputs.ts'
import { type ListedSitemaps, notBelow } from './sitemap-indexes.ts'

/** What a robots.txt says about sitemaps. */
export interface RobotsReading extends ListedSitemaps {
  /** The length of the file. */
  readonly bytes: number
  readonly sitemaps: readonly RobotsSitemap[]
}

/** More than this is another file with the name; crawlers read the first 500 KiB. */
const LARGEST = 67_108_864

/**
 * Reads a robots.txt, and finds its sitemaps in its folder or below. Those on other hosts are allowed.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.4
 */
export async function readRobots(
  source: ByteSource,
  { path, folder }: Pick<SitemapFile, 'path' | 'folder'>,
  files: SiteFiles,
): Promise<RobotsReading> {
  const file = source.name
  const bytes = await bytesOf(source)
  const text = utf8Decode(bytes)
  // Which pages the file lets other sitemaps list is not judged here.
  const { sitemaps, problems: found } = parseRobots(text, '')
  const problems: SiteProblem[] = found.map((problem) => {
    const { line, column, value } = problem
    return problemAt(problem, { file, line, column, value })
  })
  if (sitemaps.length === 0) {
    problems.push(
      siteProblem('robots-without-sitemap', sentence('The robots.txt names no sitemap.'), { file }),
    )
  }
  const firsts = new Map<string, RobotsSitemap>()
  for (const sitemap of sitemaps) {
    if (!firsts.has(sitemap.loc)) firsts.set(sitemap.loc, sitemap)
  }
  const locs = [...firsts.keys()]
  const place = folder == null ? null : findIndexFolder(folder, path, locs, files)
  const named: SitemapFile[] = []
  for (const [at, { loc, line, column }] of [...firsts.values()].entries()) {
    const name = place?.names[at] ?? null
    if (place !== null && name !== null) {
      const found = files.join(place.folder, name)
      named.push({ path: found, isNamed: true, folder: files.folderOf(found) })
      continue
    }
    const message =
      place === null
        ? sentence('There is no folder in which to find the sitemap.')
        : notBelow(place.folder)
    problems.push(siteProblem('sitemap-not-read', message, { file, line, column, value: loc }))
  }
  return { bytes: bytes.length, problems, sitemaps, named }
}

/** @throws {FileError} If the file is larger than any robots.txt. */
export async function bytesOf(source: ByteSource): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of source.chunks()) {
    chunks.push(chunk.slice())
    length += chunk.length
    if (length <= LARGEST) continue
    const message = sentence('The file is larger than 64 MiB.')
    throw new FileError('list-too-large', source.name, message, { remedy: RIGHT_FILE })
  }
  return concatBytes(chunks)
}
