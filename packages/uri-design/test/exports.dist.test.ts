import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/uri-design',
    [
      'DocumentError',
      'RefusalError',
      'TemplateError',
      'applyFixes',
      'checkAddress',
      'checkSegment',
      'createResourceBuilders',
      'decodeComponent',
      'defineScheme',
      'defineTemplate',
      'encodeComponent',
      'encodeSegment',
      'expandTemplate',
      'formatFragment',
      'fragmentForm',
      'guideSchemes',
      'lint',
      'lintDocument',
      'lintPresets',
      'lintRules',
      'lintSet',
      'parseFragment',
      'parseResource',
      'parseTemplate',
      'refusalRules',
      'resolveBelow',
      'resolveFileUri',
      'resolvePath',
      'resolvePathAsync',
      'resolveUriPath',
      'resource',
      'ruleSeverity',
    ],
  ],
  [
    '@waymark/uri-design/node',
    ['nodeFiles', 'nodeFilesAsync', 'openBelow', 'readFileBelow', 'writeFileBelow'],
  ],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z-]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})

test('the two entries have one class of errors', async () => {
  const { RefusalError } = await import('@waymark/uri-design')
  const { openBelow } = await import('@waymark/uri-design/node')
  await expect(openBelow('/', '..')).rejects.toBeInstanceOf(RefusalError)
})
