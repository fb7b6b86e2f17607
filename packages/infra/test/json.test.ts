import { JsonPlaces, type JsonRange } from '@waymark/infra/internal'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

/** A value, read again from the places of its parts. */
function readValue(json: JsonPlaces, range: JsonRange): unknown {
  const text = json.text.slice(range.start, range.end)
  if (text.startsWith('[')) return json.elements(range).map((element) => readValue(json, element))
  if (!text.startsWith('{')) return JSON.parse(text)
  const members = json.members(range).map(({ name, key, value }) => {
    expect(JSON.parse(json.text.slice(key.start, key.end))).toBe(name)
    return [name, readValue(json, value)] as const
  })
  return Object.fromEntries(members)
}

test('the places of all parts are those of the values that JSON.parse reads', () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom('', ' ', '\t', '\r\n  '), (text, space) => {
      const value: unknown = JSON.parse(text)
      for (const written of [text, `${space}${JSON.stringify(value, null, space)}${space}`]) {
        const json = new JsonPlaces(written)
        expect(readValue(json, json.root)).toEqual(value)
      }
    }),
    { numRuns: runs(1000) },
  )
})

test('members of one name are all there, and values of other types have no parts', () => {
  const json = new JsonPlaces('{"a":1,"\\u0061":[true]}')
  const [first, second] = json.members(json.root)
  expect([first!.name, second!.name]).toEqual(['a', 'a'])
  expect(json.elements(json.root)).toEqual([])
  expect(json.members(second!.value)).toEqual([])
  expect([json.members(first!.value), json.elements(first!.value)]).toEqual([[], []])
})

test('quotes and brackets in strings are text', () => {
  const json = new JsonPlaces('["\\\\", "]\\"", "{\\\\\\""]')
  const texts = json.elements(json.root).map(({ start, end }) => json.text.slice(start, end))
  expect(texts).toEqual(['"\\\\"', '"]\\""', '"{\\\\\\""'])
})
