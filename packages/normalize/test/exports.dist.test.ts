import { expect, test } from 'vitest'

test('the built package exports exactly the documented names', async () => {
  expect(Object.keys(await import('@waymark/normalize')).sort()).toEqual([
    'defineRule',
    'keepWrittenPort',
    'normalize',
    'normalizeRecord',
    'presets',
    'rules',
    'trace',
  ])
})
