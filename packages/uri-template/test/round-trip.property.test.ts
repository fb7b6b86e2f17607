import { defineTemplate, TemplateError, TemplateValueError } from '@waymark/uri-template'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hostileString as hostile, unlessRefused } from '../../../test/hostile-strings.ts'
import { leastHits, runs } from '../../../test/runs.ts'

const names = ['a', 'b', 'c', 'd'] as const
const expression = fc
  .tuple(
    fc.constantFrom('', '+', '#', '.', '/', ';', '?', '&'),
    fc.uniqueArray(fc.tuple(fc.constantFrom(...names), fc.constantFrom('', '*', ':3')), {
      minLength: 1,
      maxLength: 3,
      selector: ([name]) => name,
    }),
  )
  .map(
    ([operator, variables]) => `{${operator}${variables.map((pair) => pair.join('')).join(',')}}`,
  )
const template = fc
  .array(
    fc.oneof(expression, fc.constantFrom('/', '/x/', '.md', '-', '?q=1', 'db://h/', ',', 'a')),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((pieces) => pieces.join(''))
const value = fc.oneof(hostile, fc.array(hostile, { maxLength: 3 }))

test('what a template makes, it takes apart into the same data, whatever the template', () => {
  let made = 0
  let ambiguous = 0
  fc.assert(
    fc.property(template, fc.dictionary(fc.constantFrom(...names), value), (text, all) => {
      let made1: ReturnType<typeof defineTemplate<string>>
      try {
        made1 = defineTemplate<string>(text)
      } catch (error) {
        if (!(error instanceof TemplateError)) throw error
        ambiguous++
        return
      }
      const data = Object.fromEntries(
        Object.entries(all).filter(([name]) => made1.variables.includes(name)),
      )
      const uri = unlessRefused(TemplateValueError, () => made1.expand(data))
      if (uri === null) return
      made++
      const defined = Object.entries(data).filter(
        ([, held]) => held.length > 0 || typeof held === 'string',
      )
      expect(made1.match(uri)).toEqual(Object.fromEntries(defined))
    }),
    { numRuns: runs(1250) },
  )
  expect(made).toBeGreaterThan(leastHits(25))
  expect(ambiguous).toBeGreaterThan(leastHits(25))
})

test('matching never throws, and a simple variable never yields a separator', () => {
  const files = defineTemplate('file://documents/{name}{?rev}')
  fc.assert(
    fc.property(hostile, (text) => {
      const data = files.match(`file://documents/${text}`)
      if (data === null) return
      expect(data.name).not.toMatch(/[/\\]/)
      expect(['', '.', '..']).not.toContain(data.name)
    }),
    { numRuns: runs(625) },
  )
})
