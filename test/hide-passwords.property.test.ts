import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hidePassword } from '../packages/infra/src/problem.ts'
import { parseUrl } from '../packages/url-parser/src/index.ts'
import { leastHits, runs } from './runs.ts'

const SECRET = 'S3CRET'

const schemes = ['https:', 'HTTP:', 'ws:', 'wss:', 'ftp:', 'foo:', 'h\nttps:', 'h\tttp:', '']
const slashes = ['//', '/', '', '\\', '\\\\', '/\\', '///', '/\t/', '\n//', '////', '/\r\\']
const texts = [
  '',
  'a',
  'ann',
  '@',
  'me@corp.com',
  ' ',
  '"',
  'a n',
  '\t',
  ':',
  '%40',
  '%3A',
  '%2F',
  '<',
  "'",
  '日',
  '|',
  'https:',
  '+',
]
const url = fc
  .tuple(
    fc.constantFrom('', ' ', '\u0000'),
    fc.constantFrom(...schemes),
    fc.constantFrom(...slashes),
    fc.array(fc.constantFrom(...texts), { maxLength: 3 }),
    fc.array(fc.constantFrom(...texts), { maxLength: 2 }),
    fc.array(fc.constantFrom(...texts), { maxLength: 2 }),
    fc.constantFrom('h', 'b.example:80', '[::1]', 'x@y.example'),
    fc.constantFrom('', '/', '/p@q', '?a@b:c', '#@', '\\x@'),
  )
  .map(([start, scheme, slash, user, before, after, host, end]) =>
    [start, scheme, slash, ...user, ':', ...before, SECRET, ...after, '@', host, end].join(''),
  )

test('whatever the parser takes for a password is hidden', () => {
  let found = 0
  fc.assert(
    fc.property(
      url,
      fc.constantFrom(null, 'https://a.example/', 'ftp://a.example/x'),
      (input, base) => {
        const record = parseUrl(input, { base })
        if (record === null || !record.password.includes(SECRET)) return
        found++
        expect(hidePassword(input)).not.toContain(SECRET)
      },
    ),
    { numRuns: runs(5000) },
  )
  expect(found).toBeGreaterThan(leastHits(1000))
})
