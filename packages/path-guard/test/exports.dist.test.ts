import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/path-guard',
    [
      'RefusalError',
      'checkOutgoingUrl',
      'checkSegment',
      'decodeSegment',
      'encodeSegment',
      'resolveBelow',
      'resolveFileUri',
      'resolvePath',
      'resolvePathAsync',
      'resolveUriPath',
    ],
  ],
  [
    '@waymark/path-guard/node',
    [
      'nodeFiles',
      'nodeFilesAsync',
      'openBelow',
      'outgoingAgents',
      'outgoingLookup',
      'readFileBelow',
      'writeFileBelow',
    ],
  ],
  ['@waymark/path-guard/node/undici', ['outgoingConnector', 'outgoingDispatcher', 'outgoingFetch']],
  ['@waymark/path-guard/problems', ['problems']],
  ['@waymark/path-guard/readings', ['isDisputed', 'readings']],
])('the built %s exports exactly the documented names', async (entry, expected) => {
  expect(import.meta.resolve(entry)).toMatch(/\/dist\/[a-z/-]+\.js$/)
  expect(Object.keys(await import(entry)).sort()).toEqual(expected)
  expect(Object.keys(createRequire(import.meta.url)(entry)).sort()).toEqual(expected)
})

test('the two entries have one class of errors', async () => {
  const { RefusalError } = await import('@waymark/path-guard')
  const { openBelow } = await import('@waymark/path-guard/node')
  await expect(openBelow('/', '..')).rejects.toBeInstanceOf(RefusalError)
})
