import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/uri-template',
    [
      'TEMPLATE_CODES',
      'TemplateError',
      'TemplateValueError',
      'defineRoutes',
      'defineTemplate',
      'expandTemplate',
      'parseTemplate',
    ],
  ],
  ['@waymark/uri-template/fetch', ['handleRoutes']],
  ['@waymark/uri-template/mcp', ['registerRoutes']],
  ['@waymark/uri-template/problems', ['problems']],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z-]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})
