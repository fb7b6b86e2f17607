import * as full from '@waymark/host'
import * as ascii from '@waymark/host/ascii'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'

test('both entries have the same names', () => {
  expect(Object.keys(ascii).sort()).toEqual(Object.keys(full).sort())
})

test('a domain that is not ASCII fails', () => {
  expect(ascii.parseHost('bücher.example')).toBeNull()
  expect(ascii.parseHost('b%C3%BCcher.example')).toBeNull()
})

test('on ASCII hosts both entries agree, errors included', () => {
  const host = fc.array(
    fc.constantFrom(
      'a',
      'Z',
      'x',
      'n',
      '-',
      '--',
      '.',
      '1',
      '_',
      '%41',
      '0x',
      ' ',
      'abcdefghijklmnopqrstuvwxyz0123456789',
    ),
    { maxLength: 9 },
  )
  const seen = (parseHost: typeof full.parseHost, input: string, isOpaque: boolean) => {
    const errors: unknown[] = []
    return [parseHost(input, { isOpaque, report: (...error) => errors.push(error) }), errors]
  }
  fc.assert(
    fc.property(host, fc.boolean(), (parts, isOpaque) => {
      const input = parts.join('')
      fc.pre(!/xn--/i.test(input))
      expect(seen(ascii.parseHost, input, isOpaque)).toEqual(seen(full.parseHost, input, isOpaque))
      expect(ascii.parseDomain(input, { beStrict: true })).toEqual(
        full.parseDomain(input, { beStrict: true }),
      )
    }),
    { numRuns: runs(5000) },
  )
})
