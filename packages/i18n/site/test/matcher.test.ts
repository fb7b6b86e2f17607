import { urlNormalizationRules } from '@waymark/i18n-validation'
import { describe, expect, test } from 'vitest'
import { matcherOf, matchingConfig } from '../src/matcher.ts'

const { config } = urlNormalizationRules({})

describe('two URLs match', () => {
  const URL = 'https://a.example/x'

  test.each([
    [`${URL}/`, { trailingSlash: 'never' }, true],
    [`${URL}/`, { trailingSlash: 'always' }, true],
    [`${URL}/`, { trailingSlash: 'preserve' }, false],
    [`${URL}?q`, { removeQuery: true }, true],
    [`${URL}?q`, { removeQuery: false }, false],
    [`${URL}#f`, { removeFragment: true }, true],
    [`${URL}#f`, { removeFragment: false }, false],
    ['HTTPS://A.example:443/x', { trailingSlash: 'preserve' }, true],
  ] as const)('as the configuration says: %s with %j: %s', (other, options, isMatch) => {
    const match = matcherOf({ ...config, ...options })
    const [one, two] = [match(URL), match(other)]
    expect(JSON.stringify(one) === JSON.stringify(two)).toBe(isMatch)
  })
})

test('sitemaps are matched with their queries, whatever a database would make of them', () => {
  const removing = { ...config, removeQuery: true }
  expect(matchingConfig('sitemap', removing)).toEqual({ ...config, removeQuery: false })
  expect(matchingConfig('database', removing)).toBe(removing)
})
