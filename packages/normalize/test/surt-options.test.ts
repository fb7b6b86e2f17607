import { iaCanonical, iaSurt, surt } from '@waymark/normalize/surt'
import { expect, test } from 'vitest'

test.each([
  ['surt', surt, { withscheme: false }, 'did you mean `withScheme`?'],
  ['surt', surt, { trailingComma: 'no' }, 'must be true or false'],
  ['iaSurt', iaSurt, { reverseAdress: true }, 'did you mean `reverseAddress`?'],
  ['iaCanonical', iaCanonical, { decode: 1 }, 'must be true or false'],
  ['iaCanonical', iaCanonical, null, 'options must be an object'],
] as const)('%s refuses %o', (_, write, options, message) => {
  expect(() => write('http://a.example/', options as never)).toThrow(message)
})
