import {
  type HostAlgorithm,
  type HostStep,
  type HostValue,
  serializeHost,
} from '@waymark/conformance/oracle'
import { domainToAscii } from '@waymark/conformance/oracle/bindings'
import * as host from '@waymark/host'
import { toUnicode } from '@waymark/idna'
import { percentDecodeString } from '@waymark/percent-encoding'
import { readUrl, serializeUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { oracleSource, readAlgorithms } from '../../../conformance/oracle/page/read-oracle.ts'
import { isMissing, readData } from '../../../test/data.ts'
import { runs } from '../../../test/runs.ts'
import { STEPPER_EXAMPLES } from '../src/stepper/examples.ts'
import { countFrames, frameAt } from '../src/stepper/frame.ts'
import {
  isStop,
  nextChange,
  nextOther,
  nextState,
  nextStop,
  placesOf,
  previousOther,
} from '../src/stepper/moves.ts'
import { embedCode, isShared, wholePage } from '../src/stepper/share.ts'
import { readStepperState, writeStepperState } from '../src/stepper/state.ts'
import { STEPS_EN, type StepPlace, type SteppedState } from '../src/stepper/steps-en.ts'
import { STEPS_JA } from '../src/stepper/steps-ja.ts'
import { STEPS_RU } from '../src/stepper/steps-ru.ts'
import { sourceOf, traceUrl, type UrlTrace } from '../src/stepper/trace.ts'

const FILES = ['wpt/urltestdata.json', 'wpt/urltestdata-javascript-only.json']
const DOMAIN_FILES = ['wpt/toascii.json', 'wpt/IdnaTestV2.json']
/** Whose hosts take steps that no host of web-platform-tests takes. */
const RARE = ['https://xn--a-.ß/', 'http://[01::]/']

/** The stepper's result and its way there, for any input. */
function expectConsistent(input: string, base: string): void {
  const trace = traceUrl(input, base)
  const against = base === '' || readUrl(base).url === null ? null : base
  const { url, errors } = readUrl(input, { base: against })
  expect(trace.href).toBe(url === null ? null : serializeUrl(url))
  expect(trace.errors.map(({ name, start, end }) => ({ name, start, end }))).toEqual([...errors])
  const ends = trace.codePoints.map(({ end }) => end)
  expect(ends.at(-1) ?? 0).toBe(input.length)
  const read = trace.codePoints.filter(({ pointer }) => pointer !== null).map(({ c }) => c)
  expect(trace.steps.flatMap((_, at) => oddities(trace, at, read))).toEqual([])
  const steps = trace.steps.flatMap((entry) => entry.host ?? [])
  expect(runsOf(steps).flatMap(falseResults)).toEqual([])
  const last = steps.at(-1)
  if (last === undefined || url === null) return
  const isLocal = url.scheme === 'file' && last.result === 'localhost'
  expect(isLocal ? '' : last.result).toBe(serializeHost(trace.url!.host!))
}

/** The steps of each run of an algorithm, those of the runs that it calls left out. */
function runsOf(steps: readonly HostStep[]): HostStep[][] {
  const all: HostStep[][] = []
  const open: HostStep[][] = []
  for (const step of steps) {
    const depth = step.callers.length
    if (depth >= open.length) {
      // The step that was recorded last has called it.
      const before = open.at(-1)?.at(-1)
      const caller = step.callers.at(-1)
      if (caller?.algorithm !== before?.algorithm || caller?.step !== before?.step) {
        throw new Error(`${step.algorithm} is not called by ${before?.algorithm} ${before?.step}`)
      }
      const run: HostStep[] = []
      open.push(run)
      all.push(run)
    }
    if (open.length !== depth + 1) throw new Error(`${step.algorithm} ${step.step} comes too late`)
    open.at(-1)!.push(step)
    if (step.result !== undefined) open.pop()
  }
  if (open.length > 0) throw new Error('a run does not end')
  return all
}

/** What a package makes of what an algorithm was given. */
const REPLAYS: Partial<Record<HostAlgorithm, (input: string) => HostValue>> = {
  'percent-decode a string': (input) => hexOf(percentDecodeString(input)),
  'domain parser': (input) => host.parseDomain(input),
  ToASCII: (input) => domainToAscii(input, false),
  Processing: (input) => toUnicode(input).domain,
  'ends in a number checker': (input) => host.endsInNumber(input),
  'IPv4 parser': (input) => {
    const address = host.parseIpv4(input)
    return address === null ? null : host.serializeIpv4(address)
  },
  'IPv4 number parser': (input) => {
    if (/^0x$/i.test(input)) return '0'
    const octal = /^0([0-7]+)$/.exec(input)
    const isNumber = octal !== null || /^(?:0x[\da-f]+|0|[1-9]\d*)$/i.test(input)
    return isNumber ? String(BigInt(octal === null ? input : `0o${octal[1]}`)) : null
  },
  'IPv6 parser': (input) => {
    const pieces = host.parseIpv6(input)
    return pieces === null ? null : host.serializeIpv6(pieces)
  },
  'opaque-host parser': (input) => {
    const parsed = host.parseHost(input, { isOpaque: true })
    return parsed === null ? null : host.serializeHost(parsed)
  },
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' ')
}

