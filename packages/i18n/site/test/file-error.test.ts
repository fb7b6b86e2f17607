import { sentence } from '@waymark/infra/internal'
import { FileError } from '@waymark/site'
import { asFileError, systemErrorCode } from '@waymark/site/files/node'
import { describe, expect, test } from 'vitest'
import { shownPath } from '../src/words.ts'

describe('a file error', () => {
  test('says where it is, what is wrong and what to do, in a line and as data', () => {
    const error = new FileError(
      'json-invalid',
      'a.json',
      sentence('Unexpected {found}.', { found: '}' }),
      {
        remedy: sentence('Remove it.'),
        line: 3,
        column: 5,
      },
    )
    expect([error.name, error.message]).toEqual([
      'FileError',
      'a.json: line 3, column 5: unexpected }: remove it',
    ])
    expect(error.problem).toEqual({
      code: 'json-invalid',
      severity: 'error',
      message: 'Unexpected }.',
      remedy: 'Remove it.',
      data: { found: '}' },
      file: 'a.json',
      line: 3,
      column: 5,
    })
  })

  test('has no place in the line without a column, and a remedy for any error', () => {
    const [whole, line, column] = [{}, { line: 3 }, { column: 5 }].map(
      (details) =>
        new FileError('csv-invalid', 'a.csv', sentence('The file is not closed.'), details),
    )
    const problem = {
      code: 'csv-invalid',
      severity: 'error',
      message: 'The file is not closed.',
      remedy: 'Correct the file at this place.',
      file: 'a.csv',
    }
    expect(whole?.problem).toEqual(problem)
    expect(line?.problem).toEqual({ ...problem, line: 3 })
    expect(column?.problem).toEqual({ ...problem, column: 5 })
    for (const error of [whole, line, column]) {
      expect(error?.message).toBe('a.csv: is not closed')
    }
  })

  test.each([
    ['The file is empty.', 'is empty'],
    ['The file has been read.', 'has been read'],
    ['The file system is full.', 'the file system is full'],
    ['A part is a file.', 'a part is a file'],
    ['XML is not read.', 'XML is not read'],
    ['What is this?', 'what is this?'],
    ['https://u:secret@a.example/', 'https://u:***@a.example/'],
    ['a\nb', 'a\\u000ab'],
  ])('says %j in a line', (text, clause) => {
    const message = { text, data: {} }
    expect(new FileError('file-empty', 'a', message, { remedy: message }).message).toBe(
      `a: ${clause}: ${clause}`,
    )
  })

  test.each([
    ['database-with-others', true],
    ['table-store-missing', true],
    ['file-empty', false],
    ['fix-needs-database', false],
  ] as const)('%s is a mistake of the caller: %s', (code, isMisuse) => {
    expect(new FileError(code, 'a', sentence('The file is wrong.')).isMisuse).toBe(isMisuse)
  })
})

describe('an error of the system', () => {
  const errorWith = (code: unknown) => Object.assign(new Error('of the system'), { code })

  test.each([
    ['ENOENT', 'file-not-found', 'no such file or folder: check the path'],
    [
      'EACCES',
      'file-permission-denied',
      'permission denied: change its permissions or choose another place',
    ],
    [
      'EPERM',
      'file-permission-denied',
      'permission denied: change its permissions or choose another place',
    ],
    ['EISDIR', 'file-is-directory', 'is a directory: name a file in it'],
    ['ENOTDIR', 'file-path-invalid', 'a part of the path is a file, not a folder: check the path'],
    ['EEXIST', 'file-path-invalid', 'already exists and is not a folder: choose another place'],
    ['ELOOP', 'file-path-invalid', 'its symbolic links form a circle: check the path'],
    ['ENAMETOOLONG', 'file-path-invalid', 'the name is too long: choose a shorter one'],
    ['ENOSPC', 'file-system-error', 'the disk is full: make room and try again'],
    ['EROFS', 'file-system-error', 'the file system is read-only: choose another place'],
    ['EMFILE', 'file-system-error', 'too many open files: close some, or raise the limit'],
    ['EIO', 'file-system-error', 'the system says EIO: try again, or choose another place'],
    ['E2BIG', 'file-system-error', 'the system says E2BIG: try again, or choose another place'],
  ])('%s is one of the file, in words', (system, code, words) => {
    const error = asFileError(errorWith(system), 'a/b') as FileError
    expect(error).toBeInstanceOf(FileError)
    expect([error.problem.code, error.message]).toEqual([code, `a/b: ${words}`])
    expect(systemErrorCode(errorWith(system))).toBe(system)
  })

  test.each([
    errorWith('ERR_INVALID_ARG_TYPE'),
    errorWith('Z_BUF_ERROR'),
    errorWith('E'),
    errorWith('EIO '),
    errorWith('XEIO'),
    errorWith(''),
    errorWith(5),
    new Error('of the program'),
    { code: 'ENOENT' },
    'ENOENT',
    null,
    Object.assign(new FileError('file-empty', 'a', sentence('The file is empty.')), {
      code: 'ENOENT',
    }),
  ])('is what it was if it is another: %j', (error) => {
    expect(asFileError(error, 'a/b')).toBe(error)
  })

  test.each([errorWith(5), new Error('x'), { code: 'ENOENT' }, 'ENOENT', undefined, null])(
    'has no code if there is none: %j',
    (error) => {
      expect(systemErrorCode(error)).toBeNull()
    },
  )
})

test('an empty path is shown as one', () => {
  expect(['', 'a', ' '].map(shownPath)).toEqual(['""', 'a', ' '])
})
