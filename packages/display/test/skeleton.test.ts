import { expect, test } from 'vitest'
import { skeletonOf } from '../src/skeleton.ts'
import { getTables } from '../src/tables.ts'

test('a label in ASCII has the skeleton of the tables, which it does not need', () => {
  const { prototypes } = getTables()
  for (const character of 'abcdefghijklmnopqrstuvwxyz0123456789._-') {
    const c = character.charCodeAt(0)
    const prototype = String.fromCodePoint(...(prototypes.get(c) ?? [c]))
    expect(skeletonOf(character)).toBe(prototype)
    // With a letter that the shortcut does not take.
    expect(skeletonOf(`${character}ø`).startsWith(prototype)).toBe(true)
  }
})
