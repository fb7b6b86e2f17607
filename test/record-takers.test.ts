import { describe, expect, test } from 'vitest'
import { auditAlternatesAsync } from '../packages/i18n/hreflang/src/index.ts'
import { ArgumentError } from '../packages/infra/src/argument.ts'
import { publicFunctions } from './option-takers/public-functions.ts'
import type { RecordTaker } from './record-takers/taker.ts'
import { RECORD_TYPES, takers } from './record-takers/takers.ts'
import { values } from './record-takers/values.ts'

/** Public functions with a parameter of such a type that do not look at it, and why. */
const WITHOUT_CHECK: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'failures.ts explainFailure',
    'record/url-record.ts UrlRecord',
    'record/replace-parts.ts replaceParts',
    'state-overrides.ts overrideFragment',
    'state-overrides.ts overrideHost',
    'state-overrides.ts overrideHostname',
    'state-overrides.ts overridePath',
    'state-overrides.ts overridePort',
    'state-overrides.ts overrideQuery',
    'state-overrides.ts overrideScheme',
    'state-overrides.ts overrideWith',
    'state-overrides.ts replaceFragment',
    'state-overrides.ts replacePassword',
    'state-overrides.ts replacePort',
    'state-overrides.ts replaceQuery',
    'state-overrides.ts replaceUsername',
    'text/base.ts Base',
  ].map((place) => [
    `packages/url-parser/src/${place}`,
    'the entry `url-text` is for callers that have checked: each setter of `URL` runs one',
  ]),
)

const labels = takers.map((taker) => {
  const { name, file, argument } = taker
  return [`${name}${argument === undefined ? '' : `, ${argument}`} ${file ?? ''}`, taker] as const
})

/** What a call gives or throws, as one value. */
async function outcome(
  { call }: RecordTaker,
  value: unknown,
): Promise<{ answer: unknown } | { error: unknown }> {
  try {
    // The point of these tests: the type does not allow it.
    return { answer: await call(value as never) }
  } catch (error) {
    return { error }
  }
}

describe.each(labels)('%s', (_, taker) => {
  test.each(Object.keys(taker.answers))('takes %s', async (name) => {
    expect(Object.keys(values)).toContain(name)
    expect(await outcome(taker, values[name])).toEqual({ answer: taker.answers[name] })
  })

  const others = Object.keys(values).filter((name) => !Object.hasOwn(taker.answers, name))

  test.each(others)('refuses %s, and says what to pass', async (name) => {
    const result = await outcome(taker, values[name])
    if (!('error' in result)) throw new Error(`gives ${String(result.answer)}`)
    const { error } = result
    expect(error).toBeInstanceOf(TypeError)
    // No error of an engine has facts.
    const data = { expected: expect.any(String), got: expect.any(String) }
    expect(error).toMatchObject({ data })
    if (error instanceof ArgumentError) {
      // Inside a list or an object, it is the place.
      if (!error.argument.startsWith('/')) {
        expect(error.argument.split('.')[0]).toBe(taker.argument)
      }
    }
  })
})

test('a function that takes a stream takes one', async () => {
  async function* stream() {
    yield { loc: 'https://a.example/' }
  }
  expect(await auditAlternatesAsync(stream(), { form: 'sitemap' })).toEqual([])
})

describe('the list of functions that take what was parsed before', () => {
  const found = publicFunctions((type) => RECORD_TYPES.test(type) && !type.includes('=>'))
  const placeOf = ({ name, file }: { name: string; file: string }) => `${file} ${name}`

  test('has every public function with a parameter of such a type', () => {
    expect(found.length).toBeGreaterThan(40)
    const missing = found
      .filter(({ name, file }) => {
        const own = takers.filter((taker) => taker.name === name)
        return !own.some((taker) => taker.file === undefined || taker.file === file)
      })
      .map(placeOf)
    expect(missing.filter((place) => !Object.hasOwn(WITHOUT_CHECK, place))).toEqual([])
    expect(Object.keys(WITHOUT_CHECK).filter((place) => !missing.includes(place))).toEqual([])
  })
})
