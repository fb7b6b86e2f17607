import type { Category } from '@waymark/normalize/core'
import { element } from './element.ts'

const COSTS: Readonly<Record<Category, string>> = {
  preserves: '= keeps the meaning',
  'usually-preserves': '≈ usually keeps the meaning',
  changes: '≠ changes the meaning',
}

/** What a rule costs in meaning, as a sign and in words. */
export function costBadge(category: Category): HTMLElement {
  return element('span', { class: `cost ${category}` }, COSTS[category])
}
