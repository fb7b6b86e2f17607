/** @module-tag slow */
import { resolveBelow, resolvePath, resolveUriPath } from '@waymark/path-guard'
import { test } from 'vitest'
import { expectLinear } from '../../../test/growth.ts'

const repeated = (unit: string) => (size: number) => unit.repeat(size / unit.length)

test.each([
  'a',
  'a/',
  '../',
  '%2e%2e/',
  '%25',
  '%252e/',
  '. ',
  '..;/',
  '\\',
  '%',
  'a?',
  '#',
  ' .',
  '\t',
])('guards take time in proportion to a reference of %j', (unit) => {
  const text = repeated(unit)
  expectLinear((size) => resolveBelow('https://a.example/b/c/', text(size)))
  expectLinear((size) =>
    resolvePath('/srv', text(size), { platform: 'posix', policy: 'contained' }),
  )
  expectLinear((size) => resolveUriPath('/srv', text(size), { platform: 'posix' }))
})
