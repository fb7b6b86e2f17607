import { parseUrl } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { componentsOf } from '../src/process-init.ts'
import { scanComponents } from '../src/scan-components.ts'

const url = fc
  .tuple(
    fc.constantFrom('https://', 'HTTP://', 'ws://', 'file:///', 'https:///', 'data:', ''),
    fc.constantFrom('', 'u@', 'u:p@'),
    fc.constantFrom('a.example', 'A.example', '1.2.3.4', '[::1]', 'é', ''),
    fc.constantFrom('', '', ':', ':80', ':8080'),
    fc.constantFrom('', '/', '/a/b', '/a/../b', '/%41 é'),
    fc.constantFrom('', '?', '?a=b', '?é', "?'"),
    fc.constantFrom('', '#', '#a', '#a?b#c', '# '),
  )
  .map((parts) => parts.join(''))

test('what is scanned has the parts of the record', () => {
  let hits = 0
  fc.assert(
    fc.property(url, (input) => {
      const scanned = scanComponents(input)
      if (scanned === null) return
      hits++
      expect(scanned).toEqual(componentsOf(parseUrl(input)!))
    }),
    { numRuns: 5_000 },
  )
  expect(hits).toBeGreaterThan(100)
})
