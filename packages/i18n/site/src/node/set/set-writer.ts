import type { Stats } from 'node:fs'
import { copyFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { renameParts, type SitemapFileInfo, type SplitEvent } from '@waymark/sitemap'
import { PartFiles } from '@waymark/sitemap/files/node'
import type { PublishedFile } from '../written-site.ts'
import type { PublishedSet } from './published-set.ts'
import type { SetFile } from './set-file.ts'
import type { SetNames } from './set-names.ts'

/** Where a set is written and where it will be. */
export interface SetPlace {
  /** The folder in which the new files are prepared. */
  readonly staging: string
  /** The folder with the published set. */
  readonly folder: string
  readonly names: SetNames
  readonly gzip: boolean
  readonly published: PublishedSet | null
  /** The URL of the style sheet. */
  readonly stylesheet: string | undefined
}

/** The files of a new set. Those that are not kept are in the staging folder. */
export interface NewSet {
  readonly files: readonly PublishedFile[]
  readonly records: readonly SetFile[]
}

type EndEvent = Extract<SplitEvent, { type: 'end' }>

/**
 * Writes the files of a set that are not published already.
 *
 * A part that changes gets a name which the published index does not have. So until the index is replaced, which is one
 * renaming, the folder has all files of the old set, and from then on all files of the new one. Only the part of a group keeps its
 * name, because people look for it by that: until the index is replaced, it may name old parts and new ones.
 */
export async function writeSet(
  events: AsyncIterable<SplitEvent>,
  place: SetPlace,
): Promise<NewSet> {
  const { staging, gzip, published } = place
  const parts = new PartFiles(staging, {
    gzip,
    pathOf: (part) => join(staging, `.part-${part}`),
    isKnown: (part, digest) => published?.parts.get(part)?.digest === digest,
  })
  let set: NewSet | null = null
  try {
    for await (const event of events) {
      if (event.type === 'end') set = await finish(event, parts, place)
      else await parts.add(event)
    }
  } finally {
    await (set === null ? parts.abandon() : parts.close())
  }
  if (set === null) throw new Error('the splitter ended without an end')
  return set
}

async function finish({ files }: EndEvent, parts: PartFiles, place: SetPlace): Promise<NewSet> {
  const { names, published, stylesheet } = place
  const isSingle = files.length === 1
  const byName = new Map([...(published?.parts.values() ?? [])].map((file) => [file.name, file]))
  const chosen = new Map<number, string>()
  const kept = new Set<number>()
  const named = published?.named ?? new Set()
  const isSame = (part: number, digest: string | undefined): boolean =>
    digest !== undefined && parts.parts.get(part)?.digest === digest
  for (const { part, name } of isSingle ? [] : files.slice(1)) {
    const known = names.isSplit ? byName.get(name) : published?.parts.get(part)
    if (known !== undefined && known.name !== names.main && isSame(part, known.digest)) {
      kept.add(part)
      chosen.set(part, known.name)
    } else chosen.set(part, names.isSplit ? name : names.freeName(part, named))
  }
  const set = renameParts(files, (part) => chosen.get(part)!, { stylesheet })
  if (set.index !== null) await parts.write(set.index)
  const [main] = set.files
  if (main !== undefined && isSame(main.part, published?.digest)) kept.add(main.part)
  const results: PublishedFile[] = []
  const records: SetFile[] = []
  for (const file of set.files) {
    const { digest } = parts.parts.get(file.part)!
    const isKept = kept.has(file.part)
    const { size, mtimeMs: modified } = await putInPlace(file, isKept, parts, place)
    results.push({ ...file, size, change: isKept ? 'kept' : 'written' })
    const { name, part, entries: urls, bytes } = file
    records.push({ name, part, urls, bytes, size, modified, digest })
  }
  return { files: results, records }
}

/** Gives a new file its name in the staging folder. */
async function putInPlace(
  { part, name }: SitemapFileInfo,
  isKept: boolean,
  parts: PartFiles,
  { staging, folder, published }: SetPlace,
): Promise<Stats> {
  const path = parts.parts.get(part)!.path
  if (isKept) {
    if (path !== null) await rm(path)
    return await stat(join(folder, name))
  }
  const place = join(staging, name)
  // A part that is known under another name, because the set now has an index or has none any more.
  if (path === null) await copyFile(join(folder, published!.parts.get(part)!.name), place)
  else await rename(path, place)
  return await stat(place)
}
