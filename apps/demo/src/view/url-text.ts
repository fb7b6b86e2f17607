import { wholeCharacter } from '../excerpt.ts'
import { isBidirectional, visible } from '../visible.ts'
import { element } from './element.ts'

/** Beyond this nobody reads, and layout takes seconds for a megabyte. */
const MOST_CHARACTERS = 20_000
/** Each is an element of its own: ten thousand take a second. */
const MOST_RUNS = 1000

/** Text of a URL: isolated, left to right, so that it cannot rearrange what stands around it. */
export function urlText(text: string, className = ''): HTMLElement {
  return element('bdi', { dir: 'ltr', class: `url ${className}`.trim() }, inOrder(text))
}

/** The same for text that may hold anything, with a sign for each character that nobody sees. */
export function visibleText(text: string, className = ''): HTMLElement {
  return element('bdi', { dir: 'ltr', class: `url ${className}`.trim() }, inOrder(text, visible))
}

/**
 * The text with each right-to-left run between two delimiters isolated, so that the parts of a URL
 * stand in their own order whatever their script. Of a long text only the beginning is drawn.
 *
 * @param draw - What is shown in place of a run.
 */
export function inOrder(
  text: string,
  draw: (run: string) => string = (run) => run,
): DocumentFragment {
  const fragment = document.createDocumentFragment()
  const end = wholeCharacter(text, Math.min(text.length, MOST_CHARACTERS))
  const shown = text.slice(0, end)
  let at = 0
  let isolated = 0
  for (const [run] of isBidirectional(shown) ? shown.matchAll(RUNS) : [[shown] as const]) {
    const drawn = draw(run)
    const isIsolated = isBidirectional(drawn)
    if (isIsolated && ++isolated > MOST_RUNS) break
    fragment.append(isIsolated ? element('bdi', {}, drawn) : drawn)
    at += run.length
  }
  if (at < text.length) fragment.append(leftOut(text.length - at))
  return fragment
}

const RUNS = /[/?#&=:@.]+|[^/?#&=:@.]+/g

/** Says how much of a text is not drawn. */
export function leftOut(characters: number): HTMLElement {
  const number = characters.toLocaleString('en')
  return element('span', { class: 'left-out' }, `… ${number} more characters, not shown`)
}
