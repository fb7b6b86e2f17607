import type { Clip } from '../clip.ts'
import { isBidirectional, visible } from '../visible.ts'
import { drawingWords } from '../words/drawing.ts'
import { element } from './element.ts'

/** Each right-to-left run is an element of its own: ten thousand take a second. */
const MOST_RUNS = 1000

/** Text of a URL: isolated, left to right, so that it cannot rearrange the text around it. */
export function urlText(clip: Clip, className = ''): HTMLElement {
  return isolated(clip, className, (run) => run)
}

/** The same for any text, with a sign for each invisible character. */
export function visibleText(clip: Clip, className = ''): HTMLElement {
  return isolated(clip, className, visible)
}

function isolated({ text, length }: Clip, className: string, draw: Draw): HTMLElement {
  const attributes = { dir: 'ltr', class: `url ${className}`.trim() }
  return element('bdi', attributes, inOrder(text, draw, length))
}

/** What is shown in place of a run. */
type Draw = (run: string) => string

/**
 * The text with each right-to-left run between two delimiters isolated, so that the parts of a URL
 * keep their order, whatever their script.
 *
 * @param length - The length of the whole text, if this is only its beginning.
 */
export function inOrder(text: string, draw: Draw, length = text.length): DocumentFragment {
  const fragment = document.createDocumentFragment()
  let at = 0
  let runs = 0
  for (const [run] of isBidirectional(text) ? text.matchAll(RUNS) : [[text] as const]) {
    const drawn = draw(run)
    const isIsolated = isBidirectional(drawn)
    if (isIsolated && ++runs > MOST_RUNS) break
    fragment.append(isIsolated ? element('bdi', {}, drawn) : drawn)
    at += run.length
  }
  const left = leftOut(length - at)
  if (left !== null) fragment.append(left)
  return fragment
}

const RUNS = /[/?#&=:@.]+|[^/?#&=:@.]+/g

/** Says how much of a text is not drawn; `null` if all of it is. */
export function leftOut(characters: number): HTMLElement | null {
  if (characters === 0) return null
  return element('span', { class: 'left-out' }, drawingWords().leftOut(characters))
}
