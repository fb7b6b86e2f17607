import type { Cell } from '../cell.ts'
import { SMALL } from './consumer.ts'

const TEST = `import { URL } from '@waymark/url'
import { normalizeURL } from '@waymark/i18n-validation'

test('the packages are there', () => {
  expect(new URL('HTTPS://Bücher.example').href).toBe('https://xn--bcher-kva.example/')
  expect(normalizeURL('https://Example.com/a/#top')).toBe('https://example.com/a')
  console.log('both are')
})
`
const JEST = 'jest@30.5.2'
const common = { group: 'Test runners', packages: SMALL.packages, expected: 'both are' }

export const testRunnerCells: readonly Cell[] = [
  {
    ...common,
    name: 'vitest',
    title: 'Vitest 5',
    tools: ['vitest@5.1.2'],
    files: { 'url.test.js': `import { expect, test } from 'vitest'\n${TEST}` },
    commands: [['vitest', 'run']],
  },
  {
    ...common,
    name: 'jest',
    title: 'Jest 30',
    tools: [JEST],
    files: { 'url.test.js': TEST.replace(/import (.*) from (.*)/g, 'const $1 = require($2)') },
    commands: [['jest']],
    known: {
      reason:
        'Jest loads packages as CommonJS, unless it transforms them or Node runs it with modules.',
      workaround:
        '`NODE_OPTIONS=--experimental-vm-modules jest`, with tests that are ES modules; or transform the packages: `transformIgnorePatterns: ["/node_modules/(?!@waymark/)"]` with babel-jest.',
      prints: 'Must use import to load ES Module',
    },
  },
  {
    ...common,
    name: 'jest-modules',
    title: 'Jest 30, with `--experimental-vm-modules`',
    tools: [JEST],
    files: {
      'package.json': '{ "type": "module", "jest": { "transform": {} } }',
      'url.test.js': TEST,
    },
    commands: [['node', '--experimental-vm-modules', 'node_modules/jest/bin/jest.js']],
  },
  {
    ...common,
    name: 'jest-transform',
    title: 'Jest 30, with `transformIgnorePatterns` and babel-jest',
    tools: [JEST, '@babel/core@7.29.13', '@babel/preset-env@7.29.14'],
    files: {
      'package.json': JSON.stringify({
        jest: { transformIgnorePatterns: ['/node_modules/(?!@waymark/)'] },
      }),
      'babel.config.js': `module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }]] }\n`,
      'url.test.js': TEST,
    },
    commands: [['jest']],
  },
]
