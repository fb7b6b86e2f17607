import { tmpdir } from 'node:os'

/** What messages call the folder for temporary files, which the caller did not name. */
export function temporaryPlace(): string {
  return `${tmpdir()} (for temporary files; TMPDIR can name another folder)`
}