/** The run, if a package gives another result. */
function falseResults(run: readonly HostStep[]): unknown[] {
  const { algorithm, input, result } = run.at(-1)!
  const expected = REPLAYS[algorithm]?.(input.join(''))
  return expected === undefined || expected === result
    ? []
    : [{ algorithm, input, result, expected }]
}

/** What is wrong with a step: its code point, its number, or where the pointer goes from it. */
function oddities({ steps, url }: UrlTrace, at: number, read: readonly string[]): string[] {
  const { state, step, pointer, c, buffer, host: inHost } = steps[at]!
  const wrong = (what: string) => [`${at}, ${state} ${step}: ${what}`]
  if (c !== (read[pointer] ?? '')) return wrong('another code point')
  if (step !== null && !(step in STEPS_EN[state as SteppedState])) return wrong('no words')
  if (inHost !== undefined) {
    const { algorithm, step: number, input, reads } = inHost
    if (!(number in STEPS_EN[algorithm])) return wrong(`no words for ${algorithm} ${number}`)
    const [from, to] = reads ?? [0, input.length]
    return 0 <= from && from <= to && to <= input.length ? [] : wrong('reads beyond the input')
  }
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

describe.each(DOMAIN_FILES)('%s', (file) => {
  if (isMissing(file)) test.skip(`${file} is not in the data folder`, () => {})
  else {
    test('URLs with its domains end as the parser does', () => {
      const urls = domainUrlsOf(file)
      expect(urls.length).toBeGreaterThan(0)
      for (const url of urls) expectConsistent(url, '')
    })
  }
})

function domainUrlsOf(file: string): string[] {
  return inputsOf(file).map((input) => `https://${input}/`)
}

test.skipIf([...FILES, ...DOMAIN_FILES].some((file) => isMissing(file)))(
  'every step of the host that has words is taken',
  () => {
    const taken = new Set<string>()
    const urls = [...FILES.flatMap(inputsOf), ...domainUrlsOf('wpt/toascii.json'), ...RARE]
    for (const url of urls) {
      for (const { host: step } of traceUrl(url, '').steps) {
        if (step !== undefined) taken.add(`${step.algorithm} ${step.step}`)
      }
    }
    const withWords = Object.entries(STEPS_EN).flatMap(([place, steps]) => {
      const numbers = place.endsWith(' state') ? [] : Object.keys(steps)
      // A step with others in it only holds them together.
      return numbers
        .filter((number) => numbers.every((each) => !each.startsWith(`${number}.`)))
        .map((number) => `${place} ${number}`)
    })
    expect(withWords.filter((name) => !taken.has(name))).toEqual([])
  },
)

/** The inputs of a file of web-platform-tests. */
function inputsOf(file: string): string[] {
  return (JSON.parse(readData(file)) as unknown[]).flatMap((each) =>
    typeof each === 'object' && each !== null && 'input' in each ? [String(each.input)] : [],
  )
}

test('any string ends as the parser does', () => {
  const pieces = [
    ...['http:', 'file:', 'a:', '//', '/', '\\', '@', ':', '?', '#', '[', ']', '.', '%2e'],
    ...['0x7f', '0', '::', 'ffff', '1.2.3.4', 'xn--', 'faß', '%C3%9F', '\u200d', 'א'],
  ]
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
        const { place, step, words, outline } = frameAt(trace, at, own)
        expect(words !== '').toBe(place !== null && step !== null)
        expect(outline.filter(({ isCurrent }) => isCurrent)).toHaveLength(step === null ? 0 : 1)
      }
    }
  }
})

