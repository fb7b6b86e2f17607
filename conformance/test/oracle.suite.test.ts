import { parseDomain } from '@waymark/host'
import { describe, expect, test } from 'vitest'
import { dataFolder, isMissing, readData } from '../../test/data.ts'
import { runs } from '../../test/runs.ts'
import { Random } from '../differential/random.ts'
import { readSeeds } from '../differential/seeds.ts'
import { type BasicUrlParserOptions, basicUrlParse, states } from '../oracle/basic-url-parser.ts'
import { domainToAscii } from '../oracle/comparison/bindings.ts'
import { type Case, nextCase } from '../oracle/comparison/cases.ts'
import { askOracle, askParser, compareWithOracle, show } from '../oracle/comparison/compare.ts'
import { parseDomain as oracleParseDomain } from '../oracle/domain-parser.ts'
import { utf8DecodeWithoutBom, utf8Encode } from '../oracle/encoding.ts'
import { oracleFiles, oracleSource, readAlgorithms } from '../oracle/page/read-oracle.ts'
import { serializeUrl } from '../oracle/serializers.ts'
import type { TraceEntry } from '../oracle/trace.ts'
import { createUrlClass, type OracleUrl } from '../oracle/url-class.ts'
import { expectSame, firstProblem, type Vector, vectorsOf } from '../vectors.ts'

const seed = Number(process.env['WAYMARK_SEED'] || Date.now() % 0x100000000)
const folder = new URL('../oracle/', import.meta.url)
const Url = createUrlClass(domainToAscii)

/** The vectors of a data file, or a test that says that they are skipped. */
function describeData(file: string, check: (data: unknown) => Iterable<string | null>): void {
  if (isMissing(file)) test.skip(`${file} is not in the data folder`, () => {})
  else {
    test(`passes ${file}`, () => {
      const checked = [...check(JSON.parse(readData(file)))]
      expect(checked.filter((problem) => problem !== null)).toEqual([])
      expect(checked.length).toBeGreaterThan(0)
    })
  }
}

const MEMBERS = [
  ...(['href', 'origin', 'protocol', 'username', 'password', 'host', 'hostname', 'port'] as const),
  ...(['pathname', 'search', 'hash'] as const),
]

function construct(input: string, base: string | null): OracleUrl | null {
  return Url.canParse(input, base ?? undefined) ? new Url(input, base ?? undefined) : null
}

function checkMembers(url: OracleUrl, expected: Vector): string | null {
  return firstProblem([
    ...MEMBERS.filter((member) => member in expected).map((member) =>
      expectSame(member, url[member], expected[member]),
    ),
    'searchParams' in expected
      ? expectSame('searchParams', url.searchParams.toString(), expected['searchParams'])
      : null,
  ])
}

function about(problem: string | null, ...inputs: readonly unknown[]): string | null {
  return problem && `${JSON.stringify(inputs)}: ${problem}`
}

