import { answer, compare, methods } from '@waymark/compare'
import { presets } from '@waymark/normalize'
import { describe, expect, test } from 'vitest'
import { clip } from '../src/clip.ts'
import { PAIR_GROUPS } from '../src/compare/examples.ts'
import { agreeable, compareView, type Rung, sentence } from '../src/compare/model.ts'
import { cutSource, matchFor } from '../src/compare/patterns.ts'
import {
  type CompareState,
  NO_CHOICES,
  readCompareState,
  writeCompareState,
} from '../src/compare/state.ts'
import { readPairs, writePairs } from '../src/hash.ts'
import { compare as words } from '../src/words/en/compare.ts'
import { drawing } from '../src/words/en/drawing.ts'
import { wholeText } from './drawn-text.ts'

function rungs(a: string, b: string, choices: Partial<CompareState> = {}): Map<string, Rung> {
  const { families } = compareView({ a, b, ...NO_CHOICES, ...choices })
  return new Map(families.flatMap((family) => family.rungs.map((rung) => [rung.method, rung])))
}

const lightsOf = (byName: Map<string, Rung>, ...names: string[]) =>
  names.map((name) => byName.get(name)?.light)

/** The definitions that compare whole URLs. */
const COUNTED = methods.filter(
  ({ kind, scope }) => kind !== 'directional' && (scope === undefined || scope === 'scheme'),
)

describe('the answer', () => {
  test('is the same as that of the package, purpose by purpose', () => {
    const [a, b] = ['https://a.example/?b&utm_source=x', 'https://a.example/?b']
    const { headline, purposes } = compareView({ a, b, ...NO_CHOICES })
    const own = answer(a, b)
    expect(headline).toBe(own.headline)
    expect(purposes.map(({ light, method }) => [light, method])).toEqual(
      own.purposes.map(({ equal, method }) => [equal ? 'equal' : 'different', method]),
    )
    // Each has its page in the documentation.
    for (const { method, kind } of purposes) {
      expect(kind === 'presets' ? Object.keys(presets) : methods.map(({ name }) => name)).toContain(
        method,
      )
    }
    // Each says why, and what its definition is.
    expect(purposes.map(({ why }) => why)).toEqual(own.purposes.map(({ why }) => why))
    expect(purposes.map(({ definition }) => definition)).toContain(words.definitions.cache)
  })

  test('calls identical URLs different for nobody', () => {
    for (const url of ['https://a.example/', 'mailto:a@b.example', 'sip:a@b.example']) {
      const { purposes, tallies } = compareView({ a: url, b: url, ...NO_CHOICES })
      expect(purposes.filter(({ light }) => light === 'different')).toEqual([])
      expect(tallies.different).toBe(0)
    }
  })

  test('has no definitions that call two pages of two hosts equal', () => {
    const state = { a: 'https://a.example/x', b: 'https://b.example/x', ...NO_CHOICES }
    expect(compareView(state).tallies.equal).toBe(0)
  })

  test('is given while the base is being typed', () => {
    const state = { a: 'https://a.example/', b: '/', ...NO_CHOICES }
    expect(compareView({ ...state, base: 'https:' }).purposes).toHaveLength(7)
    const resolved = compareView({ ...state, base: 'https://a.example/b' })
    expect(resolved.purposes[0]?.light).toBe('equal')
  })
})

