import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  expect(Object.keys(await import('@waymark/compare')).sort()).toEqual([
    'MissingOptionError',
    'Subject',
    'compare',
    'keyOf',
    'methods',
  ])
})
