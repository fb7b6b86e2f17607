import { factNames } from '@waymark/infra/internal'
import { expect, test } from 'vitest'
import { sentences as ja } from '../src/speeches/ja.ts'
import { sentences as ru } from '../src/speeches/ru.ts'

test.each([
  ['ja', ja, ru],
  ['ru', ru, ja],
] as const)(
  'each sentence of %s says something, with the facts of its template',
  (_, own, other) => {
    expect(Object.keys(own).sort()).toEqual(Object.keys(other).sort())
    for (const [template, text] of Object.entries(own)) {
      expect(text.trim(), template).not.toBe('')
      expect(factsOf(text), template).toEqual(factsOf(template))
    }
  },
)

function factsOf(template: string): readonly string[] {
  return [...new Set(factNames(template))].sort()
}
