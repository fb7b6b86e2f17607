/** @module-tag slow */
import { readdirSync } from 'node:fs'
import { keyOf, methodNamed, methods } from '@waymark/compare'
import { normalize, presetNamed, presets } from '@waymark/normalize'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dataPath, isMissing, readData } from '../../../test/data.ts'
import { hostileString } from '../../../test/hostile-strings.ts'
import { runs } from '../../../test/runs.ts'

/** Names that a method and a preset have: whichever is asked, the answer must be the same. */
const shared = methods.map(({ name }) => name).filter((name) => Object.hasOwn(presets, name))

const folders = ['adversarial', 'corpora'] as const

/** Every string in a JSON document. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}

function readStrings(): string[] {
  return folders.flatMap((folder) =>
    readdirSync(dataPath(folder)).flatMap((file) => {
      const text = readData(`${folder}/${file}`)
      if (file.endsWith('.json')) return stringsIn(JSON.parse(text))
      return file.endsWith('.txt') ? text.split('\n') : []
    }),
  )
}

test('the names that methods and presets share', () => {
  expect(shared).toEqual(
    expect.arrayContaining(['rfc3986-syntax', 'rfc3986-scheme', 'safe-browsing']),
  )
})

describe.each(shared)('%s is one function, as a method and as a preset', (shared) => {
  const method = methodNamed(shared)
  const preset = presetNamed(shared)
  test('on generated strings', () => {
    const part = fc.constantFrom(
      'http:',
      'FILE:',
      'x:',
      '//',
      '/',
      ':80',
      ':',
      'A',
      '%41',
      '?',
      '#',
    )
    const uri = fc.array(fc.oneof(part, hostileString), { maxLength: 8 }).map((all) => all.join(''))
    fc.assert(
      fc.property(uri, (text) => {
        expect(keyOf(text, method)).toBe(normalize(text, preset))
        // A preset that is given as an object is the same.
        expect(keyOf(text, preset)).toBe(keyOf(text, method))
      }),
      {
        numRuns: runs(5000),
        examples: [['file:/hello'], ['//a'], ['https://'], ['sc://:/'], ['http://a\\B']],
      },
    )
  })

  test.skipIf(isMissing(...folders))('on hostile and real strings', () => {
    const different = readStrings().filter(
      (text) => keyOf(text, method) !== normalize(text, preset),
    )
    expect(different).toEqual([])
  })
})
