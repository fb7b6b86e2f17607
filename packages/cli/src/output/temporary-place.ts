import { tmpdir } from 'node:os'
import { safePath } from '../terminal/safe-text.ts'

/** How messages call the folder for temporary files, which nobody gave on the command line. */
export function temporaryPlace(): string {
  return `${safePath(tmpdir())} (for temporary files; TMPDIR can name another folder)`
}
