import { EXIT, type ExitStatus } from './exit-status.ts'

/**
 * A reason to stop that is not a bug: it is told in one line on stderr, without a stack.
 *
 * The message says where, what, and what to do: `site.json: line 3, column 5: … : …`.
 */
export class Failure extends Error {
  readonly status: ExitStatus

  constructor(message: string, status: ExitStatus = EXIT.io) {
    super(message)
    this.name = 'Failure'
    this.status = status
  }
}

/** The command line is not understood. */
export function usageFailure(message: string): Failure {
  return new Failure(message, EXIT.usage)
}

/** Whoever read our output has closed it (`| head -1`): not an error, but a reason to stop. */
export class BrokenPipe extends Error {
  constructor() {
    super('the reader of our output has gone')
    this.name = 'BrokenPipe'
  }
}

/** The code of a system error (`ENOENT`), or `null` when it is something else. */
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
  EEXIST: 'exists already and is no folder: choose another place',
  ENOSPC: 'the disk is full: make room and try again',
  EROFS: 'the file system is read-only: choose another place',
  EMFILE: 'too many open files: close some, or raise the limit',
  ELOOP: 'its symbolic links go round in a circle: check the path',
  ENAMETOOLONG: 'the name is too long: choose a shorter one',
}

/** A system error as a failure about `place`; anything else comes back unchanged. */
export function asFailure(error: unknown, place: string): unknown {
  const code = systemErrorCode(error)
  if (code === null || error instanceof Failure) return error
  const text = SYSTEM_ERRORS[code]
  if (text !== undefined) return new Failure(`${place}: ${text}`)
  return /^E[A-Z0-9]+$/.test(code)
    ? new Failure(`${place}: the system says ${code}: try again, or choose another place`)
    : error
}
