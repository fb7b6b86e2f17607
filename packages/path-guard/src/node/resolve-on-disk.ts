import type { BigIntStats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { RefusalError } from '../refusal.ts'
import { type PathBelow, resolvePathAsync } from '../resolve-path.ts'
import { nodeFilesAsync } from './file-facts.ts'
import { saysNotLink } from './system-error.ts'
import { refusalOf, SYSTEM, type Way } from './way.ts'

/** Where a name leads at a moment. */
export interface Place {
  /** Without links. */
  readonly path: string
  /** `null` if nothing is there, or if it cannot be reached. */
  readonly file: BigIntStats | null
}

/**
 * Follows the links of a name, and looks at what is there.
 *
 * @throws {@link RefusalError} If it leads outside, or to something that is not a file.
 */
export async function resolveOnDisk(way: Way): Promise<Place> {
  const { path } = await followLinks(way)
  // Why it cannot be reached is said when it is opened.
  const file = await lstat(path, { bigint: true }).catch(() => null)
  if (file?.isSymbolicLink() === true) throw refusalOf('changed-meanwhile', way)
  if (file?.isFile() === false) throw refusalOf('not-a-file', way)
  return { path, file }
}

async function followLinks(way: Way): Promise<PathBelow> {
  const { root, name, policy, links } = way
  const options = { platform: SYSTEM, policy, links, files: nodeFilesAsync }
  const verdict = await resolvePathAsync(root, name, options).catch((error: unknown) => {
    throw saysNotLink(error) ? refusalOf('changed-meanwhile', way) : error
  })
  if (!verdict.allowed) throw new RefusalError(verdict, name)
  return verdict
}
