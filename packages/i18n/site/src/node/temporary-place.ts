import { tmpdir } from 'node:os'

/** Returns the name of the folder for temporary files in messages. */
export function temporaryPlace(): string {
  return `${tmpdir()} (for temporary files; TMPDIR can name another folder)`
}
