import type { FileError } from '@waymark/site'
import { expect, test } from 'vitest'
import { parseJsonText } from '../src/database/json-text.ts'
import { shownRefusal } from './shown-refusal.ts'

test.each([
  ['{"a":\n 1,\n}', 'a.json:3:1 json-invalid unexpected `}`'],
  ['{"a":\n [1', 'a.json:2:4 json-invalid file-end'],
  ['', 'a.json:1:1 json-invalid file-end'],
])('a text that is not JSON is refused with its place: %j', (text, facts) => {
  let shown = ''
  try {
    parseJsonText('a.json', text)
  } catch (error) {
    shown = shownRefusal(error as FileError)
  }
  expect(shown).toBe(facts)
})
