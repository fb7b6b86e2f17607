import { serializeHost } from '@waymark/host'
import { parseUrl, serializePath } from '@waymark/url-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastHits, runs } from '../../../test/runs.ts'
import { componentsOf } from '../src/process-init.ts'

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

test('a pattern sees the parts of the record', () => {
  let hits = 0
  fc.assert(
    fc.property(url, (input) => {
      const record = parseUrl(input)
      if (record === null) return
      hits++
      const { scheme, username, password, host, port, query, fragment } = record
      expect(componentsOf(record)).toEqual({
        protocol: scheme,
        username,
        password,
        hostname: host === null ? '' : serializeHost(host),
        port: port === null ? '' : String(port),
        pathname: serializePath(record),
        search: query ?? '',
        hash: fragment ?? '',
      })
    }),
    { numRuns: runs(5_000) },
  )
  expect(hits).toBeGreaterThan(leastHits(100))
})
