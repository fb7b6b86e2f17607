/** Details of a {@link FileError}. */
export interface FileErrorDetails {
  /** The line of the error, from 1. */
  readonly line?: number
  /** The column in that line, in code points, from 1. */
  readonly column?: number
  /** Whether the call is wrong, whatever the file contains. */
  readonly isMisuse?: boolean
}

/**
 * A file that cannot be read or written. The message says where the error is, what is wrong and what to do, such as
 * `site.json: line 3, column 5: invalid JSON: unexpected }`.
 */
export class FileError extends Error {
  override readonly name: string = 'FileError'
  readonly line: number | null
  readonly column: number | null
  /** Whether the call is wrong, whatever the file contains. */
  readonly isMisuse: boolean

  constructor(message: string, { line, column, isMisuse = false }: FileErrorDetails = {}) {
    super(message)
    this.line = line ?? null
    this.column = column ?? null
    this.isMisuse = isMisuse
  }
}

/** Returns the code of a system error, such as `ENOENT`; `null` for other errors. */
export function systemErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file or folder: check the path',
  EACCES: 'permission denied: change its permissions or choose another place',
  EPERM: 'permission denied: change its permissions or choose another place',
  EISDIR: 'is a directory: name a file in it',
  ENOTDIR: 'a part of the path is a file, not a folder: check the path',
  EEXIST: 'already exists and is not a folder: choose another place',
  ENOSPC: 'the disk is full: make room and try again',
  EROFS: 'the file system is read-only: choose another place',
  EMFILE: 'too many open files: close some, or raise the limit',
  ELOOP: 'its symbolic links form a circle: check the path',
  ENAMETOOLONG: 'the name is too long: choose a shorter one',
}

/** Converts a system error to a {@link FileError} about `place`; returns other errors unchanged. */
export function asFileError(error: unknown, place: string): unknown {
  const code = systemErrorCode(error)
  if (code === null || error instanceof FileError) return error
  const text = SYSTEM_ERRORS[code]
  if (text !== undefined) return new FileError(`${place}: ${text}`)
  return /^E[A-Z0-9]+$/.test(code)
    ? new FileError(`${place}: system error ${code}: try again, or choose another place`)
    : error
}
