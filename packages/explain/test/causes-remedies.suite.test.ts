import { causes, explain, type UrlCause, type UrlEdit } from '@waymark/explain'
import { readUrl, type UrlErrorName } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { runs } from '../../../test/runs.ts'
import { urlLikeStrings } from './url-like-strings.ts'

function apply(text: string, edits: readonly UrlEdit[]): string {
  const sorted = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()].sort(
    (a, b) => b.start - a.start || b.end - a.end,
  )
  let limit = text.length
  for (const { start, end, text: written } of sorted) {
    expect(end, 'changes do not overlap').toBeLessThanOrEqual(limit)
    limit = start
    text = text.slice(0, start) + written + text.slice(end)
  }
  return text
}

/** Does what the remedies of an input say, error by error; says how often. */
function check(input: string, base: string | null): number {
  const reading = readUrl(input, { base })
  const { failure, errorsOf } = reading
  if (errorsOf === 'base') return 0
  const byName = new Map<UrlErrorName, UrlCause[]>()
  for (const { code, causes } of explain(reading)) {
    byName.set(code, [...(byName.get(code) ?? []), ...causes])
  }
  let checked = 0
  for (const [name, found] of byName) {
    const edits = found.flatMap(({ edit }) => (edit === null ? [] : [edit]))
    if (edits.length < found.length) continue
    checked++
    const repaired = apply(input, edits)
    const where = `${name} in ${JSON.stringify(input)}, after ${JSON.stringify(repaired)}`
    const again = readUrl(repaired, { base })
    expect(
      again.errors.map((error) => error.name),
      where,
    ).not.toContain(name)
    const isOtherFailure =
      again.failure !== null &&
      again.failure.name !== failure?.name &&
      !again.failure.name.startsWith('port-')
    expect(isOtherFailure, where).toBe(false)
    // The remedy names a host that is another than the parser reads.
    const before = reading.url?.host
    // Where the slashes after the scheme were escapes, the first of them was read as the host.
    const isOther =
      name === 'domain-to-ASCII' || found.some(({ code }) => code === 'escape-left-over')
    if (!isOther && before && before.kind !== 'opaque' && again.url) {
      expect(again.url.host, where).toEqual(before)
    }
  }
  return checked
}

test('each remedy that is one change works: over the examples of all causes', () => {
  let checked = 0
  for (const { code, examples } of causes.entries) {
    if (code === 'host-without-idna') continue
    for (const { wrong, base } of examples) checked += check(wrong, base ?? null)
  }
  expect(checked).toBeGreaterThan(150)
})

test('no change is promised to mend what the parser did not come to', () => {
  expect(check("a'\nb http://a.example/{", null)).toBe(1)
})

test.each([
  'foo://..http\ufffe \thttp',
  'foo://a\ufffe">b',
  'foo://a.example is down',
  'C:\\a b">',
])('no two remedies change the same character: %j', (input) => {
  expect(check(input, null)).toBeGreaterThan(0)
})

test.skipIf(isMissing('wpt/urltestdata.json', 'wpt/IdnaTestV2.json'))(
  'each remedy that is one change works: over the inputs of web-platform-tests',
  () => {
    const cases = (
      JSON.parse(readData('wpt/urltestdata.json')) as (
        | string
        | { input: string; base: string | null }
      )[]
    ).filter((entry) => typeof entry !== 'string')
    let checked = 0
    for (const { input, base } of cases) checked += check(input, base)
    expect(checked).toBeGreaterThan(200)
    const hosts = (
      JSON.parse(readData('wpt/IdnaTestV2.json')) as (string | { input: string })[]
    ).filter((entry) => typeof entry !== 'string')
    checked = 0
    for (const { input } of hosts) checked += check(`https://${input}/x`, null)
    expect(checked).toBeGreaterThan(200)
  },
)

test('each remedy that is one change works: over made-up inputs', () => {
  fc.assert(
    fc.property(
      urlLikeStrings,
      fc.constantFrom(null, 'https://h/p', 'file:///c:/p'),
      (input, base) => {
        check(input, base)
      },
    ),
    { numRuns: runs(5000) },
  )
})
