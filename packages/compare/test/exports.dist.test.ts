import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/compare',
    [
      'MissingOptionError',
      'Subject',
      'compare',
      'equal',
      'keyFunction',
      'keyOf',
      'methods',
      'pickOptions',
      'ruleMethod',
      'unreadOption',
    ],
  ],
  [
    '@waymark/compare/group',
    ['ExternalSort', 'LINE_GROUPS_OPTIONS', 'LineGroups', 'createMemoryStorage', 'groupLines'],
  ],
  ['@waymark/compare/group/node', ['TemporaryFiles']],
])('%s exports exactly the documented names', async (name, names) => {
  expect(Object.keys(await import(/* @vite-ignore */ name)).sort()).toEqual(names)
})
