import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const SITE = join(ROOT, 'apps/site')
/** What `@` is there: the folder of the pages that VitePress reads. */
const CONTENT = join(SITE, 'content')

/** A file that a page shows, or the part of it between two comments `#region`. */
const SNIPPET = /^<<< @\/(\S+?)(?:#([\w-]+))?(?:\{\w+\})?$/gm

const guides = globSync('guides/*/recipes/*.md', { cwd: SITE })
  .sort()
  .map((path) => {
    const text = readFileSync(join(SITE, path), 'utf8')
    const snippets = [...text.matchAll(SNIPPET)].map(([, file, region]) => {
      return { file: join(CONTENT, file!), region }
    })
    return { path, text, snippets, language: path.split('/')[1]! }
  })
const english = guides.filter(({ language }) => language === 'en')

describe.each(guides)('$path', ({ path, text, snippets }) => {
  test('has a title, a description and a place in the list', () => {
    expect(text).toMatch(/^---\ntitle: .+\ndescription: .+\norder: \d+\n---\n\n# .+\n/)
  })

  test('shows a program, and the part of a test that says what it gives', () => {
    const shown = snippets.map(({ file }) => file)
    expect(shown.some((file) => !file.includes('/test/'))).toBe(true)
    expect(shown.some((file) => file.includes('/test/'))).toBe(true)
    expect(text.match(/^<<</gm)).toHaveLength(snippets.length)
    for (const { file, region } of snippets) {
      expect(existsSync(file), file).toBe(true)
      if (region === undefined) continue
      const lines = readFileSync(file, 'utf8').split('\n')
      const marks = ['#region', '#endregion'].map((mark) =>
        lines.filter((line) => line.trim() === `// ${mark} ${region}`),
      )
      expect(
        marks.map(({ length }) => length),
        `${file}#${region}`,
      ).toEqual([1, 1])
    }
  })

  test('is the translation of an English page, with the same programs', () => {
    const original = english.find(
      (guide) => guide.path === path.replace(/guides\/\w+/, 'guides/en'),
    )
    expect(original?.snippets).toEqual(snippets)
  })
})

test('there are twenty recipes and more, in an order of their own', () => {
  const orders = english.map(({ text }) => Number(/^order: (\d+)$/m.exec(text)?.[1]))
  expect(orders.sort((a, b) => a - b)).toEqual(english.map((_, index) => index + 1))
  expect(english.length).toBeGreaterThanOrEqual(20)
})

test('each program of this folder has its recipe', () => {
  const shown = new Set(english.flatMap(({ snippets }) => snippets.map(({ file }) => file)))
  const programs = globSync('examples/recipes/{src,workflows}/**/*.{ts,yml,sql}', { cwd: ROOT })
  expect(programs.filter((file) => !shown.has(join(ROOT, file)))).toEqual([])
})
