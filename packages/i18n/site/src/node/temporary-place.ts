import { tmpdir } from 'node:os'

/**
 * Returns the name of the folder for temporary files in messages.
 *
 * @example
 * ```ts
 * import { tmpdir } from 'node:os'
 * import { temporaryPlace } from '@waymark/site/files/node'
 *
 * temporaryPlace().startsWith(tmpdir()) // => true
 * ```
 */
export function temporaryPlace(): string {
  return `${tmpdir()} (for temporary files; TMPDIR can name another folder)`
}
