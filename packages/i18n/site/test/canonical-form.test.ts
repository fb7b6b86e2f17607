import {
  DEFAULT_URL_NORMALIZATION,
  SAFE_URL_NORMALIZATION,
  STRICT_URL_NORMALIZATION,
} from '@waymark/i18n-validation'
import { describe, expect, test } from 'vitest'
import { canonicalConfig, matcherOf } from '../src/canonical-form.ts'

test('what a configuration does not say is as in the safe form', () => {
  expect(canonicalConfig(undefined)).toBe(SAFE_URL_NORMALIZATION)
  expect(canonicalConfig({})).toEqual(SAFE_URL_NORMALIZATION)
  expect(canonicalConfig({ removeQuery: true })).toEqual({
    ...SAFE_URL_NORMALIZATION,
    removeQuery: true,
  })
  for (const named of [DEFAULT_URL_NORMALIZATION, STRICT_URL_NORMALIZATION]) {
    expect(canonicalConfig(named)).toBe(named)
  }
})

describe('two URLs match', () => {
  const URL = 'https://a.example/x'

  test.each([
    [`${URL}/`, { trailingSlash: 'never' }, true],
    [`${URL}/`, { trailingSlash: 'always' }, true],
    [`${URL}/`, { trailingSlash: 'preserve' }, false],
    [`${URL}/`, {}, false],
    [`${URL}?q`, { removeQuery: true }, true],
    [`${URL}?q`, { removeQuery: false }, false],
    [`${URL}?q`, {}, false],
    [`${URL}#f`, { removeFragment: true }, true],
    [`${URL}#f`, { removeFragment: false }, false],
    [`${URL}#f`, {}, true],
    ['HTTPS://A.example:443/b/../%78', {}, true],
    [`${URL}/?q#f`, DEFAULT_URL_NORMALIZATION, true],
  ] as const)('as the configuration says: %s with %j: %s', (other, options, isMatch) => {
    const match = matcherOf(canonicalConfig(options))
    const [one, two] = [match(URL), match(other)]
    expect(JSON.stringify(one) === JSON.stringify(two)).toBe(isMatch)
  })
})
