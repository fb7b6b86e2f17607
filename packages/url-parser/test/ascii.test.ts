import * as full from '@waymark/url-parser'
import * as ascii from '@waymark/url-parser/ascii'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../test/runs.ts'
import { baseText, urlText } from './arbitraries.ts'

test('both entries have the same names', () => {
  expect(Object.keys(ascii).sort()).toEqual(Object.keys(full).sort())
})

test('a domain that is not ASCII fails, other parts may be anything', () => {
  expect(ascii.parseUrl('https://bücher.example/')).toBeNull()
  expect(ascii.parseUrl('https://h/ü')?.toJSON()).toEqual(full.parseUrl('https://h/ü')?.toJSON())
  expect(ascii.parseUrl('web+x://ü')?.toJSON()).toEqual(full.parseUrl('web+x://ü')?.toJSON())
})

test('where the host is ASCII both entries agree', () => {
  fc.assert(
    fc.property(urlText, fc.option(baseText, { nil: null }), (input, base) => {
      const ours = ascii.parseUrl(input, { base })
      if (ours !== null) expect(ours.toJSON()).toEqual(full.parseUrl(input, { base })?.toJSON())
    }),
    { numRuns: runs(2500) },
  )
})
