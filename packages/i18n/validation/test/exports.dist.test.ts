import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  expect(Object.keys(await import('@waymark/i18n-validation')).sort()).toEqual([
    'DEFAULT_URL_NORMALIZATION',
    'SAFE_URL_NORMALIZATION',
    'STRICT_URL_NORMALIZATION',
    'URLNormalizationError',
    'URL_SOURCE_JSON_SCHEMA',
    'createURLNormalizer',
    'createURLSourceEntryValidator',
    'isAbsoluteURL',
    'isISO8601DateTime',
    'isLanguageTag',
    'isNormalizedURL',
    'isURLErrorCode',
    'isURLNormalizationConfig',
    'isURLSourceDatabase',
    'isURLSourceEntry',
    'normalizeURL',
    'rulesOf',
    'stepsOf',
    'urlNormalizationRules',
    'validateISO8601DateTime',
    'validateLanguageTag',
    'validateURL',
    'validateURLSourceDatabase',
    'validateURLSourceEntries',
    'validateURLSourceEntry',
    'validateURLSourceHeader',
  ])
})
