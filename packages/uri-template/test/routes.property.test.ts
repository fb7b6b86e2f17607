import {
  defineRoutes,
  defineTemplate,
  TemplateError,
  type UriTemplate,
} from '@waymark/uri-template'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'

const PIECES = [
  ...['/', 'a', '1', '/a', '.', '-', '{x}', '{y}', '{+x}', '{/x}', '{/x,y}', '{x,y}', '{?x}'],
  ...['{?x,y}', '{&y}', '{;x}', '{.x}', '{#x}', '{x:1}', '{x:2}', '{x*}', '{/x*}', '{?x*}'],
]
const RULES = [
  ...['integer', 'list', 'record', { pattern: '[ab]+' }, { oneOf: ['a', '1'] }, { maxLength: 1 }],
  ...[{ minLength: 2 }, { kind: 'integer', min: 1, max: 10 }, { pattern: '[^a]' }, undefined],
]
const template = fc
  .record({
    pieces: fc.array(fc.constantFrom(...PIECES), { minLength: 1, maxLength: 4 }),
    x: fc.constantFrom(...RULES),
    y: fc.constantFrom(...RULES),
    policy: fc.constantFrom('strict', 'contained'),
  })
  .map(({ pieces, x, y, policy }) => make(`/${pieces.join('')}`, { x, y }, policy))
const URIS: readonly string[] = [
  ...urisOf(['', '/', 'a', 'b', '1', '%61', '?x=', '&y=', ';x=', '#', ',', '.'], 3),
  ...urisOf(['a', 'b', '1', 'ab', '-', '/'], 4),
]

/** `/` with all sequences of some pieces. */
function urisOf(pieces: readonly string[], count: number): readonly string[] {
  let uris: readonly string[] = ['/']
  for (let at = 0; at < count; at++) {
    uris = uris.flatMap((uri) => pieces.map((piece) => uri + piece))
  }
  return uris
}

function make(text: string, kinds: object, policy: string): UriTemplate<string> | null {
  const used = Object.entries(kinds).filter(([name]) => new RegExp(`[{+/?&;.#,]${name}`).test(text))
  try {
    return defineTemplate<string>(text, { kinds: Object.fromEntries(used), policy } as never)
  } catch (error) {
    if (error instanceof TemplateError) return null
    throw error
  }
}

test('routes match what their templates match alone, and never two of them', () => {
  let sets = 0
  let matches = 0
  const twoOrThree = fc.array(template, { minLength: 2, maxLength: 3 })
  fc.assert(
    fc.property(twoOrThree, (made) => {
      const alone = made.filter((one) => one !== null)
      let routes: { match(uri: string): { route: string; values: unknown } | null }
      try {
        routes = defineRoutes(Object.fromEntries(alone.map((one, index) => [`r${index}`, one])))
      } catch (error) {
        expect(error).toBeInstanceOf(TemplateError)
        return
      }
      if (alone.length > 1) sets++
      for (const uri of URIS) {
        const expected = alone.flatMap((one, index) => {
          const values = one.match(uri)
          return values === null ? [] : [{ route: `r${index}`, values }]
        })
        const found = routes.match(uri)
        matches += expected.length
        if (found !== null || expected.length > 0) expect([found], uri).toEqual(expected)
      }
    }),
    { numRuns: runs(100) },
  )
  expect(sets).toBeGreaterThan(leastHits(40))
  expect(matches).toBeGreaterThan(leastHits(125))
})
