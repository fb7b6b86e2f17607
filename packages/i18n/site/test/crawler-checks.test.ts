import { readFileSync } from 'node:fs'
import { checks } from '@waymark/hreflang'
import { siteCodes } from '@waymark/site'
import { expect, test } from 'vitest'
import { pageEntries } from '../src/problems/page-entries.ts'
import { urlEntries } from '../src/problems/url-entries.ts'

const page = readFileSync(new URL('../../../../docs/crawler-checks.md', import.meta.url), 'utf8')
const [compared = '', alone = ''] = page.split('\n## Only here\n')

/** What looks like a code: lower case with at least one hyphen. */
function codesIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/`([a-z\d]+(?:-[a-z\d]+)+)`/g), ([, code]) => code!)
}

test('docs/crawler-checks.md names codes that exist', () => {
  const known = siteCodes()
  expect(codesIn(page).filter((code) => !known.includes(code))).toEqual([])
})

test('docs/crawler-checks.md places each code of links, built pages and listed URLs once: beside checks of crawlers, or alone', () => {
  const codes = [...checks, ...pageEntries, ...urlEntries].map(({ code }) => code)
  const beside = new Set(codesIn(compared))
  const only = codesIn(alone)
  expect(codes.filter((code) => !beside.has(code) && !only.includes(code))).toEqual([])
  expect(only.filter((code) => beside.has(code) || !codes.includes(code))).toEqual([])
  expect(new Set(only).size).toBe(only.length)
})
