import type { Cause } from '../cause.ts'
import { parserError } from '../sections.ts'
import { RELATIVE } from '../sentences.ts'

export const inputEmpty: Cause = {
  ...parserError(
    'input-empty',
    ['missing-scheme-non-relative-URL'],
    ['The input is empty.', RELATIVE, 'Write a URL, such as https://example.com/.'],
    ['', '', 'https://example.com/'],
    [' ', '', 'https://example.com/'],
    ['\n', '', 'https://example.com/'],
  ),
  find(_, { start, end }) {
    return start === end ? [{ code: 'input-empty', start, end: start }] : null
  },
}
