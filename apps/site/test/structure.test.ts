import { causes } from '@waymark/explain'
import { describe, expect, test } from 'vitest'
import { pathOf } from '../src/address.ts'
import { allPages } from '../src/all-pages.ts'
import { apiPackages } from '../src/api-entries.ts'
import { apiIntro, apiMore } from '../src/api-intro.ts'
import { codePath } from '../src/code-path.ts'
import { guidesIn } from '../src/guides.ts'
import { LANGUAGES } from '../src/languages.ts'
import { OLD_CODES } from '../src/old-codes.ts'
import { fileOf } from '../src/page.ts'
import { RECIPE_GROUPS } from '../src/recipe-groups.ts'
import { isReleased, withInstallNotice } from '../src/release.ts'

const pages = allPages()
const byPath = new Map(pages.map((page) => [pathOf(page.language, page.path), page]))

test('every recipe is in one group, and the groups have nothing else', () => {
  const recipes = guidesIn('en').filter(({ group }) => group === 'recipes')
  const names = recipes.map(({ path }) => path.replace(/^.*\//, ''))
  expect(Object.values(RECIPE_GROUPS).flat().sort()).toEqual(names.sort())
})

describe.each(LANGUAGES)('the home page in $name', ({ code: language }) => {
  const { body, frontMatter } = byPath.get(pathOf(language, ''))!

  test('leads to guides and recipes by its cards and its table', () => {
    const cards = JSON.stringify(frontMatter?.['features']).match(/"link":"[^"]+"/g)!
    const guides = pathOf(language, 'guides/')
    expect(cards.filter((card) => !card.startsWith(`"link":"${guides}`))).toEqual([])
    const [, how = ''] = /^## [^\n]*\{#how\}\n(.*?)\n## /ms.exec(body) ?? []
    const rows = how.split('\n').filter((line) => line.includes('`@waymark/'))
    expect(rows.length).toBeGreaterThan(10)
    const others = rows.filter(
      (row) => !row.includes(`](${guides}`) && !row.includes(`](${pathOf(language, 'cli/')}`),
    )
    expect(others).toEqual([])
  })

  test('has filled in every number', () => {
    expect(body).not.toMatch(/%[a-z]{3,}(?::[\w-]+)?%/)
  })
})

test.runIf(!isReleased)('what cannot be installed yet is not offered without saying so', () => {
  const silent = pages.filter(({ body }) => {
    const at = body.search(/^(?:npm install|.*npx .*@waymark)/m)
    return at >= 0 && !body.slice(0, at).includes('#from-a-fresh-checkout')
  })
  expect(silent.map(fileOf)).toEqual([])
  expect(withInstallNotice('```sh\nwaymark keys\n```', 'en')).toBe('```sh\nwaymark keys\n```')
})

test('a guide made of commands leads to the page of the command line', () => {
  const guide = byPath.get('/ru/guides/sitemaps-and-hreflang')!
  expect(guide.body).toContain('](/ru/cli/)')
})

test('a validation error leads to its causes, and each cause to its errors', () => {
  for (const { code, errors } of causes.entries) {
    const cause = byPath.get(pathOf('en', codePath(code)))!
    for (const error of errors) {
      expect(cause.body, code).toContain(`](${pathOf('en', codePath(error))})`)
      const page = byPath.get(pathOf('en', codePath(error)))!
      expect(page.body, error).toContain(`](${pathOf('en', codePath(code))})`)
    }
  }
})

test('a name that the standard had leads to the code of today', () => {
  for (const { name, now } of OLD_CODES) {
    const page = byPath.get(pathOf('ja', codePath(name)))!
    expect(page.body).toContain(`](${pathOf('ja', codePath(now))})`)
  }
})

test('the page of a package says what it is, how to install it, how large it is and who uses it', () => {
  const guard = apiPackages.find(({ name }) => name === 'path-guard')!
  const intro = apiIntro(guard.entries[0]!, guard)
  expect(intro).toContain('npm install @waymark/path-guard')
  expect(intro).toMatch(/^import \{ checkOutgoingUrl/m)
  const more = apiMore(guard.entries[0]!, guard)
  expect(more).toMatch(/`@waymark\/path-guard` \| \d+ kB/)
  expect(more).toContain('](/guides/recipes/ssrf-safe-fetch)')
  expect(apiMore(guard.entries[1]!, guard)).toBe('')
  expect(apiIntro(guard.entries[1]!, guard)).toContain('](/api/path-guard/)')
  const silent = apiPackages.filter((each) => !apiIntro(each.entries[0]!, each).includes('```sh'))
  expect(silent).toEqual([])
})
