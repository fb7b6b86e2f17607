import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import type { Platform } from '../file-name.ts'
import type { LinkPolicy } from '../links.ts'
import { type Refusal, type RefusalCode, RefusalError, refuse } from '../refusal.ts'
import type { GuardPolicy } from '../segment.ts'

/** A file and how it is to be opened. */
export interface Way {
  readonly root: string
  readonly name: string
  readonly segments: readonly string[]
  readonly policy: GuardPolicy
  readonly links: LinkPolicy
  /** Without `O_TRUNC`: nothing is truncated before the file has been checked. */
  readonly flags: number
  readonly mode: number
}

/** Opens a regular file below the root, or throws. */
export type Opener = (way: Way) => Promise<FileHandle>

/** No guess is needed here: the rules are those of the system that runs this. */
export const SYSTEM: Platform = process.platform === 'win32' ? 'windows' : 'posix'

/** A pipe or a device that appears at the last moment must not block. Windows has none of these flags. */
export const PATIENT: number = (constants.O_NONBLOCK ?? 0) | (constants.O_NOCTTY ?? 0)

/** A refusal of all of a name. */
export function whole(code: RefusalCode, name: string): Refusal {
  return refuse(code, 0, name.length)
}

/** The error for a refusal of all of a name. */
export function refusalOf(code: RefusalCode, { name }: Pick<Way, 'name'>): RefusalError {
  return new RefusalError(whole(code, name), name)
}

/** Gives the handle back if it is of a regular file, and closes it if something else was put there meanwhile. */
export async function keepFile(handle: FileHandle, way: Way): Promise<FileHandle> {
  try {
    if ((await handle.stat()).isFile()) return handle
  } catch (error) {
    await handle.close()
    throw error
  }
  await handle.close()
  throw refusalOf('changed-meanwhile', way)
}
