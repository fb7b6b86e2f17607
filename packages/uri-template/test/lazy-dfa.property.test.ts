import { defineTemplate } from '@waymark/uri-template'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileString } from '../../../test/hostile-strings.ts'
import { leastHits, runs } from '../../../test/runs.ts'
import { type Automaton, buildAutomaton } from '../src/automaton.ts'
import { compileTemplate } from '../src/compile-template.ts'
import { LazyDfa } from '../src/lazy-dfa.ts'
import { matchAutomaton } from '../src/match-automaton.ts'
import type { Spans } from '../src/spans.ts'
import { ENCODED, splitSymbols } from '../src/symbols.ts'

const TEMPLATES = [
  'x://d/{name}',
  'x://d/{name}.md',
  'x://d/{+path}/{name}',
  'x://d{/a,b}{?q,page}',
  'x://d/{list*}{?filter*}',
  'x://d/{x,y}{#rest}',
  'x://d{;v,empty}{.ext}',
  '{+whole}',
  'x://d/{x}?t=1{&q,page}',
  'x://d{/x}{?q,filter*}',
] as const

/** The tag of each symbol. */
function tagsOf(spans: Spans): number[] {
  const { text, count, tags, starts } = spans
  const symbols = splitSymbols(text)!
  const result: number[] = []
  let at = 0
  let run = -1
  for (const symbol of symbols) {
    while (run + 1 < count && starts[run + 1]! <= at) run++
    result.push(run === -1 ? -1 : tags[run]!)
    at += symbol >= ENCODED ? 3 : 1
  }
  return result
}

const rest = fc
  .array(
    fc.oneof(
      { weight: 1, arbitrary: hostileString },
      {
        weight: 4,
        arbitrary: fc.constantFrom(
          '/',
          '.md',
          '?q=',
          '&page=',
          ',',
          ';v=',
          '#',
          '?t=1',
          '&q=',
          'x@',
          '[|',
          '%C3%A9',
          'é',
          'a',
          'b',
        ),
      },
    ),
    { maxLength: 5 },
  )
  .chain((pieces) => fc.constantFrom(pieces.join(''), `/a${pieces.join('')}`))

test('the automaton made deterministic gives the same as the plain one, on everything', () => {
  const pairs = TEMPLATES.flatMap((text) =>
    (['canonical', 'form'] as const).map((matching) => {
      const automaton = buildAutomaton([compileTemplate(text, {}, 'strict', matching)])!
      return { text, automaton, dfa: new LazyDfa(automaton) }
    }),
  )
  const hits = new Map<string, number>()
  fc.assert(
    fc.property(fc.constantFrom(...pairs), rest, ({ text, automaton, dfa }, end) => {
      const uri = `x://d${end}`
      const symbols = splitSymbols(uri)
      const plain = symbols === null ? null : matchAutomaton(automaton, symbols)
      const spans = dfa.match(uri)
      if (plain === null) {
        expect(spans).toBeNull()
        return
      }
      hits.set(text, (hits.get(text) ?? 0) + 1)
      expect(tagsOf(spans!)).toEqual(plain.tags)
      expect(spans!.template).toBe(plain.template)
    }),
    { numRuns: runs(20_000) },
  )
  for (const text of TEMPLATES) expect(hits.get(text) ?? 0, text).toBeGreaterThan(leastHits(5))
})

test('a template with more states than are remembered is read all the same', () => {
  // Every subset of the last places is a state.
  const made = defineTemplate('/{x}', { kinds: { x: { pattern: '[ab]*a[ab]{14}' } } })
  let matched = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b'), { minLength: 15, maxLength: 60 }), (list) => {
      const x = list.join('')
      const isIn = x.charAt(x.length - 15) === 'a'
      if (isIn) matched++
      expect(made.match(`/${x}`)).toEqual(isIn ? { x } : null)
    }),
    { numRuns: runs(2_000) },
  )
  expect(matched).toBeGreaterThan(leastHits(500))
})

/** A match of the automaton made deterministic is that of the plain one. */
function expectPlain(automaton: Automaton, dfa: LazyDfa, uri: string): void {
  const plain = matchAutomaton(automaton, splitSymbols(uri)!)
  const spans = dfa.match(uri)
  expect(spans === null).toBe(plain === null)
  if (spans !== null) expect(tagsOf(spans)).toEqual(plain!.tags)
}

test('where only the rest of the URI says what a part is, more states than are remembered are read all the same', () => {
  const kinds = { name: { pattern: '[ab]*a[ab]{12}' } }
  const automaton = buildAutomaton([compileTemplate('/{+path}/{name}', kinds, 'strict')])!
  const dfa = new LazyDfa(automaton)
  // Each number has other places of `a`: each subset of them is a state.
  for (let number = 0; number < 2_000; number += 7) {
    const name = number.toString(2).replaceAll('1', 'a').replaceAll('0', 'b')
    expectPlain(automaton, dfa, `/b/ab/${name.padStart(13, 'a')}`)
    expectPlain(automaton, dfa, `/b/ab/b${name.padStart(12, 'b')}`)
  }
})

test.each([254, 255, 256, 257, 258, 512, 513, 8_191, 8_192, 8_193, 20_000])(
  'the way back over %d symbols is kept whole, and so is the next one',
  (length) => {
    const automaton = buildAutomaton([compileTemplate('{+path}/{name}', {}, 'strict')])!
    const dfa = new LazyDfa(automaton)
    for (const uri of [`${'a'.repeat(length - 2)}/b`, 'a/b', `a/${'b'.repeat(length - 2)}`]) {
      expectPlain(automaton, dfa, uri)
    }
  },
)
