import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../../../../test/runs.ts'
import { EntryPlaces } from '../src/database/entry-places.ts'
import { placesIn, positionIn } from '../src/database/json-places.ts'

const at = (line: number, column: number) => ({ line, column })

describe('places that are added', () => {
  const start = at(1, 1)
  const find = (places: EntryPlaces, ...pointers: readonly string[]) =>
    pointers.map((pointer) => {
      const { line, column } = places.find(pointer)
      return `${line}:${column}`
    })

  test('are found by their pointers, and otherwise what contains them', () => {
    const places = new EntryPlaces(start)
    places.addMember('loc', at(2, 3))
    places.addMember('a/b~c', at(2, 4))
    places.addMember('alternates', at(3, 1))
    places.addAlternate(at(4, 1))
    places.addAlternateMember('lang', at(4, 2))
    places.addAlternateMember('loc', at(4, 3))
    places.addAlternateMember('x', at(4, 4))
    places.addAlternateMember('', at(4, 5))
    places.addAlternate(at(5, 1))
    places.addAlternateMember('loc', at(5, 3))
    places.addAlternateMember('y', at(5, 4))
    places.addAlternate(at(6, 1))
    places.addAlternateMember('lang', at(6, 2))
    places.addMember('images', at(7, 1))
    expect(places.start).toBe(start)
    expect(find(places, '', '/loc', '/lang', '/a~1b~0c', '/alternates')).toEqual([
      '1:1',
      '2:3',
      '1:1',
      '2:4',
      '3:1',
    ])
    for (const [index, expected] of [
      ['0', ['4:1', '4:2', '4:3', '4:4', '4:1']],
      ['1', ['5:1', '5:1', '5:3', '5:1', '5:4']],
      ['2', ['6:1', '6:2', '6:1', '6:1', '6:1']],
      ['3', ['3:1', '3:1', '3:1', '3:1', '3:1']],
      ['-', ['3:1', '3:1', '3:1', '3:1', '3:1']],
    ] as const) {
      const own = `/alternates/${index}`
      expect(find(places, own, `${own}/lang`, `${own}/loc`, `${own}/x`, `${own}/y`)).toEqual(
        expected,
      )
    }
    expect(find(places, '/images/0/loc', '/videos/0', '/loc/0', '/a~1b~0c/1')).toEqual([
      '7:1',
      '1:1',
      '2:3',
      '2:4',
    ])
    const visited: string[] = []
    places.eachAlternate((line, column) => visited.push(`${line}:${column}`))
    expect(visited).toEqual(['4:2', '4:3', '5:1', '5:3', '6:2', '6:1'])
  })

  test('are those of the last of two members with one name', () => {
    const places = new EntryPlaces(start)
    places.addMember('alternates', at(2, 1))
    places.addAlternate(at(2, 2))
    places.addAlternate(at(2, 3))
    places.addMember('loc', at(3, 1))
    places.addMember('alternates', at(4, 1))
    places.addAlternate(at(4, 2))
    places.addMember('loc', at(5, 1))
    expect(find(places, '/alternates', '/alternates/0', '/alternates/1', '/loc')).toEqual([
      '4:1',
      '4:2',
      '4:1',
      '5:1',
    ])
  })

  test('are searched once, when one is asked for', () => {
    for (const ask of [
      (places: EntryPlaces) => void places.find('/loc'),
      (places: EntryPlaces) => places.eachAlternate(() => {}),
    ]) {
      let times = 0
      const places = new EntryPlaces(start, (found) => {
        times++
        found.addMember('loc', at(2, 2))
        found.addAlternate(at(3, 3))
      })
      expect([places.find(''), places.start, times]).toEqual([start, start, 0])
      ask(places)
      ask(places)
      expect([places.find('/loc'), times]).toEqual([at(2, 2), 1])
    }
    for (const first of [true, false]) {
      const places = new EntryPlaces(start, (found) => found.addAlternate(at(3, 3)))
      if (first) places.find('/loc')
      const visited: unknown[] = []
      places.eachAlternate((line, column) => visited.push(at(line, column)))
      expect(visited).toEqual([at(3, 3), at(3, 3)])
    }
  })
})

