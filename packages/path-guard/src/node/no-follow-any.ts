import { type FileHandle, open } from 'node:fs/promises'
import { resolveOnDisk } from './resolve-on-disk.ts'
import { saysExhausted, saysSwapped, systemCode } from './system-error.ts'
import { keepFile, PATIENT, refusalOf, type Way } from './way.ts'

/**
 * Makes `open` of macOS fail with `ELOOP` at the first symbolic link of a path. Node has no name for it. It cannot be
 * combined with `O_NOFOLLOW`: the kernel answers `EINVAL` to both together.
 *
 * https://github.com/apple-oss-distributions/xnu/blob/main/bsd/sys/fcntl.h
 */
export const O_NOFOLLOW_ANY = 0x2000_0000

/** `open` of `node:fs/promises`; a parameter for tests on systems without the flag. */
export type OpenFile = (path: string, flags: number, mode?: number) => Promise<FileHandle>

/** Paths through links that every macOS has. */
const THROUGH_LINKS = ['/etc/.', '/tmp/.', '/var/.']

/** Whether the system knows the flag. macOS does from version 11 on; older kernels ignore it. */
export async function refusesEveryLink(openFile: OpenFile = open): Promise<boolean> {
  for (const path of THROUGH_LINKS) {
    try {
      await (await openFile(path, O_NOFOLLOW_ANY)).close()
      return false
    } catch (error) {
      if (systemCode(error) === 'ELOOP') return true
      if (saysExhausted(error)) throw error
      // It cannot be opened at all, so it says nothing about the flag.
    }
  }
  return false
}

/**
 * Follows the links of a name itself, checks where they lead, and opens the path that remains, which has no links.
 * If there is one by now, the system refuses to go through it.
 */
export async function openWithoutLinks(way: Way, openFile: OpenFile = open): Promise<FileHandle> {
  const { path, file } = await resolveOnDisk(way)
  const handle = await openFile(path, way.flags | O_NOFOLLOW_ANY | PATIENT, way.mode).catch(
    (error: unknown) => {
      const isSwapped = file === null ? systemCode(error) === 'ELOOP' : saysSwapped(error)
      throw isSwapped ? refusalOf('changed-meanwhile', way) : error
    },
  )
  return await keepFile(handle, way)
}