describe('the ladder', () => {
  test('holds every method once, in the order of the list', () => {
    const { families, tallies } = compareView({ a: 'http://a/', b: 'http://b/', ...NO_CHOICES })
    const shown = families.flatMap((family) => family.rungs.map(({ method }) => method))
    expect(shown).toEqual(methods.map(({ name }) => name))
    const counted = Object.values(tallies).reduce((sum, each) => sum + each, 0)
    expect(counted).toBe(COUNTED.length)
    expect(counted).toBeLessThan(methods.length)
  })

  test('leaves no mark out of the counts', () => {
    for (const b of ['http://a.example/x', 'http://a.example/', 'https://b.example/']) {
      const { families, tallies, uncounted } = compareView({
        a: 'http://a.example/x',
        b,
        ...NO_CHOICES,
      })
      const marks = families.flatMap(({ rungs }) => rungs)
      expect(tallies.equal + uncounted.equal).toBe(
        marks.filter(({ light }) => light === 'equal').length,
      )
      expect(COUNTED.length + uncounted.all).toBe(marks.length)
    }
  })

  test('lights up from the rung that knows default ports', () => {
    const byName = rungs('http://example.com:80/', 'http://example.com/')
    expect(
      lightsOf(byName, 'string-code-point', 'rfc3986-syntax', 'rfc3986-scheme', 'whatwg'),
    ).toEqual(['different', 'different', 'equal', 'equal'])
  })

  test('marks in both keys where they first differ, and says in which part', () => {
    const [a, b] = ['http://Example.com/%7Ea', 'http://example.com/~a'] as const
    const rung = rungs(a, b).get('whatwg')!
    expect(rung.part).toBe('path')
    expect(rung.keys?.map(({ before, changed, after }) => [before, changed.text, after])).toEqual([
      ['http://example.com/', '%7E', 'a'],
      ['http://example.com/', '~', 'a'],
    ])
    const [own] = compare(a, b, { methods: ['whatwg'] }).verdicts
    expect(own?.data).toEqual({ part: 'path', a: '%7E', b: '~' })
    expect(rung.why).toBe(own?.why)
  })

  test('marks nothing in a key that both have', () => {
    const rung = rungs('http://A/', 'http://a/').get('whatwg')!
    expect(rung.keys).toBeNull()
    expect(wholeText(rung.sameKey)).toBe('http://a/')
  })

  test('says of each answer what it would cost to be wrong', () => {
    for (const rung of rungs('http://a/', 'http://b/').values()) {
      expect(rung.falsePositive, rung.method).not.toBe('')
      expect(rung.falseNegative, rung.method).not.toBe('')
    }
  })

  test('is silent if a method has no answer', () => {
    const byName = rungs('mailto:ann@example.com', 'mailto:ann@example.com')
    expect(lightsOf(byName, 'info-uri', 'rfc9110-http')).toEqual(['silent', 'silent'])
  })

  test('is silent as a whole while a URL is missing', () => {
    const view = compareView({ a: 'http://a/', b: '', ...NO_CHOICES })
    expect(view.tallies).toEqual({ equal: 0, different: 0, silent: COUNTED.length, choice: 0 })
    expect(view.purposes).toEqual([])
    expect(view.headline).toBe(words.typeTwo)
  })

  test('has no input that throws', () => {
    const texts = [
      '\ud800',
      '%',
      'http://[',
      '://',
      ' ',
      '*:*',
      'http://a:99999/',
      'x'.repeat(9999),
    ]
    for (const a of texts) for (const b of texts) compareView({ a, b, ...NO_CHOICES })
  })
})

