import { hasOwn, type Sentence, safeMessage, sentence, tell } from '@waymark/infra/internal'
import type { Problem } from '@waymark/infra/problem'

/** Why a file cannot be read or written. */
export type FileCode =
  | 'file-not-found'
  | 'file-permission-denied'
  | 'file-is-directory'
  | 'file-path-invalid'
  | 'file-system-error'
  | 'file-read-twice'
  | 'file-empty'
  | 'file-binary'
  | 'file-encoding-unsupported'
  | 'file-line-endings'
  | 'file-compression-damaged'
  | 'file-compression-unsupported'
  | 'file-kind-unknown'
  | 'file-incomplete'
  | 'folder-without-sitemaps'
  | 'folder-without-pages'
  | 'database-with-others'
  | 'crawl-of-other-site'
  | 'canonical-unusable'
  | 'fix-needs-database'
  | 'json-invalid'
  | 'json-too-large'
  | 'yaml-invalid'
  | 'csv-invalid'
  | 'csv-header-invalid'
  | 'csv-too-large'
  | 'list-too-large'
  | 'memory-limit-exceeded'
  | 'split-impossible'
  | 'table-store-missing'

/** What is wrong with a file as a whole. */
export interface FileProblem extends Problem<FileCode> {
  /** The file, as messages call it. */
  readonly file: string
}

/** Details of a {@link FileError}. */
export interface FileErrorDetails {
  /** What to do. */
  readonly remedy?: Sentence
  /** The line of the error, from 1. */
  readonly line?: number
  /** The column in that line, in UTF-16 code units, from 1. */
  readonly column?: number
}

/**
 * A file that cannot be read or written. The message says where the error is, what is wrong and what to do, such as
 * `site.json: line 3, column 5: Invalid JSON: the file ends too early. Check that it is complete.`
 *
 * @example
 * ```ts
 * import { FileError } from '@waymark/site'
 * import { diskFiles } from '@waymark/site/node'
 *
 * try {
 *   await diskFiles().open('missing/pages.csv')
 * } catch (error) {
 *   error instanceof FileError && [error.problem.code, error.problem.file] // => ['file-not-found', 'missing/pages.csv']
 * }
 * ```
 */
export class FileError extends Error {
  override readonly name: string = 'FileError'
  /** The same as data. */
  readonly problem: FileProblem

  /**
   * @param file - What messages call the file.
   * @param message - What is wrong with it.
   */
  constructor(
    code: FileCode,
    file: string,
    message: Sentence,
    { remedy, line, column }: FileErrorDetails = {},
  ) {
    const place =
      line === undefined || column === undefined ? '' : `line ${line}, column ${column}: `
    const told = tell({ message, remedy: remedy ?? CORRECT })
    super(safeMessage(`${file}: ${place}${told.message} ${told.remedy}`))
    this.problem = {
      code,
      severity: 'error',
      ...told,
      file,
      ...(line === undefined ? {} : { line }),
      ...(column === undefined ? {} : { column }),
    }
  }

  /** Whether the call is wrong, and not the file: the same call fails for every content. */
  get isMisuse(): boolean {
    return MISUSES.has(this.problem.code)
  }
}

/** The error of a folder where there should be a file. */
export function directoryError(name: string, remedy: Sentence): FileError {
  return new FileError('file-is-directory', name, sentence('It is a directory, not a file.'), {
    remedy,
  })
}

const MISUSES: ReadonlySet<FileCode> = /* @__PURE__ */ new Set([
  'database-with-others',
  'table-store-missing',
])

const CORRECT: Sentence = sentence('Correct the file at this place.')

/**
 * Returns the code of a system error, such as `ENOENT`; `null` for other errors.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { systemErrorCode } from '@waymark/site/files/node'
 *
 * await readFile('missing/pages.csv').catch(systemErrorCode) // => 'ENOENT'
 * systemErrorCode(new Error('of the program')) // => null
 * ```
 */
export function systemErrorCode(error: unknown): string | null {
  if (!(error instanceof Error) || !hasOwn(error, 'code')) return null
  return typeof error.code === 'string' ? error.code : null
}

type SystemError = readonly [code: FileCode, message: Sentence, remedy: Sentence]

const DENIED: SystemError = [
  'file-permission-denied',
  sentence('Permission denied.'),
  sentence('Change its permissions or choose another place.'),
]

const SYSTEM_ERRORS: Readonly<Record<string, SystemError>> = {
  ENOENT: ['file-not-found', sentence('No such file or folder.'), sentence('Check the path.')],
  EACCES: DENIED,
  EPERM: DENIED,
  EISDIR: [
    'file-is-directory',
    sentence('It is a directory, not a file.'),
    sentence('Name a file in it.'),
  ],
  ENOTDIR: [
    'file-path-invalid',
    sentence('A part of the path is a file, not a folder.'),
    sentence('Check the path.'),
  ],
  EEXIST: [
    'file-path-invalid',
    sentence('It already exists and is not a folder.'),
    sentence('Choose another place.'),
  ],
  ELOOP: [
    'file-path-invalid',
    sentence('Its symbolic links form a circle.'),
    sentence('Check the path.'),
  ],
  ENAMETOOLONG: [
    'file-path-invalid',
    sentence('The name is too long.'),
    sentence('Choose a shorter one.'),
  ],
  ENOSPC: [
    'file-system-error',
    sentence('The disk is full.'),
    sentence('Make room and try again.'),
  ],
  EROFS: [
    'file-system-error',
    sentence('The file system is read-only.'),
    sentence('Choose another place.'),
  ],
  EMFILE: [
    'file-system-error',
    sentence('Too many open files.'),
    sentence('Close some, or raise the limit.'),
  ],
}

/**
 * Converts a system error to a {@link FileError} about `place`; returns other errors unchanged.
 *
 * @example
 * ```ts
 * import { readFile } from 'node:fs/promises'
 * import { asFileError } from '@waymark/site/files/node'
 *
 * const place = 'missing/pages.csv'
 * const error = await readFile(place).catch((reason) => asFileError(reason, place))
 * error.message // => 'missing/pages.csv: No such file or folder. Check the path.'
 * ```
 */
export function asFileError(error: unknown, place: string): unknown {
  const code = systemErrorCode(error)
  if (code === null || error instanceof FileError) return error
  const known = SYSTEM_ERRORS[code]
  if (known !== undefined) {
    const [own, message, remedy] = known
    return new FileError(own, place, message, { remedy })
  }
  if (!/^E[A-Z0-9]+$/.test(code)) return error
  const remedy = sentence('Try again, or choose another place.')
  const message = sentence('The system says {error}.', { error: code })
  return new FileError('file-system-error', place, message, { remedy })
}
