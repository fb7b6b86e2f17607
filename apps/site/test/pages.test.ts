import { methods } from '@waymark/compare'
import { presets, rules } from '@waymark/normalize'
import { problems } from '@waymark/problems'
import { describe, expect, test } from 'vitest'
import { packages } from '../../../test/workspace.ts'
import { DEMO, pathOf } from '../src/address.ts'
import { allPages } from '../src/all-pages.ts'
import { codePath } from '../src/code-path.ts'
import { guidesIn } from '../src/guides.ts'
import { LANGUAGES } from '../src/languages.ts'
import { prose } from '../src/markdown.ts'
import { fileOf, type Page, textOf } from '../src/page.ts'

const pages = allPages()
const byPath = new Map(pages.map((page) => [pathOf(page.language, page.path), page]))

/** Markdown without what is shown as it is: blocks of code, and code in a line. */
function withoutCode({ body }: Page): string {
  return body
    .replace(/^(```+)\w*\n[\s\S]*?\n\1$/gm, '')
    .replace(/(?<!`)(`+)(?!`)[\s\S]*?(?<!`)\1(?!`)/g, '')
}

/** The targets of all links of a page. */
function targetsIn(page: Page): string[] {
  const hero = page.frontMatter?.['hero'] ?? {}
  const features = page.frontMatter?.['features'] ?? []
  const more = [...JSON.stringify([hero, features]).matchAll(/"link":"([^"]+)"/g)]
  const own = [
    ...page.body.replace(/^(```+)\w*\n[\s\S]*?\n\1$/gm, '').matchAll(/\]\(([^()\s]+)\)/g),
  ]
  return [...own, ...more].map(([, target]) => target!)
}

/** The anchors of a page: those of headings, of links and of elements. */
function anchorsOf({ body }: Page): string[] {
  return [...body.matchAll(/\{#([\w-]+)\}| id="([\w-]+)"/g)].map(([, a, b]) => (a ?? b)!)
}

describe.each(LANGUAGES)('in $name', ({ code: language }) => {
  const has = (path: string) => byPath.has(pathOf(language, path))

  test('every code has its page', () => {
    expect(problems.filter(({ code }) => !has(codePath(code)))).toEqual([])
    expect(problems.length).toBeGreaterThan(400)
  })

  test('every rule, preset and method has its page', () => {
    expect(rules.filter(({ name }) => !has(`rules/${name}`))).toEqual([])
    expect(Object.keys(presets).filter((name) => !has(`presets/${name}`))).toEqual([])
    expect(methods.filter(({ name }) => !has(`methods/${name}`))).toEqual([])
  })

  test('every page says what it is', () => {
    const own = pages.filter((page) => page.language === language)
    expect(own.filter(({ title, description }) => title === '' || description === '')).toEqual([])
  })
})

test('no two pages have one file', () => {
  expect(new Set(pages.map(fileOf)).size).toBe(pages.length)
})

test('every guide exists in every language', () => {
  const all = new Set(LANGUAGES.flatMap(({ code }) => guidesIn(code).map(({ path }) => path)))
  const missing = LANGUAGES.flatMap(({ code }) => {
    const own = guidesIn(code).map(({ path }) => path)
    return [...all].filter((path) => !own.includes(path)).map((path) => `${code}: ${path}`)
  })
  expect(missing).toEqual([])
})

test('every link leads to a page and an anchor that exist', () => {
  const broken = pages.flatMap((page) =>
    targetsIn(page)
      .filter((target) => !target.startsWith('https://') && !isThere(target, page))
      .map((target) => `${fileOf(page)}: ${target}`),
  )
  expect(broken).toEqual([])
})

const apiPages = new Set(packages.map(({ name }) => pathOf('en', `api/${name}/`)))

function isThere(target: string, from: Page): boolean {
  const url = new URL(target, `https://site.example${pathOf(from.language, from.path)}`)
  if (url.pathname === DEMO || apiPages.has(url.pathname)) return true
  const page = byPath.get(url.pathname.replace(/\.md$/, ''))
  if (page === undefined) return false
  const headings = page.body.matchAll(/^#+ (.*)$/gm)
  const slugs = [...headings].map(([, text]) => text!.toLowerCase().replace(/[^\p{L}\d]+/gu, '-'))
  const anchor = decodeURIComponent(url.hash.slice(1))
  return anchor === '' || anchorsOf(page).includes(anchor) || slugs.includes(anchor)
}

/** The elements and components that the pages are written with. */
const OURS =
  /<\/?(?:details|summary|div|h2|span|CodeFilter|TextEncoder)(?: (?:class|id)="[\w -]+")*(?: \/)?>/g

test('nothing on a page is markup by accident', () => {
  const generated = pages.filter(({ path }) => !path.startsWith('guides/'))
  const markup = generated.filter((page) => /<|\{\{|\}\}/.test(withoutCode(page).replace(OURS, '')))
  expect(markup.map(fileOf)).toEqual([])
})

test('a page has one heading of the first level, and none is skipped', () => {
  const wrong = pages.filter((page) => {
    const text = page.body.replace(/^(```+)\w*\n[\s\S]*?\n\1$/gm, '')
    const levels = [...text.matchAll(/^(#+) /gm)].map(([, marks]) => marks!.length)
    const isHome = page.frontMatter?.['layout'] === 'home'
    // The hero of a home page has the heading.
    const all = isHome ? [1, ...levels] : levels
    const skips = all.some((level, i) => i > 0 && level > all[i - 1]! + 1)
    return skips || all.filter((level) => level === 1).length !== 1 || all[0] !== 1
  })
  expect(wrong.map(fileOf)).toEqual([])
})

test('what cannot be seen is written as an escape, and what Markdown would read is shown', () => {
  const page = byPath.get('/codes/host-control-character')!
  expect(page.body).toContain('https://exa\\u0001mple.com/')
  expect(textOf(page)).toMatch(/^---\ntitle: "host-control-character"\n/)
})

test('a method page begins with its answer', () => {
  const [first] = methods
  const { title, body } = byPath.get(pathOf('en', `methods/${first!.name}`))!
  expect(body.split('\n\n').slice(0, 2)).toEqual([`# \`${title}\``, prose(first!.summary)])
})

test('a table has no column that is empty in every row', () => {
  const empty = pages.filter(({ body }) =>
    [...body.matchAll(/^\|.*\|\n\|[ :|-]+\|\n((?:\|.*\|\n?)+)/gm)].some(([, rows]) =>
      rows!
        .trimEnd()
        .split('\n')
        .every((row) => /\|\s*\|$/.test(row)),
    ),
  )
  expect(empty.map(({ path }) => path)).toEqual([])
})

test('the page of a command has its options as code, which is not broken after a hyphen', () => {
  const commands = pages.filter(({ path }) => path.startsWith('cli/'))
  expect(commands.length).toBeGreaterThan(10)
  expect(commands.flatMap((page) => withoutCode(page).match(/.{30} -{2}[a-z]+/g) ?? [])).toEqual([])
})

test('the glossary says what its words mean', () => {
  expect(byPath.get('/glossary/')!.body).toContain('| URL | what the URL parser returns')
})
