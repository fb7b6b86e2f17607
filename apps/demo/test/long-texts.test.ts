/**
 * @module-tag slow
 * @module-tag night
 */
import { describe, expect, test } from 'vitest'
import { analyses } from '../src/analysis/analyses.ts'
import { NO_CHOICES } from '../src/compare/state.ts'
import { FIRST_LINT } from '../src/lint/state.ts'
import { FIRST_RULES } from '../src/rules/state.ts'
import { DEFAULT_SEO } from '../src/state.ts'
import { hostileTexts } from './hostile-texts.ts'

const LENGTH = 30_000

/** Less than ten times what the page shows for its own examples, whatever the length of a text. */
const MOST_CHARACTERS = 200_000
const MOST_PARTS = 20_000

/** How much a view hands over to be drawn: its characters, and its values. */
function sizeOf(view: object): { characters: number; parts: number } {
  const size = { characters: 0, parts: 0 }
  const count = (value: unknown): void => {
    size.parts++
    if (typeof value === 'string') size.characters += value.length
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(count)
  }
  count({ ...view, wholes: null })
  return size
}

const views: Readonly<Record<string, (text: string) => object>> = {
  read: (input) => analyses.read({ input, base: '', seo: DEFAULT_SEO }),
  'read, as a base': (base) => analyses.read({ input: 'x', base, seo: DEFAULT_SEO }),
  compare: (a) => analyses.compare({ ...NO_CHOICES, a, b: `${a}b` }, () => {}),
  'compare, with itself': (a) => analyses.compare({ ...NO_CHOICES, a, b: a }, () => {}),
  rules: (input) => analyses.rules({ ...FIRST_RULES, input }),
  lint: (text) => analyses.lint({ ...FIRST_LINT, text }),
}

describe.each(Object.keys(views))('%s', (name) => {
  test.each(Object.keys(hostileTexts(100)))(
    'of a text of %s, so much is drawn and no more',
    (kind) => {
      const { characters, parts } = sizeOf(views[name]!(hostileTexts(LENGTH)[kind]!))
      expect(characters).toBeLessThan(MOST_CHARACTERS)
      expect(parts).toBeLessThan(MOST_PARTS)
    },
  )
})