describe('the oracle', () => {
  function* checkUrls(data: unknown): Iterable<string | null> {
    for (const vector of vectorsOf(data)) {
      const { input, base } = vector as { readonly input: string; readonly base: string | null }
      const url = construct(input, base)
      if (vector['failure'] === true) {
        yield about(expectSame('the URL', url?.href ?? null, null), input, base)
      } else yield about(url === null ? 'it fails' : checkMembers(url, vector), input, base)
    }
  }
  describeData('wpt/urltestdata.json', checkUrls)
  describeData('wpt/urltestdata-javascript-only.json', checkUrls)

  describeData('wpt/setters_tests.json', function* (data) {
    for (const [attribute, list] of Object.entries(data as Record<string, unknown>)) {
      if (attribute === 'comment') continue
      const setter = MEMBERS.find((member) => member === attribute)
      for (const vector of vectorsOf(list)) {
        const { href, new_value: value, expected } = vector
        const url = construct(String(href), null)
        if (url === null || setter === undefined || setter === 'origin') yield 'an unknown vector'
        else {
          url[setter] = String(value)
          yield about(checkMembers(url, expected as Vector), attribute, href, value)
        }
      }
    }
  })

  describeData('wpt/toascii.json', function* (data) {
    for (const vector of vectorsOf(data)) {
      const { input, output } = vector as { readonly input: string; readonly output: string | null }
      // An empty host is not for such a URL.
      if (input === '') continue
      const set = new Url('https://x/x')
      set.host = input
      yield about(
        firstProblem([
          expectSame('the host', construct(`https://${input}/x`, null)?.host ?? null, output),
          expectSame('the host set', set.host, output ?? 'x'),
        ]),
        input,
      )
    }
  })

  test('imports nothing but itself', () => {
    const imported = oracleFiles().flatMap((file) =>
      Array.from(oracleSource(file).matchAll(/from '([^']+)'/g), ([, from]) =>
        new URL(from!, new URL(file, folder)).href.replace(folder.href, ''),
      ),
    )
    expect(new Set(imported)).toEqual(new Set(imported.filter((at) => oracleFiles().includes(at))))
    expect(imported.length).toBeGreaterThan(20)
  })

  test('reads UTF-8 as the platform does', () => {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
    const random = new Random(seed)
    const lead = [0x41, 0xbf, 0x80, 0xc2, 0xe0, 0xed, 0xef, 0xbb, 0xf0, 0xf4, 0x90, 0xa0, 0xff]
    for (let n = 0; n < runs(5_000); n++) {
      const bytes = Array.from({ length: random.below(7) }, () =>
        random.oneIn(3) ? random.below(0x100) : random.pick(lead),
      )
      const text = decoder.decode(Uint8Array.from(bytes))
      expect(utf8DecodeWithoutBom(bytes)).toBe(text)
      expect(utf8Encode(text)).toEqual([...new TextEncoder().encode(text)])
    }
  })
})

describe('the parser', () => {
  test(`agrees with the oracle on ${runs(5_000)} cases (WAYMARK_SEED=${seed})`, () => {
    const { disagreements, disagreementCount } = compareWithOracle({
      cases: runs(5_000),
      seed,
      seeds: readSeeds(dataFolder()),
    })
    expect(disagreements.slice(0, 5)).toEqual([])
    expect(disagreementCount).toBe(0)
  })

  test.each<Case>([
    { kind: 'parse', input: 'https://u@h', base: null, baseSteps: [], encoding: null },
    { kind: 'set', href: 'https://h/', steps: [['port', '8']] },
    {
      kind: 'override',
      href: 'https://h/',
      hrefSteps: [],
      stateOverride: 'host state',
      input: 'i:x',
      isEmptied: false,
    },
  ])('is asked for what a case of kind $kind is about', (question) => {
    const said = show(askParser(question))
    expect(said).toBe(show(askOracle(question)))
    expect(said).toContain(
      { parse: 'invalid-credentials', set: ':8/', override: '"i"' }[question.kind],
    )
  })
})

describe('the domain parser', () => {
  test.each(['a.b', 'A.b', 'a_b', 'a.b.', '', '-a', 'xn--a', 'ü', 'ü_', '\xad', 'a%', 'א0.1'])(
    'says of %j what that of the host package says, strict and not',
    (domain) => {
      for (const beStrict of [true, false]) {
        const names: string[] = []
        const report = (name: string) => names.push(name)
        const parsed = oracleParseDomain(domain, beStrict, domainToAscii, report)
        expect(parsed).toBe(parseDomain(domain, { beStrict }))
        const isStrict = domainToAscii(domain, true) !== null
        expect(names).toEqual(isStrict ? [] : ['domain-to-ASCII'])
      }
    },
  )
})

