import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Language } from './languages.ts'
import type { Page } from './page.ts'

const FOLDER = fileURLToPath(new URL('../guides/', import.meta.url))

/** Where a guide is listed: its folder. */
export type GuideGroup = 'guides' | 'recipes' | 'comparisons'

/** The paths of the lists, each the beginning of the paths of its guides. */
export const GUIDE_LISTS: Readonly<Record<GuideGroup, string>> = {
  guides: 'guides/',
  recipes: 'guides/recipes/',
  comparisons: 'guides/compare/',
}

/** A page that was written by hand. */
export interface Guide extends Page {
  readonly group: GuideGroup
  /** Its place in the list; those with the same number are in the order of their titles. */
  readonly order: number
}

/** The guides that exist in a language, in the order of the lists. */
export function guidesIn(language: Language): readonly Guide[] {
  const folder = `${FOLDER}${language}/`
  if (!existsSync(folder)) return []
  return globSync('**/*.md', { cwd: folder })
    .map((name) => readGuide(language, name.replaceAll('\\', '/')))
    .sort((a, b) => a.order - b.order || (a.title < b.title ? -1 : 1))
}

/**
 * @param name - The file in the folder of the language, such as `recipes/react-native.md`.
 * @throws {Error} If it does not begin with the front matter that a guide needs.
 */
function readGuide(language: Language, name: string): Guide {
  const text = readFileSync(`${FOLDER}${language}/${name}`, 'utf8')
  const [, head = '', body = ''] = /^---\n(.*?)\n---\n+(.*)$/s.exec(text) ?? []
  const values = new Map(
    head.split('\n').map((line): [string, string] => {
      const [, key = '', value = ''] = /^(\w+):\s*(.*)$/.exec(line) ?? []
      return [key, value.replace(/^(['"])(.*)\1$/, '$2')]
    }),
  )
  const [title, description, order = '1000'] = ['title', 'description', 'order'].map((key) =>
    values.get(key),
  )
  if (title === undefined || description === undefined) {
    throw new Error(`guides/${language}/${name} needs a title and a description in front matter`)
  }
  return {
    language,
    path: `guides/${name.replace(/\.md$/, '')}`,
    title,
    description,
    body: body.trimEnd(),
    group: groupOf(name),
    order: Number(order),
  }
}

function groupOf(name: string): GuideGroup {
  if (name.startsWith('recipes/')) return 'recipes'
  return name.startsWith('compare/') ? 'comparisons' : 'guides'
}