describe('the places in an entry', () => {
  /** What begins at the place that is found. */
  const shown = (text: string, pointer: string) => {
    const before = 'x\n [ '
    const whole = `${before}${text} ]`
    const places = placesIn(whole, before.length, before.length + text.length, at(2, 4))
    const { line, column } = places.find(pointer)
    return whole.split('\n')[line - 1]!.slice(column - 1)
  }

  test.each([
    ['{"loc":"a"}', '/loc', '"a"} ]'],
    ['{"loc" : 1}', '/loc', '1} ]'],
    ['{"loc":\n"a","lang":"b"}', '/lang', '"b"} ]'],
    ['{"loc":-1.5e3,"lang":true}', '/lang', 'true} ]'],
    ['{"lang":null\n,\n"loc":[1]}', '/loc', '[1]} ]'],
    ['{"a":"\\"loc\\":","loc":{"loc":1}}', '/loc', '{"loc":1}} ]'],
    ['{"a":{"loc":1},"loc":2}', '/loc', '2} ]'],
    ['{"a":{"loc":1,"b":[{"loc":3}]}}', '/loc', '{"a":{"loc":1,"b":[{"loc":3}]}} ]'],
    ['{"loc":"\\\\","lang":"c\\\\\\""}', '/lang', '"c\\\\\\""} ]'],
    ['{"l\\u006fc":"a"}', '/loc', '"a"} ]'],
    ['{"":1,"b":2}', '/', '1,"b":2} ]'],
    // Not an object.
    ['["loc","a"]', '/loc', '["loc","a"] ]'],
    ['["alternates",[{"loc":1}]]', '/alternates/0/loc', '["alternates",[{"loc":1}]] ]'],
    ['"loc"', '/loc', '"loc" ]'],
    ['12', '/loc', '12 ]'],
    ['["loc","a"]', '/', '["loc","a"] ]'],
    ['{"alternates":[["loc",1]]}', '/alternates/0/alternates', '["loc",1]]} ]'],
    ['{"alternates":[{"loc":{"x":1}}]}', '/alternates/0/loc', '{"x":1}}]} ]'],
    ['{"alternates":[{"a":[1],"loc":2}]}', '/alternates/0/loc', '2}]} ]'],
    // Not alternates, and alternates that are not a list.
    ['{"other":[{"loc":1}],"alternates":[{"loc":2}]}', '/alternates/0/loc', '2}]} ]'],
    [
      '{"alternates":[{"loc":2}],"other":[{"loc":1}]}',
      '/alternates/0/loc',
      '2}],"other":[{"loc":1}]} ]',
    ],
    ['{"alternates":{"a":[1],"loc":2},"b":1}', '/alternates/0/loc', '[1],"loc":2},"b":1} ]'],
    ['{"alternates":"loc","a":1}', '/alternates/0', '"loc","a":1} ]'],
    ['{"alternates":[["loc",1],{"loc":2}]}', '/alternates/0/loc', '["loc",1],{"loc":2}]} ]'],
    ['{"alternates":[["loc",1],{"loc":2}]}', '/alternates/1/loc', '2}]} ]'],
    ['{"alternates":[{"a":{"loc":1},"loc":2}]}', '/alternates/0/loc', '2}]} ]'],
    ['{"alternates":[{"a":[{"loc":1}]}]}', '/alternates/0/loc', '{"a":[{"loc":1}]}]} ]'],
    ['{"alternates":[{"lang":1,\n"loc":{}}, 5]}', '/alternates/0/loc', '{}}, 5]} ]'],
    ['{"alternates":[1,"a",{"loc":2},null,[],{"loc":3}]}', '/alternates/5/loc', '3}]} ]'],
    [
      '{"alternates":[1,"a",{"loc":2},null,[],{"loc":3}]}',
      '/alternates/3/loc',
      'null,[],{"loc":3}]} ]',
    ],
    ['{"alternates":[{"loc":2}]}', '/alternates/1', '[{"loc":2}]} ]'],
  ])('%s: %s', (text, pointer, rest) => {
    expect(shown(text, pointer)).toBe(rest)
  })
})

test('the position of an index counts lines from the start', () => {
  const text = 'ab\n\ncd\n'
  const from = (start: { line: number; column: number }) =>
    Array.from({ length: text.length + 1 }, (_, index) => {
      const { line, column } = positionIn(text, start, index)
      return `${line}:${column}`
    })
  expect(from(at(1, 1))).toEqual(['1:1', '1:2', '1:3', '2:1', '3:1', '3:2', '3:3', '4:1'])
  expect(from(at(5, 10))).toEqual(['5:10', '5:11', '5:12', '6:1', '7:1', '7:2', '7:3', '8:1'])
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '\n', '\r', '😀')), fc.nat(), (parts, n) => {
      const whole = parts.join('')
      const index = n % (whole.length + 1)
      const lines = whole.slice(0, index).split('\n')
      expect(positionIn(whole, at(1, 1), index)).toEqual(at(lines.length, lines.at(-1)!.length + 1))
    }),
    { numRuns: runs(500) },
  )
})
