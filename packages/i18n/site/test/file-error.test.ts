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
      'a.json: line 3, column 5: Unexpected }. Remove it.',
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
      expect(error?.message).toBe('a.csv: The file is not closed. Correct the file at this place.')
    }
  })

  test('has neither passwords nor line breaks in its line', () => {
    const message = { text: 'a\nb https://u:secret@a.example/', data: {} }
    expect(new FileError('file-empty', 'a', message, { remedy: message }).message).toBe(
      'a: a\\u000ab https://u:***@a.example/ a\\u000ab https://u:***@a.example/',
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
    ['ENOENT', 'file-not-found', 'No such file or folder. Check the path.'],
    [
      'EACCES',
      'file-permission-denied',
      'Permission denied. Change its permissions or choose another place.',
    ],
    [
      'EPERM',
      'file-permission-denied',
      'Permission denied. Change its permissions or choose another place.',
    ],
    ['EISDIR', 'file-is-directory', 'It is a directory, not a file. Name a file in it.'],
    ['ENOTDIR', 'file-path-invalid', 'A part of the path is a file, not a folder. Check the path.'],
    ['EEXIST', 'file-path-invalid', 'It already exists and is not a folder. Choose another place.'],
    ['ELOOP', 'file-path-invalid', 'Its symbolic links form a circle. Check the path.'],
    ['ENAMETOOLONG', 'file-path-invalid', 'The name is too long. Choose a shorter one.'],
    ['ENOSPC', 'file-system-error', 'The disk is full. Make room and try again.'],
    ['EROFS', 'file-system-error', 'The file system is read-only. Choose another place.'],
    ['EMFILE', 'file-system-error', 'Too many open files. Close some, or raise the limit.'],
    ['EIO', 'file-system-error', 'The system says EIO. Try again, or choose another place.'],
    ['E2BIG', 'file-system-error', 'The system says E2BIG. Try again, or choose another place.'],
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