describe('the steps', () => {
  const algorithms = readAlgorithms()
  const ofStates = algorithms.filter(({ file }) => file.startsWith('states/'))

  test('are those of all states', () => {
    const names = Object.values(states).map(({ name }) => name)
    expect(new Set(ofStates.map(({ name }) => name))).toEqual(new Set(names))
  })

  test.each(algorithms)('of $name are counted without a gap', ({ steps }) => {
    const last: number[] = []
    for (const { number, words } of steps) {
      const numbers = number.split('.').map(Number)
      const level = numbers.length - 1
      expect(numbers.slice(0, level), number).toEqual(last.slice(0, level))
      expect(numbers[level], number).toBe((last[level] ?? 0) + 1)
      expect(words, number).toMatch(/^(?:[A-Z]|`).*[.:]$/)
      last.splice(0, last.length, ...numbers)
    }
  })

  test.each(ofStates)('of $name have in the trace the numbers of the comments', ({ steps }) => {
    for (const { number, traced } of steps) expect(new Set([number, ...traced]).size).toBe(1)
  })

  test('are all reached by the cases', { tags: 'slow' }, () => {
    const reached = new Set<string>()
    const random = new Random(1)
    for (let n = 0; n < 30_000; n++) {
      const trace: TraceEntry[] = []
      askOracle(nextCase(random, []), { trace })
      for (const { state, step } of trace) reached.add(`${states[state].name} ${step}`)
    }
    const unreached = ofStates.flatMap(({ name, steps }) =>
      steps
        .flatMap(({ traced }) => traced.map((step) => `${name} ${step}`))
        .filter((step) => !reached.has(step)),
    )
    expect(unreached).toEqual([])
  })
})

describe('the trace', () => {
  function traceOf(input: string, options: Partial<BasicUrlParserOptions> = {}): TraceEntry[] {
    const trace: TraceEntry[] = []
    basicUrlParse(input, { ...options, domainToAscii, trace })
    return trace
  }

  test('names state, pointer, code point, buffer and step, as they are when the step begins', () => {
    const flags = { atSignSeen: false, insideBrackets: false, passwordTokenSeen: false }
    expect(traceOf(' A:\t?').map(({ state, url, ...rest }) => [state, rest])).toEqual([
      ['scheme start state', { pointer: 0, c: 'A', buffer: '', flags, step: '1' }],
      ['scheme state', { pointer: 1, c: ':', buffer: 'a', flags, step: '2.2' }],
      ['scheme state', { pointer: 1, c: ':', buffer: 'a', flags, step: '2.4' }],
      ['scheme state', { pointer: 1, c: ':', buffer: '', flags, step: '2.9' }],
      ['opaque path state', { pointer: 2, c: '?', buffer: '', flags, step: '1' }],
      ['query state', { pointer: 3, c: '', buffer: '', flags, step: '2.1' }],
      ['query state', { pointer: 3, c: '', buffer: '', flags, step: '2.2' }],
      ['query state', { pointer: 3, c: '', buffer: '', flags, step: '2.3' }],
    ])
  })

  test('has a copy of the record as it is when the step begins', () => {
    const trace = traceOf('http://h/a/b')
    const paths = trace.map(({ url }) => serializeUrl(url))
    expect(paths.slice(-2)).toEqual(['http://h/a', 'http://h/a/b'])
    expect(trace[0]?.url.scheme).toBe('')
  })

  test('has an entry for a run in which nothing is to be done', () => {
    expect(traceOf('x:').at(-1)).toMatchObject({ state: 'opaque path state', c: '', step: null })
  })

  test('shows the flags', () => {
    const { flags } = traceOf('http://u:p@[').at(-1)!
    expect(flags).toEqual({ atSignSeen: true, insideBrackets: true, passwordTokenSeen: true })
  })

  test('begins in the state that overrides', () => {
    const url = basicUrlParse('http://h', { domainToAscii })!
    expect(traceOf('8', { url, stateOverride: 'port state' })[0]?.state).toBe('port state')
    expect(serializeUrl(url)).toBe('http://h:8/')
  })
})
