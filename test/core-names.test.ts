import { expect, test } from 'vitest'
import { coreNamesPage, corePackages } from '../scripts/core-names.ts'
import { readText, root } from './workspace.ts'

const page = coreNamesPage()

test('docs/core.md lists what the core publishes', () => {
  expect(readText('docs/core.md')).toBe(page)
})

test('every name of its main entries is there, with what it is', async () => {
  expect(corePackages().length).toBeGreaterThan(5)
  for (const { name, folder } of corePackages()) {
    const start = page.indexOf(`\n## \`@waymark/${name}\`\n`)
    const section = page.slice(start, page.indexOf('\n## ', start + 1))
    const rows = [...section.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, row]) => row)
    const exports: object = await import(/* @vite-ignore */ `${root}${folder}/src/index.ts`)
    expect(rows.sort(), name).toEqual(Object.keys(exports).sort())
  }
})
