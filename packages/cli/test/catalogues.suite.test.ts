import { type CompareOptions, methods } from '@waymark/compare'
import {
  type NormalizeOptions,
  normalize,
  presets,
  type Rule,
  ruleNamed,
  rules,
} from '@waymark/normalize'
import { writeRuleText } from '@waymark/normalize/rule-file'
import { describe, expect, test } from 'vitest'
import { isMissing, readData } from '../../../test/data.ts'
import { runWaymark } from './run-waymark.ts'

// Whatever the catalogues can do can be asked of the command line.

const waymark = (args: readonly string[], input = '') => runWaymark(args, { input })

/** The normal form of one URL; `null` if it has none. */
async function normalized(input: string, choice: readonly string[]): Promise<string | null> {
  // A line cannot have a line break in it, nor be empty.
  if (/[\r\n]|^$/.test(input)) {
    const run = await waymark(['inspect', ...choice, '--format', 'json', '--', input])
    return JSON.parse(run.stdout).normalized?.output ?? null
  }
  const run = await waymark(['normalize', ...choice, '--format', 'json'], input)
  expect(run.stderr.startsWith('waymark'), run.stderr).toBe(false)
  return JSON.parse(run.stdout).output
}

function choiceOf(rule: Rule, { model, ...options }: NormalizeOptions = {}): readonly string[] {
  const text = writeRuleText(rule, options)
  return ['--rule', text, ...(model === undefined ? [] : ['--model', model])]
}

/** The examples of the catalogue of normalisations, document 2. */
const DOCUMENT: readonly (readonly [input: string, output: string, rule: string])[] = [
  ['HTTP://www.Example.com/', 'http://www.example.com/', 'lowercase-scheme-host'],
  [
    'http://www.example.com/a%c2%b1b',
    'http://www.example.com/a%C2%B1b',
    'uppercase-percent-encoding',
  ],
  ['http://www.example.com/%7Eusername/', 'http://www.example.com/~username/', 'decode-unreserved'],
  ['http://www.example.com:80/bar.html', 'http://www.example.com/bar.html', 'remove-default-port'],
  [
    'http://www.example.com/alice',
    'http://www.example.com/alice/',
    'trailing-slash(trailingSlash=always)',
  ],
  [
    'http://www.example.com/../a/b/../c/./d.html',
    'http://www.example.com/a/c/d.html',
    'remove-dot-segments',
  ],
  ['http://www.example.com/default.asp', 'http://www.example.com/', 'remove-directory-index'],
  ['http://www.example.com/a/index.html', 'http://www.example.com/a/', 'remove-directory-index'],
  [
    'http://www.example.com/bar.html#section1',
    'http://www.example.com/bar.html',
    'remove-fragment',
  ],
  [
    'http://208.77.188.166/',
    'http://www.example.com/',
    'ip-to-host(map=208.77.188.166=www.example.com)',
  ],
  ['https://www.example.com/', 'http://www.example.com/', 'force-scheme(scheme=http)'],
  [
    'http://www.example.com/foo//bar.html',
    'http://www.example.com/foo/bar.html',
    'collapse-slashes',
  ],
  ['http://www.example.com/', 'http://example.com/', 'www'],
  ['http://example.com/', 'http://www.example.com/', 'www(www=add)'],
  [
    'http://www.example.com/display?lang=en&article=fred',
    'http://www.example.com/display?article=fred&lang=en',
    'sort-query',
  ],
  [
    'http://www.example.com/display?id=123&fakefoo=fakebar',
    'http://www.example.com/display?id=123',
    'keep-params(keep=id)',
  ],
  [
    'http://www.example.com/display?id=&sort=ascending',
    'http://www.example.com/display',
    'remove-default-params(defaults=id=,sort=ascending)',
  ],
  ['http://www.example.com/display?', 'http://www.example.com/display', 'remove-empty-query'],
]

describe('normalisation', () => {
  test.each(DOCUMENT)('%s becomes %s by %s', async (input, output, rule) => {
    for (const model of ['whatwg', 'rfc3986']) {
      expect(await normalized(input, ['--rule', rule, '--model', model])).toBe(output)
    }
  })

  test.each(rules)('$name gives all its examples', async (rule) => {
    for (const [input, output, options] of rule.examples) {
      expect([input, await normalized(input, choiceOf(rule, options))]).toEqual([input, output])
    }
  })

  test('every preset can be chosen', async () => {
    const input = 'HTTP://WWW.Example.com:80/%7ea/../b//index.html?utm_source=x&b=2&a=1#f'
    for (const preset of Object.values(presets)) {
      const { name } = preset
      expect([name, await normalized(input, ['--preset', name])]).toEqual([
        name,
        normalize(input, preset),
      ])
    }
  })
})

async function equal(
  method: string,
  a: string,
  b: string,
  options: CompareOptions | undefined,
): Promise<boolean> {
  const given = options === undefined ? [] : ['--options', JSON.stringify(options)]
  const run = await waymark(['compare', '--method', method, ...given, '--', a, b])
  expect(run.stderr, run.stderr).toBe('')
  return run.status === 0
}

describe('comparison', () => {
  test.each(methods)('$name gives all its examples', async ({ name, examples }) => {
    for (const [a, b, expected, options] of examples) {
      // Only a program can leave out the pattern.
      if (a === null) continue
      expect([a, b, await equal(name, a, b, options)]).toEqual([a, b, expected])
    }
  })
})

interface Vector {
  readonly id: string
  readonly rule: string
  readonly model: 'whatwg' | 'rfc3986' | 'profile'
  readonly input: string
  readonly expected?: string
  readonly method: string
  readonly a: string | null
  readonly b: string
  readonly equal: boolean
  readonly options?: object
}

function vectorsOf(file: string): readonly Vector[] {
  const path = `vectors/${file}`
  return isMissing(path) ? [] : JSON.parse(readData(path)).vectors
}

/** A rule that the vectors call otherwise. */
const OUR_RULES: Readonly<Record<string, string>> = {
  'uppercase-escapes': 'uppercase-percent-encoding',
}

const normalisation = vectorsOf('normalisation.json')
const comparison = vectorsOf('comparison.json')

describe.skipIf(normalisation.length === 0)('the vectors', () => {
  test('each normal form', async () => {
    for (const { id, rule, model, input, expected, options } of normalisation) {
      const given: NormalizeOptions = model === 'rfc3986' ? { ...options, model } : { ...options }
      const choice = rule.startsWith('profile:')
        ? ['--preset', rule.slice('profile:'.length)]
        : choiceOf(ruleNamed(OUR_RULES[rule] ?? rule), given)
      expect([id, await normalized(input, choice)]).toEqual([id, expected ?? null])
    }
  })

  test('each comparison', async () => {
    for (const { id, method, a, b, equal: expected, options } of comparison) {
      if (a === null) continue
      expect([id, await equal(method, a, b, options)]).toEqual([id, expected])
    }
  })
})
