import { LONG_TEXT } from '@waymark/infra'
import { expect, test } from 'vitest'
import { replaceUnits } from '../src/replace-units.ts'

test.each([0, 1, 2])(
  'runs across the ends of pieces are replaced, %i from the first end',
  (shift) => {
    const text = `${'a'.repeat(LONG_TEXT - 1 - shift)}\t\n\rb${'\tc\u{1f4a9}'.repeat(LONG_TEXT)}\n`
    expect(replaceUnits(text, /[\t\n\r]+/g, '')).toBe(text.replace(/[\t\n\r]/g, ''))
    expect(replaceUnits(text, /\t/g, '/')).toBe(text.replaceAll('\t', '/'))
  },
)
