import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { type Place, resolveOnDisk } from './resolve-on-disk.ts'
import { saysSwapped } from './system-error.ts'
import { keepFile, PATIENT, refusalOf, type Way } from './way.ts'

/** How often a file is looked at before and after it is opened. Each time makes a swap less likely to pass. */
const LOOKS = 4

/** Windows has no such flag. */
const NO_LINK = constants.O_NOFOLLOW ?? 0

/**
 * Opens by path, for systems without a better way.
 *
 * Between two calls, folders may be swapped for links, and nothing here can exclude it: the file that is opened must be
 * the one that was seen there before and after, each time by a path without links. It is created only where nothing is.
 */
export async function openByPath(way: Way): Promise<FileHandle> {
  const before = await lookRepeatedly(way)
  const handle = await openAt(before, way)
  await keepFile(handle, way)
  try {
    const opened = await handle.stat({ bigint: true })
    const isCreated = before.file === null && (way.flags & constants.O_CREAT) !== 0
    const after = await lookRepeatedly(way)
    const isSame =
      after.path === before.path &&
      isSameFile(after, { ...after, file: opened }) &&
      (isCreated || isSameFile(before, after))
    if (isSame) return handle
    throw refusalOf('changed-meanwhile', way)
  } catch (error) {
    await handle.close()
    throw error
  }
}

async function openAt({ path, file }: Place, way: Way): Promise<FileHandle> {
  const creating = constants.O_CREAT | constants.O_EXCL
  const mayCreate = (way.flags & constants.O_CREAT) !== 0
  const flags =
    file === null && mayCreate
      ? way.flags | creating
      : (way.flags & creating) === creating
        ? way.flags
        : way.flags & ~constants.O_CREAT
  return await open(path, flags | NO_LINK | PATIENT, way.mode).catch((error: unknown) => {
    const isSwapped = file !== null && saysSwapped(error)
    throw isSwapped ? refusalOf('changed-meanwhile', way) : error
  })
}

/** Where a name leads, if that is the same each time. */
async function lookRepeatedly(way: Way): Promise<Place> {
  const first = await resolveOnDisk(way)
  for (let look = 1; look < LOOKS; look++) {
    const next = await resolveOnDisk(way)
    if (next.path !== first.path || !isSameFile(first, next)) {
      throw refusalOf('changed-meanwhile', way)
    }
  }
  return first
}

function isSameFile({ file: one }: Place, { file: other }: Place): boolean {
  return one?.dev === other?.dev && one?.ino === other?.ino
}
