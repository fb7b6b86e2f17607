import { expect, test } from 'vitest'
import { coreNamesPage, sourceOf } from '../scripts/core-names.ts'
import { readText, root } from './workspace.ts'

const page = coreNamesPage()

test('docs/core.md lists what the core publishes', () => {
  expect(readText('docs/core.md')).toBe(page)
})

test('every name of an entry is there, with what it is', async () => {
  const sections = page.split('\n## ').slice(1)
  expect(sections.length).toBeGreaterThan(20)
  for (const section of sections) {
    const [, name = ''] = /^`([^`]+)`/.exec(section)!
    if (name.endsWith('/ascii')) continue
    const rows = [...section.matchAll(/^\| `(\w+)` +\| (.+?) +\|$/gm)].map(([, row]) => row)
    const exports: object = await import(/* @vite-ignore */ `${root}${sourceOf(name)}`)
    expect(rows.sort(), name).toEqual(Object.keys(exports).sort())
  }
})
