import { expect, test } from 'vitest'
import { parseJsonText } from '../src/database/json-text.ts'

test.each([
  [
    '{"a":\n 1,\n}',
    'a.json: line 3, column 1: Invalid JSON: unexpected `}`. Correct the file at this place.',
  ],
  [
    '{"a":\n [1',
    'a.json: line 2, column 4: Invalid JSON: the file ends too early. Check that it is complete.',
  ],
  [
    '',
    'a.json: line 1, column 1: Invalid JSON: the file ends too early. Check that it is complete.',
  ],
])('a text that is not JSON is refused with its place: %j', (text, message) => {
  expect(() => parseJsonText('a.json', text)).toThrow(
    expect.objectContaining({
      message,
      problem: expect.objectContaining({ code: 'json-invalid' }),
    }),
  )
})
