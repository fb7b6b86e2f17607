import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'

/** Returns the path of a file without symbolic links, which is the same for all names of the file. */
export function realFile(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // A file that does not exist has no other name.
    return resolve(path)
  }
}
