import { readlink, realpath } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { systemErrorCode } from '../file-error.ts'

/** Linux follows as many links before it says that they go round in a circle. */
const MOST_LINKS = 40

/**
 * Where a path leads when every symbolic link in it is followed; also a path, or the target of a
 * link, where nothing is yet.
 */
export async function throughLinks(path: string): Promise<string> {
  let place = resolve(path)
  for (let links = 0; links < MOST_LINKS; links++) {
    try {
      return await realpath(place)
    } catch (error) {
      if (systemErrorCode(error) !== 'ENOENT') throw error
    }
    const link = await readlink(place).catch(() => null)
    if (link === null) {
      const folder = dirname(place)
      return folder === place ? place : join(await throughLinks(folder), basename(place))
    }
    place = resolve(dirname(place), link)
  }
  return place
}

/** Where Linux shows what a process has opened, by the numbers of the descriptors. */
const DESCRIPTORS = /^\/proc\/[^/]+(?:\/task\/[^/]+)?\/fd$/

/** Whether a path is, or its links lead to, a descriptor of a process, such as `/dev/stderr` or `/dev/fd/3`. */
export async function isDescriptor(path: string): Promise<boolean> {
  let place = resolve(path)
  for (let links = 0; links < MOST_LINKS; links++) {
    const folder = await realpath(dirname(place)).catch(() => null)
    if (folder === null) return false
    if (DESCRIPTORS.test(folder)) return true
    const link = await readlink(join(folder, basename(place))).catch(() => null)
    if (link === null) return false
    place = resolve(folder, link)
  }
  return false
}
