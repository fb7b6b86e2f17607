import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type PartOfGroup, readSitemap } from '@waymark/sitemap'
import { TextDigest } from '@waymark/sitemap/files/node'
import { unpack } from '@waymark/sitemap/node'
import { type PageTable, PageTableBuilder } from '../../parts/page-table.ts'
import { fileAt, isAsWritten, type SetFile, SHEET } from './set-file.ts'
import type { SetNames } from './set-names.ts'
import type { SetState } from './set-state.ts'

/** A part of a published set. */
interface PublishedPart extends SetFile {
  readonly group?: PartOfGroup
}

/** The set that is published in a folder. */
export interface PublishedSet {
  /** The digest of the index, or of the only file. */
  readonly digest: string
  /** The names that the index has: such a file must not change while the index names it. */
  readonly named: ReadonlySet<string>
  /** Its files by their parts, without the index. Only those that are as they were written. */
  readonly parts: ReadonlyMap<number, PublishedPart>
  readonly table: PageTable
}

/**
 * Recognises the published set by the state that the run left which wrote it; `null` if another run or another program has
 * written since, or the parts have other names than those of this run.
 */
export async function knownSet(
  folder: string,
  state: SetState,
  names: SetNames,
): Promise<PublishedSet | null> {
  const [main, ...rest] = state.files
  if (main === undefined || main.name !== names.main || !(await isAsWritten(folder, main)))
    return null
  const named = new Set(rest.map(({ name }) => name))
  const parts = new Map<number, PublishedPart>()
  for (const file of main.part > 0 ? [main] : rest) {
    const part = file === main || file.part === SHEET ? file : partNamed(file, file.part, names)
    const isWhole = await isAsWritten(folder, file)
    if (part === null || (file.part === SHEET && !isWhole)) return null
    if (file.part !== SHEET && isWhole) parts.set(file.part, part)
  }
  return { digest: main.digest, named, parts, table: state.table }
}

/** Reads the published set; `null` if there is none that this program can have written. */
export async function readSet(folder: string, names: SetNames): Promise<PublishedSet | null> {
  const table = new PageTableBuilder()
  const main = await readFile(folder, names.main, (url) => table.add(url, 1))
  if (main === null) return null
  const { digest } = main
  if (!main.isIndex) {
    const parts = new Map([[1, { ...main.file, part: 1 }]])
    return { digest, named: new Set(), parts, table: table.build() }
  }
  const named = new Set<string>()
  const found = new Map<number, string>()
  for (const url of main.sitemaps) {
    const name = url.slice(url.lastIndexOf('/') + 1)
    named.add(name)
    // The parts of groups have no numbers of their own.
    const part = names.isSplit ? found.size + 1 : names.partOf(name)
    if (part !== null) found.set(part, name)
  }
  const parts = new Map<number, PublishedPart>()
  // An index with other files is not of this program; its files stay, and have names that are in use.
  if (found.size !== main.sitemaps.length) return { digest, named, parts, table: table.build() }
  for (const [part, name] of found) {
    const read = await readFile(folder, name, (url) => table.add(url, part))
    if (read === null || read.isIndex) continue
    const known = partNamed(read.file, part, names)
    if (known !== null) parts.set(part, known)
  }
  return { digest, named, parts, table: table.build() }
}

/** A part with its group; `null` if its name is not that of a part. */
function partNamed(file: SetFile, part: number, names: SetNames): PublishedPart | null {
  if (!names.isSplit) return names.partOf(file.name) === part ? { ...file, part } : null
  const group = names.groupOf(file.name)
  return group === null ? null : { ...file, part, group }
}

interface ReadFile {
  readonly isIndex: boolean
  readonly sitemaps: readonly string[]
  readonly digest: string
  readonly file: SetFile
}

/** `null` if the file is not a whole sitemap. */
async function readFile(
  folder: string,
  name: string,
  onPage: (url: string) => void,
): Promise<ReadFile | null> {
  const path = join(folder, name)
  const info = await fileAt(path)
  if (info === null) return null
  const sum = new TextDigest()
  let bytes = 0
  const chunks = async function* () {
    for await (const chunk of unpack(createReadStream(path, { highWaterMark: 65_536 }))) {
      sum.add(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  let isIndex: boolean | null = null
  let urls = 0
  const sitemaps: string[] = []
  try {
    for await (const item of readSitemap(chunks())) {
      if (item.type === 'root') isIndex = item.kind === 'sitemapindex'
      else if (item.type === 'url') {
        urls++
        onPage(item.entry.loc)
      } else if (item.type === 'sitemap') sitemaps.push(item.entry.loc)
      else if (item.type === 'problem' && item.refuses === 'file') return null
    }
  } catch {
    return null
  }
  if (isIndex === null) return null
  const digest = sum.end()
  const { size, mtimeMs: modified } = info
  return { isIndex, sitemaps, digest, file: { name, part: 0, urls, bytes, size, modified, digest } }
}
