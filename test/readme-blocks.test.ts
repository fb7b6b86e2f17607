import { expect, test } from 'vitest'
import {
  importedPackages,
  installBlocks,
  installedPackages,
  readBlocks,
} from '../scripts/readmes/blocks.ts'

const README = `# a

\`\`\`sh
npm install first
\`\`\`

## Install

\`\`\`sh
npm install --save-dev @a/b c # the rest
# a comment, not a heading
\`\`\`

## Example

One.

\`\`\`ts
one()
\`\`\`

Two needs \`npm install d\`:

\`\`\`json
{}
\`\`\`

\`\`\`ts no-run
two()
\`\`\`
`

test('a block has its headings, its place and the text since the last example', () => {
  const blocks = readBlocks(README)
  expect(blocks.map(({ language, section }) => [language, section])).toEqual([
    ['sh', ''],
    ['sh', 'Install'],
    ['ts', 'Example'],
    ['json', 'Example'],
    ['ts no-run', 'Example'],
  ])
  expect(blocks[2]).toMatchObject({ heading: 'Example', lines: ['one()'], offset: 18 })
  expect(blocks.map(({ before }) => installedPackages(before))).toEqual([[], [], [], ['d'], ['d']])
  expect(() => readBlocks('```ts\nx')).toThrow('ends inside a code block')
})

test('the section Install installs, or without one the first block of commands', () => {
  const installed = (markdown: string) =>
    installBlocks(readBlocks(markdown)).flatMap(({ lines }) => installedPackages(lines.join('\n')))
  expect(installed(README)).toEqual(['@a/b', 'c'])
  expect(installed(README.replace('## Install', '## Other'))).toEqual(['first'])
})

test('an example imports packages, under any of their entries', () => {
  expect(
    importedPackages([
      "import { join } from 'node:path'",
      "import type { A } from '@a/b/c/d'",
      "import '@a/b'",
      "const e = await import('e/f')",
      "import { g } from './g.ts'",
      'import {',
      '  h,',
      "} from 'h'",
      "const text = 'from' + 'i'; yield 'from '; yield 'j'",
    ]),
  ).toEqual(['@a/b', 'e', 'h'])
})
