import { expect, test } from 'vitest'
import { matchPatterns } from '../src/pattern-match/match-patterns.ts'
import { readPatternState } from '../src/patterns/state.ts'
import { STOPS } from '../src/tour/steps.ts'
import { en } from '../src/tour/words-en.ts'
import { ja } from '../src/tour/words-ja.ts'
import { ru } from '../src/tour/words-ru.ts'

const stateOf = (name: (typeof STOPS)[number]['name']) =>
  new Map<string, string>(STOPS.find((stop) => stop.name === name)!.state)

test('the patterns of the tour match what it says that they match', () => {
  const { rows } = matchPatterns(readPatternState(stateOf('patterns'))!)
  expect(rows.map(({ pattern, template }) => [pattern.kind, template.kind])).toEqual([
    ['match', 'match'],
    ['match', 'no'],
    ['match', 'no'],
  ])
})

test('the tour says two sentences at each stop, in three languages', () => {
  for (const words of [en, ja, ru]) {
    for (const { name } of STOPS) {
      const { title, text } = words.stops[name]
      expect(title.length).toBeGreaterThan(3)
      expect(text.match(/。|\.(?= |$)/g)?.length, text).toBeGreaterThanOrEqual(2)
    }
  }
})