test('the steps are those of the oracle, in its words', () => {
  const algorithms = readAlgorithms()
  for (const [place, steps] of Object.entries(STEPS_EN)) {
    // Object.entries loses the names.
    const { href, section } = sourceOf(place as StepPlace)
    const anchor = href.replace(/.*#/, '')
    if (section.startsWith('UTS #46')) {
      const text = oracleSource('to-ascii.ts')
        .split(new RegExp(`/tr46/#${anchor}\\b`))
        .at(-1)!
      for (const [number, words] of Object.entries(steps)) {
        expect(text.split('/**')[0]).toContain(`// ${number}. ${words}\n`)
      }
      continue
    }
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
  expect(last.place).toBe(null)
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

describe('in the host', () => {
  const trace = traceUrl('http://0x7f.1/', '')
  const frames = trace.steps.map((_, at) => frameAt(trace, at, STEPS_EN))
  const findFrame = (name: string) => frames.find(({ place, step }) => `${place} ${step}` === name)!

  test('a frame says who called the algorithm, what it reads and what it returns', () => {
    const radix = findFrame('IPv4 number parser 4.3')
    expect(radix.words).toBe(STEPS_EN['IPv4 number parser']['4.3'])
    expect(radix.callers.map(({ place, step }) => `${place} ${step}`)).toEqual([
      'host state 3.3',
      'host parser 8',
      'IPv4 parser 6.1',
    ])
    expect(radix.variables).toContainEqual({ name: 'R', value: '10', next: '16' })
    expect(radix.result).toBe(undefined)
    expect(findFrame('IPv4 number parser 9').result).toBe('127')
    expect(findFrame('IPv4 parser 6.1').reading).toMatchObject({ reads: [0, 4] })
  })

  test('a step that calls an algorithm shows what comes of it', () => {
    const { variables } = findFrame('host parser 6')
    expect(variables).toContainEqual({ name: 'asciiDomain', value: null, next: '0x7f.1' })
    expect(findFrame('host state 3.5').record).toContainEqual({
      name: 'host',
      value: null,
      next: '127.0.0.1',
    })
  })

  test('IDNA is shown code point by code point, and Punycode label by label', () => {
    const steps = traceUrl('https://ẞ.EXÄMPLE/', '').steps.flatMap((entry) => entry.host ?? [])
    const mapped = steps.filter(({ algorithm, step }) => algorithm === 'Processing' && step === '1')
    expect(mapped.map(({ variables }) => variables['status'])).toEqual([
      ...['mapped', 'valid', 'mapped', 'mapped', 'mapped', 'mapped', 'mapped', 'mapped', 'mapped'],
    ])
    const encoded = steps.filter(({ algorithm, step }) => algorithm === 'ToASCII' && step === '3')
    expect(encoded.map(({ variables }) => variables['label'])).toEqual(['ß', 'exämple'])
  })

  test('an error belongs to the step of the host that reports it', () => {
    const { at } = trace.errors.find(({ name }) => name === 'IPv4-non-decimal-part')!
    expect(frames[at]).toMatchObject({ place: 'IPv4 parser', step: '6.3' })
  })
})

describe('moves', () => {
  const trace = traceUrl('http://a.example:80/b', '')
  const last = countFrames(trace) - 1
  const none = { places: new Set<StepPlace>(), offsets: new Set<number>() }
  const nameAt = (at: number) => {
    const { place, step } = frameAt(trace, at, STEPS_EN)
    return `${place} ${step}`
  }

  test('lead to the next state or algorithm', () => {
    expect(nameAt(nextState(trace, 0))).toBe('scheme state 1')
    const inHost = trace.steps.findIndex((entry) => entry.host !== undefined)
    expect(nameAt(nextState(trace, inHost))).toBe('percent-decode a string 1')
    expect(nextState(trace, last)).toBe(last)
  })

  test('lead to each step that changes the record, and to the result', () => {
    const changes = []
    for (let at = nextChange(trace, 0); at < last; at = nextChange(trace, at)) {
      changes.push(nameAt(at))
    }
    expect(changes).toEqual(['scheme state 2.2', 'host state 2.5', 'path state 1.4.2'])
  })

  test('pass equal steps at once, both ways, but no breakpoint', () => {
    const keep = trace.steps.findIndex(({ state }) => state === 'host state')
    const after = nextOther(trace, keep, none)
    expect([nameAt(keep), nameAt(after - 1), nameAt(after)]).toEqual([
      'host state 4.3',
      'host state 4.3',
      'host state 2.3',
    ])
    expect(previousOther(trace, after)).toBe(keep)
    expect(previousOther(trace, 0)).toBe(0)
    const stop = nextOther(trace, keep, { ...none, offsets: new Set([9]) })
    expect(trace.steps[stop]).toMatchObject({ pointer: 9, state: 'host state' })
  })

  test('stop where a state begins, and where the pointer arrives', () => {
    const atPort = { ...none, places: new Set<StepPlace>(['port state']) }
    const port = nextStop(trace, 0, atPort)
    expect([nameAt(port), isStop(trace, port + 1, atPort)]).toEqual(['port state 1', false])
    expect(nextStop(trace, port, atPort)).toBe(last)
    const atOffset = { ...none, offsets: new Set([7]) }
    const first = nextStop(trace, 0, atOffset)
    expect(trace.steps[first]).toMatchObject({
      pointer: 7,
      state: 'special authority ignore slashes state',
    })
    // The host is read again.
    expect(trace.steps[nextStop(trace, first, atOffset)]).toMatchObject({ state: 'host state' })
  })

  test('know all states and algorithms that run', () => {
    expect(placesOf(trace)).toEqual(
      expect.arrayContaining(['scheme start state', 'domain parser', 'path state']),
    )
    expect(new Set(placesOf(trace)).size).toBe(placesOf(trace).length)
  })
})

test('a page that is a file of the visitor cannot be embedded', () => {
  const addresses = ['file:///home/a/index.html', 'https://a.example/', 'http://localhost:80/']
  expect(addresses.map(isShared)).toEqual([false, true, true])
})

test('the code of a frame has the state in its link, and a shared link has the whole page', () => {
  const address = 'https://a.example/?lang=ja&embed#view=stepper&url=http%3A%2F%2Fb'
  const code = embedCode('https://a.example/?lang=ja#view=stepper&at=3', '"<b>"')
  expect(code).toContain('src="https://a.example/?lang=ja&amp;embed=#view=stepper&amp;at=3"')
  expect(code).toContain(' style="max-width:100%" ')
  expect(code).toContain('title="&quot;&lt;b>&quot;"')
  expect(wholePage(address)).toBe('https://a.example/?lang=ja#view=stepper&url=http%3A%2F%2Fb')
})
