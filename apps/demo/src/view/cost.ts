import type { Category } from '@waymark/normalize/core'
import { drawingWords } from '../words/drawing.ts'
import { element } from './element.ts'

/** What a rule costs in meaning, as a sign and in words. */
export function costBadge(category: Category): HTMLElement {
  return element('span', { class: `cost ${category}` }, drawingWords().costs[category])
}
