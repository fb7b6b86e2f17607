import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FolderListing, LeftOutFile } from '../audit/audit-types.ts'

/** After so many folders, signals and other events are handled. */
const FOLDERS_AT_ONCE = 200

/** What Node reads instead of bytes that are not UTF-8. */
const UNREADABLE = '\uFFFD'

/**
 * Lists all files in a folder and below it.
 *
 * @throws The file system's error where a folder cannot be read.
 */
export async function listAll(folder: string): Promise<FolderListing> {
  const names: string[] = []
  const leftOut: LeftOutFile[] = []
  const open = ['']
  for (let count = 1; open.length > 0; count++) {
    const below = open.pop()!
    // An empty name would be the working folder.
    const path = below === '' ? folder : join(folder, below)
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const name = below + entry.name
      if (entry.name.includes(UNREADABLE)) leftOut.push({ name, why: 'name' })
      else if (entry.isSymbolicLink()) leftOut.push({ name, why: 'link' })
      else if (entry.isDirectory()) {
        if (!entry.name.startsWith('.') || entry.name === '.well-known') open.push(`${name}/`)
      } else if (entry.isFile()) names.push(name)
      else leftOut.push({ name, why: 'device' })
    }
    if (count % FOLDERS_AT_ONCE === 0) await new Promise(setImmediate)
  }
  const byName = (a: string, b: string) => (a < b ? -1 : 1)
  return { names: names.sort(byName), leftOut: leftOut.sort((a, b) => byName(a.name, b.name)) }
}
