import { sentence } from '@waymark/infra/internal'
import type { Cause } from '../cause.ts'
import { writingWarning } from '../sections.ts'
import { replacing } from '../url-edit.ts'

export const driveLetterAsHost: Cause = {
  ...writingWarning(
    'drive-letter-as-host',
    ['file-invalid-Windows-drive-letter-host'],
    [
      'A Windows drive letter is in the place of the host.',
      'After two slashes comes a host. The parser takes the drive letter for the beginning of the path instead.',
      'Write three slashes before the letter, and a colon after it.',
    ],
    ['file://c:/x', 'c:', 'file:///c:/x'],
    ['file://c|/x', 'c|', 'file:///c:/x'],
    ['file://D:', 'D:', 'file:///D:'],
  ),
  find({ text }, { start, end }) {
    const hasColon = text[end - 1] === ':'
    return [
      {
        code: 'drive-letter-as-host',
        start,
        end,
        ...(hasColon
          ? { remedy: sentence('Write three slashes before the letter.', { detail: 'colon' }) }
          : {}),
        edit: replacing(start, end, `/${text[start]}:`),
      },
    ]
  },
}
