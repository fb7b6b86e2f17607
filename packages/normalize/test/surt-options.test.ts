import { iaCanonical, iaSurt, surt } from '@waymark/normalize/surt'
import { expect, test } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'

test.each([
  [
    'surt',
    surt,
    { withscheme: false },
    { option: 'withscheme', code: 'option-unknown', data: { near: 'withScheme' } },
  ],
  ['surt', surt, { trailingComma: 'no' }, { code: 'option-wrong' }],
  [
    'iaSurt',
    iaSurt,
    { reverseAdress: true },
    { option: 'reverseAdress', code: 'option-unknown', data: { near: 'reverseAddress' } },
  ],
  ['iaCanonical', iaCanonical, { decode: 1 }, { code: 'option-wrong' }],
  ['iaCanonical', iaCanonical, null, { option: null, code: 'option-wrong' }],
] as const)('%s refuses %o', (_, write, options, error) => {
  expect(() => write('http://a.example/', options as never)).toThrow(errorWith(error))
})
