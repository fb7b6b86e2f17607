import { lstatSync, readlinkSync, type Stats } from 'node:fs'
import { lstat, readlink } from 'node:fs/promises'
import type { AsyncFileFacts, FileFacts, PathFact } from '../links.ts'

/** This machine's disk, for `resolvePath`. */
export const nodeFiles: FileFacts = {
  look(path) {
    try {
      const stats = lstatSync(path, { throwIfNoEntry: false })
      if (stats === undefined) return null
      return stats.isSymbolicLink() ? { kind: 'link', target: readlinkSync(path) } : factOf(stats)
    } catch (error) {
      return unreachable(error)
    }
  },
}

/** This machine's disk, for `resolvePathAsync`. */
export const nodeFilesAsync: AsyncFileFacts = {
  async look(path) {
    try {
      const stats = await lstat(path)
      return stats.isSymbolicLink() ? { kind: 'link', target: await readlink(path) } : factOf(stats)
    } catch (error) {
      return unreachable(error)
    }
  },
}

function factOf(stats: Stats): PathFact {
  if (stats.isFile()) return { kind: 'file' }
  return { kind: stats.isDirectory() ? 'folder' : 'other' }
}

const UNREACHABLE: readonly string[] = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ENAMETOOLONG']

function unreachable(error: unknown): null {
  if (UNREACHABLE.includes(systemCode(error))) return null
  throw error
}

/** The code of a system error; empty for anything else. */
export function systemCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
