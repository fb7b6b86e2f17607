import { readUrl, serializeUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readAlgorithms } from '../../../conformance/oracle/page/read-oracle.ts'
import { isMissing, readData } from '../../../test/data.ts'
import { runs } from '../../../test/runs.ts'
import { STEPPER_EXAMPLES } from '../src/stepper/examples.ts'
import { countFrames, frameAt } from '../src/stepper/frame.ts'
import { readStepperState, writeStepperState } from '../src/stepper/state.ts'
import { STEPS_EN, type SteppedState } from '../src/stepper/steps-en.ts'
import { STEPS_JA } from '../src/stepper/steps-ja.ts'
import { STEPS_RU } from '../src/stepper/steps-ru.ts'
import { sourceOf, traceUrl, type UrlTrace } from '../src/stepper/trace.ts'

const FILES = ['wpt/urltestdata.json', 'wpt/urltestdata-javascript-only.json']

/** The stepper's result and its way there, for any input. */
function expectConsistent(input: string, base: string): void {
  const trace = traceUrl(input, base)
  const against = base === '' || readUrl(base).url === null ? null : base
  const { url, errors } = readUrl(input, { base: against })
  expect(trace.href).toBe(url === null ? null : serializeUrl(url))
  expect(trace.errors.map(({ name, start, end }) => ({ name, start, end }))).toEqual([...errors])
  const ends = trace.codePoints.map(({ end }) => end)
  expect(ends.at(-1) ?? 0).toBe(input.length)
  expect(trace.steps.flatMap((_, at) => oddities(trace, at))).toEqual([])
}

/** What is wrong with a step: its code point, its number, or where the pointer goes from it. */
function oddities({ steps, codePoints, url }: UrlTrace, at: number): string[] {
  const { state, step, pointer, c, buffer } = steps[at]!
  const read = codePoints.filter((each) => each.pointer !== null)
  const wrong = (what: string) => [`${at}, ${state} ${step}: ${what}`]
  if (c !== (read[pointer]?.c ?? '')) return wrong('another code point')
  if (step !== null && !(step in STEPS_EN[state as SteppedState])) return wrong('no words')
  const next = steps[at + 1]?.pointer
  if (next === undefined) {
    return url === null || pointer >= read.length - 1 ? [] : wrong('the input goes on')
  }
  // Two steps go back: to the start, and to the first code point of the host.
  if (state === 'scheme state' && step === '3') return next === 0 ? [] : wrong('not over')
  if (state === 'authority state' && step === '2.2') {
    return next === pointer - [...buffer].length ? [] : wrong('not before the buffer')
  }
  return [-1, 0, 1, 2].includes(next - pointer) ? [] : wrong(`to ${next}`)
}

describe.each(FILES)('%s', (file) => {
  if (isMissing(file)) test.skip(`${file} is not in the data folder`, () => {})
  else {
    const cases = (JSON.parse(readData(file)) as unknown[]).filter(
      (each): each is { input: string; base: string | null } =>
        typeof each === 'object' && each !== null && 'input' in each,
    )
    test(`${cases.length} inputs end as the parser does, and the pointer moves as the states say`, () => {
      expect(cases.length).toBeGreaterThan(0)
      for (const { input, base } of cases) expectConsistent(input, base ?? '')
    })
  }
})

test('any string ends as the parser does', () => {
  const pieces = ['http:', 'file:', 'a:', '//', '/', '\\', '@', ':', '?', '#', '[', ']', '.', '%2e']
  const input = fc
    .array(fc.oneof(fc.constantFrom(...pieces, 'C|', '\t', ' ', 'ü', '80'), fc.string()))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(
      input,
      fc.constantFrom('', 'https://a/b/c?d#e', 'file:///C:/a', 'a:b'),
      expectConsistent,
    ),
    { numRuns: runs(500) },
  )
})

test('every example can be stepped through, in every language', () => {
  for (const { url, base = '' } of STEPPER_EXAMPLES) {
    const trace = traceUrl(url, base)
    for (const own of [STEPS_EN, STEPS_JA, STEPS_RU]) {
      for (let at = 0; at < countFrames(trace); at++) {
        const { state, step, words, outline } = frameAt(trace, at, own)
        expect(words !== '').toBe(state !== null && step !== null)
        expect(outline.filter(({ isCurrent }) => isCurrent)).toHaveLength(step === null ? 0 : 1)
      }
    }
  }
})

test('the steps are those of the oracle, in its words', () => {
  const algorithms = readAlgorithms()
  for (const [state, steps] of Object.entries(STEPS_EN)) {
    // Object.entries loses the names: they are those of the states.
    const anchor = sourceOf(state as SteppedState).replace(/.*#/, '')
    const algorithm = algorithms.find(({ anchors }) => anchors.includes(anchor))!
    const own = new Map(algorithm.steps.map(({ number, words }) => [number, words]))
    for (const [number, words] of Object.entries(steps)) expect(own.get(number)).toBe(words)
  }
})

test('a frame says what its step makes of the variables', () => {
  const trace = traceUrl('http://a', '')
  const { variables } = frameAt(trace, 1, STEPS_EN)
  expect(variables[1]).toEqual({ name: 'buffer', value: 'h', next: 'ht' })
  const last = frameAt(trace, countFrames(trace) - 1, STEPS_EN)
  expect(last.state).toBe(null)
  expect(last.record.find(({ name }) => name === 'host')?.value).toBe('a')
})

test('errors appear with the step that reports them', () => {
  const trace = traceUrl(' http:\\\\a', '')
  expect(trace.errors[0]).toMatchObject({ name: 'invalid-URL-unit', at: -1 })
  const second = trace.errors[1]!
  expect(frameAt(trace, second.at - 1, STEPS_EN).errors).toHaveLength(1)
  expect(frameAt(trace, second.at, STEPS_EN).errors.length).toBeGreaterThan(1)
})

test('a link holds the state', () => {
  const state = { url: ' a\tb', base: 'https://a/', at: 12 }
  expect(readStepperState(new Map(writeStepperState(state)))).toEqual(state)
  expect(
    readStepperState(
      new Map([
        ['url', 'x'],
        ['at', '-3'],
      ]),
    ),
  ).toMatchObject({ at: 0 })
})
