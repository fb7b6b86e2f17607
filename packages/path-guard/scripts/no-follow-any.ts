import { constants } from 'node:fs'
import type { FileHandle } from 'node:fs/promises'
import { RefusalError } from '@waymark/path-guard'
import { openByDescriptor } from '../src/node/descriptor-walk.ts'
import { O_NOFOLLOW_ANY } from '../src/node/no-follow-any.ts'

/** `open` of Linux with the flag of macOS: fails with `ELOOP` at the first link of a path. */
export async function emulateNoFollowAny(
  path: string,
  flags: number,
  mode = 0o666,
): Promise<FileHandle> {
  if ((flags & O_NOFOLLOW_ANY) === 0) throw new Error(`opened without the flag: ${path}`)
  if ((flags & constants.O_NOFOLLOW) !== 0) throw systemError('EINVAL', path)
  try {
    return await openByDescriptor({
      root: '/',
      name: path,
      segments: path.split('/'),
      policy: 'contained',
      links: 'refuse',
      flags: flags & ~O_NOFOLLOW_ANY,
      mode,
    })
  } catch (error) {
    throw error instanceof RefusalError ? systemError('ELOOP', path) : error
  }
}

function systemError(code: string, path: string): Error {
  const message = `${code}: emulated, open '${path}'`
  return Object.assign(new Error(message), { code, path, syscall: 'open', errno: -1 })
}
