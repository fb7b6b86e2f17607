import type { Cause } from '../cause.ts'
import { writingWarning } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const driveLetterRelative: Cause = {
  ...writingWarning(
    'drive-letter-relative',
    ['file-invalid-Windows-drive-letter'],
    [
      'A relative URL begins with a Windows drive letter.',
      "The parser takes the letter for a drive of the base URL's machine.",
      'Write a slash before the drive letter, and a colon after it.',
    ],
    ['c|/path', 'c|', '/c:/path', 'file:///c:/'],
    ['d|/x', 'd|', '/d:/x', 'file:///c:/'],
    ['C|/', 'C|', '/C:/', 'file:///c:/'],
  ),
  find({ text }, { start, end }) {
    return [
      {
        code: 'drive-letter-relative',
        start,
        end,
        edit: replacing(start, end, `/${text[start]}:`),
      },
    ]
  },
}
