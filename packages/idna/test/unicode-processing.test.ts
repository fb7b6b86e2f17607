import { expect, test } from 'vitest'
import { TABLES } from '../src/generated/tables.ts'
import type { TableTexts } from '../src/unicode.ts'
import { createUnicodeProcessing } from '../src/unicode-processing.ts'

/** The tables, reading of which throws at one place, once: what the end of the stack does to it. */
function interruptedOnce(table: number, at: number): TableTexts {
  let isDue = true
  const texts = TABLES.map((text, i) => {
    if (i !== table) return text
    const charCodeAt = (place: number) => {
      if (place === at && isDue) {
        isDue = false
        throw new RangeError('Maximum call stack size exceeded')
      }
      return text.charCodeAt(place)
    }
    // All that a reader asks of its text.
    return { charCodeAt } as string
  })
  return texts as unknown as TableTexts
}

test.each([
  [0, 'classes'],
  [1, 'targets'],
  [2, 'compositions'],
])('a call that is interrupted in table %d, of %s, leaves no later answer wrong', (table) => {
  for (const at of [0, 3, 20, 90, 150, 400, 650]) {
    const { toAscii, toUnicode } = createUnicodeProcessing(interruptedOnce(table, at))
    expect(() => toAscii('ﬃ.o\u0308')).toThrow(RangeError)
    expect(toAscii('ﬃ.o\u0308')).toBe('ffi.xn--nda')
    expect(toUnicode('㎏.xn--nda')).toEqual({ domain: 'kg.ö', error: false })
  }
})

test('an option that asks for another domain when it is read changes nothing', () => {
  const { toAscii } = createUnicodeProcessing(TABLES)
  const options = {
    get checkBidi() {
      return toAscii('日本語.example') !== null
    },
  }
  expect(toAscii('bücher.example', options)).toBe('xn--bcher-kva.example')
})
