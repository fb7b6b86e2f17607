import { realpathSync } from 'node:fs'
import { resolve } from 'node:path'

/** The path of a file behind all links, by which two names of one file are known. */
export function realFile(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    // What is not there has no other name.
    return resolve(path)
  }
}
