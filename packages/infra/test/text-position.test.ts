import { TextPosition } from '@waymark/infra/internal'
import { expect, test } from 'vitest'

const BEGINNING = { line: 1, column: 1 }

/** The place of each index of a text, its end included, as `line:column`. */
function placesOf(text: string, start = BEGINNING): string[] {
  const position = new TextPosition(text, start)
  return Array.from({ length: text.length + 1 }, (_, index) => {
    const { line, column } = position.at(index)
    return `${line}:${column}`
  })
}

test.each<[text: string, places: string]>([
  ['', '1:1'],
  ['ab', '1:1 1:2 1:3'],
  ['a\nbc', '1:1 1:2 2:1 2:2 2:3'],
  ['\n\n', '1:1 2:1 3:1'],
  ['\ra', '1:1 2:1 2:2'],
  ['\r\r', '1:1 2:1 3:1'],
  ['\r\na', '1:1 1:2 2:1 2:2'],
  ['a\r\n\r\nb', '1:1 1:2 1:3 2:1 2:2 3:1 3:2'],
  ['\n\r', '1:1 2:1 3:1'],
  ['a\rb\nc', '1:1 1:2 2:1 2:2 3:1 3:2'],
  ['😀\na', '1:1 1:2 1:3 2:1 2:2'],
  // Other characters that end a line in some programs do not here.
  ['a\u2028\u0085\v\fb', '1:1 1:2 1:3 1:4 1:5 1:6 1:7'],
])('the places of %j are %s', (text, places) => {
  expect(placesOf(text)).toEqual(places.split(' '))
})

test('a string that is part of another begins where that one was left', () => {
  expect(placesOf('b\nc', { line: 7, column: 5 })).toEqual(['7:5', '7:6', '8:1', '8:2'])
  expect(placesOf('\rc', { line: 7, column: 5 })).toEqual(['7:5', '8:1', '8:2'])
})

test('many lines may be skipped at once, and an index may be asked for again', () => {
  const position = new TextPosition('a\n\n\nbc', BEGINNING)
  expect(position.at(5)).toEqual({ line: 4, column: 2 })
  expect(position.at(5)).toEqual({ line: 4, column: 2 })
  expect(position.at(4)).toEqual({ line: 4, column: 1 })
  expect(position.at(6)).toEqual({ line: 4, column: 3 })
})
