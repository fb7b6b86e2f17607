import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/uri-design',
    [
      'DocumentError',
      'applyFixes',
      'createLinter',
      'createResourceBuilders',
      'defineLintRule',
      'defineScheme',
      'documentCodes',
      'documentFormat',
      'fixDocument',
      'formatFragment',
      'fragmentForm',
      'guideSchemes',
      'lint',
      'lintDocument',
      'lintPresets',
      'lintRules',
      'parseFragment',
      'parseResource',
      'resource',
      'ruleSeverity',
    ],
  ],
  ['@waymark/uri-design/problems', ['problems']],
  ['@waymark/uri-design/yaml', ['parseYaml']],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z-]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})
