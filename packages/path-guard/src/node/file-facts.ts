import { lstatSync, readlinkSync, type Stats } from 'node:fs'
import { lstat, readlink } from 'node:fs/promises'
import { deepFreeze } from '@waymark/infra/internal'
import type { AsyncFileFacts, FileFacts, PathFact } from '../links.ts'
import { systemCode } from './system-error.ts'

/**
 * This machine's disk, for `resolvePath`.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, symlink } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { resolvePath } from '@waymark/path-guard'
 * import { nodeFiles } from '@waymark/path-guard/node'
 *
 * const root = await mkdtemp(join(tmpdir(), 'path-guard-'))
 * await symlink('/etc', join(root, 'link'))
 * const found = resolvePath(root, 'link/passwd', { platform: 'posix', files: nodeFiles })
 * found.allowed || found.code // => 'link-outside'
 * await rm(root, { recursive: true })
 * ```
 */
export const nodeFiles: FileFacts = /* @__PURE__ */ deepFreeze({
  look(path) {
    for (let round = 0; ; round++) {
      try {
        const stats = lstatSync(path, { throwIfNoEntry: false })
        if (stats === undefined) return null
        return stats.isSymbolicLink() ? { kind: 'link', target: readlinkSync(path) } : factOf(stats)
      } catch (error) {
        if (!isReplaced(error, round)) return unreachable(error)
      }
    }
  },
})

/**
 * This machine's disk, for `resolvePathAsync`.
 *
 * @example
 * ```ts
 * import { mkdtemp, rm, symlink } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { resolvePathAsync } from '@waymark/path-guard'
 * import { nodeFilesAsync } from '@waymark/path-guard/node'
 *
 * const root = await mkdtemp(join(tmpdir(), 'path-guard-'))
 * await symlink('/etc', join(root, 'link'))
 * const found = await resolvePathAsync(root, 'link/passwd', { platform: 'posix', files: nodeFilesAsync })
 * found.allowed || found.code // => 'link-outside'
 * await rm(root, { recursive: true })
 * ```
 */
export const nodeFilesAsync: AsyncFileFacts = /* @__PURE__ */ deepFreeze({
  async look(path) {
    for (let round = 0; ; round++) {
      try {
        const stats = await lstat(path)
        if (!stats.isSymbolicLink()) return factOf(stats)
        return { kind: 'link', target: await readlink(path) }
      } catch (error) {
        if (!isReplaced(error, round)) return unreachable(error)
      }
    }
  },
})

function factOf(stats: Stats): PathFact {
  if (stats.isFile()) return { kind: 'file' }
  return { kind: stats.isDirectory() ? 'folder' : 'other' }
}

/** Whether a link was replaced before its target was read, so that it is to be looked at again. */
function isReplaced(error: unknown, round: number): boolean {
  return systemCode(error) === 'EINVAL' && round < MAX_ROUNDS
}

const MAX_ROUNDS = 40

const UNREACHABLE: readonly string[] = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ENAMETOOLONG']

function unreachable(error: unknown): null {
  if (UNREACHABLE.includes(systemCode(error))) return null
  throw error
}
