import { methods } from '@waymark/compare'
import { expect, test } from 'vitest'

test.each([
  [
    '@waymark/compare',
    [
      'MissingOptionError',
      'Subject',
      'answer',
      'checkCsp',
      'compare',
      'compareParts',
      'createComparer',
      'createKeyFunction',
      'equal',
      'equalWith',
      'findSpans',
      'groupVerdicts',
      'keyOf',
      'keyWith',
      'methodNamed',
      'methods',
      'pickOptions',
      'ruleMethod',
      'unreadOption',
    ],
  ],
  [
    '@waymark/compare/core',
    [
      'MissingOptionError',
      'Subject',
      'createComparer',
      'createKeyFunction',
      'equalWith',
      'keyWith',
    ],
  ],
  [
    '@waymark/compare/methods',
    methods.map(({ name }) => name.replace(/-(.)/g, (_, first) => first.toUpperCase())).sort(),
  ],
  [
    '@waymark/compare/group',
    ['ExternalSort', 'LINE_GROUPS_OPTIONS', 'LineGroups', 'createMemoryStorage', 'groupLines'],
  ],
  ['@waymark/compare/group/node', ['TemporaryFiles']],
  ['@waymark/compare/texts/ja', ['ja']],
  ['@waymark/compare/texts/ru', ['ru']],
])('%s exports exactly the documented names', async (name, names) => {
  expect(Object.keys(await import(/* @vite-ignore */ name)).sort()).toEqual(names)
})
