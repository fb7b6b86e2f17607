import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

const names = [
  'InputTooLongError',
  'basicUrlParse',
  'canParse',
  'cannotHaveUsernamePasswordPort',
  'createResolver',
  'defaultPort',
  'findScheme',
  'getOrigin',
  'includesCredentials',
  'isSpecial',
  'isSpecialScheme',
  'isValidUrlString',
  'parseUrl',
  'readUrl',
  'requireRecord',
  'serializeOrigin',
  'serializePath',
  'serializeUrl',
  'urlEquals',
]

test.each([
  ['@waymark/url-parser', names],
  ['@waymark/url-parser/ascii', names],
  [
    '@waymark/url-parser/url-text',
    [
      'Base',
      'FAILURES',
      'FILE',
      'UrlRecord',
      'explainFailure',
      'forgetResult',
      'isSpecialKind',
      'isTabOrNewline',
      'kindOfScheme',
      'offsetOf',
      'overrideFragment',
      'overrideHost',
      'overrideHostname',
      'overridePath',
      'overridePort',
      'overrideQuery',
      'overrideScheme',
      'overrideWith',
      'parseText',
      'parseTextWithErrors',
      'parseUrlText',
      'parser',
      'removeTabsAndNewlines',
      'replaceFragment',
      'replaceParts',
      'replacePassword',
      'replacePort',
      'replaceQuery',
      'replaceUsername',
      'takeRecord',
      'takeResult',
    ],
  ],
  ['@waymark/url-parser/url-parts', ['findPart', 'urlParts']],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z-]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})
