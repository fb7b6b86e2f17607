import { expect, test } from 'vitest'
import { ClaimTable, NONE, SEVERAL } from '../src/fixes/claim-table.ts'

test('a table keeps all claims while it grows', () => {
  const table = new ClaimTable()
  const page = (group: number, language: number) => group * 7 + language
  for (let group = 0; group < 300; group++) {
    for (let language = 0; language < 3; language++)
      table.add(group, language, page(group, language))
  }
  table.add(5, 1, 99)
  table.add(6, 1, page(6, 1))
  let visited = 0
  table.forEach((group, language, claimed) => {
    visited++
    expect(claimed).toBe(group === 5 && language === 1 ? SEVERAL : page(group, language))
    expect(table.get(group, language)).toBe(claimed)
  })
  expect(visited).toBe(900)
  expect(table.get(300, 0)).toBe(NONE)
  expect(table.get(0, 3)).toBe(NONE)
})
