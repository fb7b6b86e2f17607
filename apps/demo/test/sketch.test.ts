import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { EXAMPLE_GROUPS, FIRST_INPUT } from '../src/examples.ts'
import { viewOf } from '../src/model.ts'
import { sketchOf } from '../src/sketch.ts'
import { DEFAULT_SEO, type State } from '../src/state.ts'

const stateOf = (input: string, base = ''): State => ({ input, base, seo: DEFAULT_SEO })

/** All of a sketch is in the whole view, which has notes on hosts, too: they need the tables of Unicode. */
function expectInView(input: string): boolean {
  const sketch = sketchOf(stateOf(input))
  if (sketch === null) return false
  const view = viewOf(stateOf(input))
  expect(view.verdict).toMatchObject({ kind: 'parsed', href: sketch.href })
  const { pieces, spans, rows } = view
  const withoutNotes = (all: typeof rows) =>
    all.map((row) => (row.part === 'host' ? { ...row, notes: [] } : row))
  expect(sketch.spans).toEqual(spans)
  expect(withoutNotes(sketch.rows)).toEqual(withoutNotes(rows))
  // Errors cut pieces in two, and the list of public suffixes the host.
  const isWhole = pieces.every(({ role }) => role !== 'subdomain')
  if (view.problems.length === 0 && isWhole) expect(sketch.pieces).toEqual(pieces)
  return true
}

test('what the page begins with can be sketched', () => {
  expect(expectInView(FIRST_INPUT)).toBe(true)
})

test('a sketch of any example agrees with its whole view', () => {
  const inputs = EXAMPLE_GROUPS.flatMap(({ examples }) => examples.map(({ input }) => input))
  expect(inputs.filter(expectInView).length).toBeGreaterThan(2)
})

test('a sketch of any URL agrees with its whole view', () => {
  const url = fc
    .tuple(
      fc.constantFrom('https://', 'http://', 'file:///', 'blob:https://', 'mailto:', 'a://', ''),
      fc.string({ unit: 'binary-ascii', maxLength: 20 }),
    )
    .map((parts) => parts.join(''))
  let hits = 0
  fc.assert(
    fc.property(fc.oneof(url, fc.webUrl({ withQueryParameters: true })), (input) => {
      if (expectInView(input)) hits++
    }),
    { numRuns: runs(500) },
  )
  expect(hits).toBeGreaterThan(leastHits(20))
})

test.each([
  ['what is not ASCII', 'https://bücher.example/'],
  ['an A-label', 'https://XN--bcher-kva.example/'],
  ['percent-encoded bytes', 'https://b%C3%BCcher.example/'],
  ['what does not parse', 'https://example.com:99999/'],
  ['what is long', `https://example.com/${'a'.repeat(2000)}`],
])('%s waits for the tables', (_, input) => {
  expect(sketchOf(stateOf(input))).toBe(null)
})

test('what is relative to a base waits, too', () => {
  expect(sketchOf(stateOf('https://example.com/', 'https://example.com/'))).toBe(null)
})