describe('what methods ask', () => {
  test('needs a base, and then resolves against it', () => {
    const name = 'string-after-resolution'
    expect(lightsOf(rungs('../c', '/a/c'), name)).toEqual(['choice'])
    const byName = rungs('../c', '/a/c', { base: 'http://example.com/a/b/d' })
    expect(lightsOf(byName, name)).toEqual(['equal'])
  })

  test('needs the method that was agreed on', () => {
    const [a, b] = ['http://a:80/', 'http://a/']
    expect(lightsOf(rungs(a, b), 'soap')).toEqual(['choice'])
    expect(lightsOf(rungs(a, b, { agreed: 'rfc3986-scheme' }), 'soap')).toEqual(['equal'])
    expect(lightsOf(rungs(a, b, { agreed: 'string-code-point' }), 'soap')).toEqual(['different'])
    expect(agreeable).not.toContain('soap')
  })

  test("shows Java's pitfall when two hosts resolve to one address", () => {
    const [a, b] = ['http://shop.example/', 'http://Bank.example/']
    expect(lightsOf(rungs(a, b), 'java-url-equals')).toEqual(['different'])
    const byName = rungs(a, b, { sameAddress: true })
    expect(lightsOf(byName, 'java-url-equals', 'java-uri-equals')).toEqual(['equal', 'different'])
  })

  test('follows a redirect', () => {
    const [a, b] = ['http://example.com/old', 'http://example.com/new']
    expect(lightsOf(rungs(a, b), 'rfc3986-protocol')).toEqual(['different'])
    expect(lightsOf(rungs(a, b, { redirects: true }), 'rfc3986-protocol')).toEqual(['equal'])
  })

  test('reads the first as a source expression where a method matches one', () => {
    const byName = rungs('https://*.example.com', 'https://cdn.example.com/app.js')
    expect(byName.get('csp-host-part')!.match).toEqual({
      pattern: clip('*.example.com'),
      subject: clip('cdn.example.com'),
    })
    expect(lightsOf(byName, 'csp-source', 'csp-host-part', 'csp-scheme-part')).toEqual([
      'equal',
      'equal',
      'equal',
    ])
    expect(lightsOf(rungs('https://*.example.com', 'https://example.com/'), 'csp-source')).toEqual([
      'different',
    ])
  })

  test('reads the first as a URL Pattern, relative to the base where it is relative', () => {
    const name = 'url-pattern'
    const byName = rungs('https://example.com/:lang(en|ja)/*', 'https://example.com/ja/books')
    expect(lightsOf(byName, name, 'whatwg')).toEqual(['equal', 'different'])
    const relative = rungs('/books/:id', '/books/1').get(name)
    expect(relative).toMatchObject({ light: 'choice', choice: 'base' })
    expect(relative?.why.startsWith(words.optionNeeded(''))).toBe(true)
    const base = 'https://example.com/a'
    expect(lightsOf(rungs('/books/:id', '/books/1', { base }), name)).toEqual(['equal'])
  })

  test('is silent where the first is no URL Pattern, and says what is wrong with it', () => {
    const rung = rungs('https://example.com/:id(', 'https://example.com/1').get('url-pattern')
    expect(rung).toMatchObject({
      light: 'silent',
      match: { pattern: clip('https://example.com/:id(') },
    })
    expect(rung?.why).toContain('regexp-unclosed at 23')
  })

  test('every directional method has something to match', () => {
    for (const { name, kind } of methods) {
      if (kind === 'directional')
        expect(matchFor(name, 'http://a:1/b', 'http://a:1/b')).not.toBeNull()
    }
  })
})

test.each([
  ['https:', { scheme: 'https', host: null, port: null, path: '' }],
  ['*.example.com', { scheme: null, host: '*.example.com', port: null, path: '' }],
  ['example.com:*/a/', { scheme: null, host: 'example.com', port: '*', path: '/a/' }],
  ['wss://a:1/b?c', { scheme: 'wss', host: 'a', port: '1', path: '/b' }],
])('the source expression %s is cut into its parts', (text, parts) => {
  expect(cutSource(text)).toEqual(parts)
})

test('tallies are told in words', () => {
  const { tally, tallies } = words
  const { separator } = drawing
  expect(sentence({ equal: 1, different: 2, silent: 1, choice: 0 })).toBe(
    tallies([tally.equal(1), tally.different(2), tally.silent(1)].join(separator)),
  )
  expect(sentence({ equal: 0, different: 0, silent: 0, choice: 2 })).toBe(
    tallies([tally.equal(0), tally.choice(2)].join(separator)),
  )
})

describe('a link to the view', () => {
  test.each(PAIR_GROUPS.flatMap(({ pairs }) => pairs))('holds the example $label', ({ state }) => {
    expect(readCompareState(readPairs(writePairs(writeCompareState(state))))).toEqual(state)
  })

  test('holds every choice', () => {
    const state: CompareState = {
      a: 'a&b=c\ud800',
      b: '%41 é',
      base: 'http://x/#y',
      agreed: 'whatwg',
      sameAddress: true,
      redirects: true,
      safeBrowsing: 'v5',
    }
    expect(readCompareState(readPairs(`#${writePairs(writeCompareState(state))}`))).toEqual(state)
  })

  test('may name no URLs', () => {
    expect(readCompareState(readPairs('#view=compare'))).toBeNull()
  })
})
