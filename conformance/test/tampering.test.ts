import { expect, test } from 'vitest'
import { measureOurs } from '../tampering/measure.ts'
import { REMAINING, REMAINING_POLLUTION } from '../tampering/remaining.ts'

const { builtIns, differences, pollutions } = await measureOurs()
const changed = differences.map(({ changed }) => changed)

test('every built-in of the language is changed in turn', () => {
  expect(builtIns).toBeGreaterThan(700)
  expect(pollutions).toBeGreaterThan(300)
})

test('no other built-in changes a result than those that are listed', () => {
  const known = [...REMAINING, ...REMAINING_POLLUTION]
  expect(changed.filter((name) => !known.includes(name))).toEqual([])
})

test('each that is listed still does: an entry that is mended leaves the list', () => {
  const known = [...REMAINING, ...REMAINING_POLLUTION]
  expect(known.filter((name) => !changed.includes(name))).toEqual([])
})

test.each(['RegExp.prototype.exec', 'RegExp.prototype.test', 'JSON.parse', 'Math.min'])(
  '%s gives no host that is wrong or not encoded',
  (name) => {
    const found = differences.find(({ changed }) => changed === name)
    expect(found?.critical ?? []).toEqual([])
  },
)

test('no option is read from Object.prototype', () => {
  expect(changed.filter((name) => /^Object\.prototype\.[a-zA-Z]/.test(name))).toEqual([])
})
