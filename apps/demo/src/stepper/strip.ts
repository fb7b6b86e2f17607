import { element } from '../view/element.ts'
import { visible } from '../visible.ts'
import type { Frame } from './frame.ts'
import type { TracedError, UrlTrace } from './trace.ts'
import type { Words } from './words-en.ts'

/** The input with the pointer in it. */
export interface Strip {
  readonly node: HTMLElement
  /** Draws the input of another trace. */
  load(trace: UrlTrace): void
  /** Moves the pointer. */
  show(frame: Frame, stops: ReadonlySet<number>): void
}

/** @param toggleStop - Called with the value of the pointer at a code point that is clicked. */
export function createStrip(words: Words, toggleStop: (offset: number) => void): Strip {
  const node = element('div', { class: 'strip', dir: 'ltr', role: 'img' })
  let trace: UrlTrace | null = null
  let cells: readonly HTMLElement[] = []
  let end = element('span', { class: 'cell end' })

  function load(loaded: UrlTrace): void {
    trace = loaded
    cells = loaded.codePoints.map(({ c }) => element('span', { class: 'cell' }, visible(c)))
    end = element('span', { class: 'cell end' }, words.endOfInput)
    node.replaceChildren(...cells, end)
  }

  node.addEventListener('click', ({ target }) => {
    if (trace === null || !(target instanceof HTMLElement)) return
    const at = [...cells, end].indexOf(target)
    const offset = at === cells.length ? lengthOf(trace) : trace.codePoints[at]?.pointer
    if (typeof offset === 'number') toggleStop(offset)
  })

  function show({ pointer, place: running, errors }: Frame, stops: ReadonlySet<number>): void {
    if (trace === null) return
    const { codePoints } = trace
    let current = end
    cells.forEach((cell, i) => {
      const { start, pointer: own } = codePoints[i]!
      const place = own === null ? 'removed' : placeOf(own, running === null ? Number.NaN : pointer)
      if (place === 'current') current = cell
      const fault = errors.some((error) => covers(error, start)) ? ' warns' : ''
      const stop = own !== null && stops.has(own) ? ' stop' : ''
      cell.className = `cell ${place}${fault}${stop}`
      cell.title = own === null ? words.removed : words.clickToStop
    })
    const isAtEnd = running !== null && current === end && pointer >= 0
    const atEnd = errors.some(({ start }) => start >= (codePoints.at(-1)?.end ?? 0))
    const stop = stops.has(lengthOf(trace)) ? ' stop' : ''
    end.className = `cell end${isAtEnd ? ' current' : ''}${atEnd ? ' warns' : ''}${stop}`
    const text = codePoints.map(({ c }) => c).join('')
    const shown = isAtEnd || running === null ? words.endOfInput : (current.textContent ?? '')
    node.setAttribute('aria-label', `${words.input}: ${text}. ${pointer}: ${shown}`)
    // Only the strip scrolls, never the page.
    const { offsetTop, offsetHeight } = current
    if (offsetTop < node.scrollTop) node.scrollTop = offsetTop
    const below = offsetTop + offsetHeight - node.clientHeight
    if (below > node.scrollTop) node.scrollTop = below
  }

  return { node, load, show }
}

/** Where the pointer is at the end of the input. */
function lengthOf({ codePoints }: UrlTrace): number {
  return codePoints.filter(({ pointer }) => pointer !== null).length
}

function placeOf(own: number, pointer: number): 'read' | 'current' | 'ahead' {
  if (own === pointer) return 'current'
  return own < pointer || Number.isNaN(pointer) ? 'read' : 'ahead'
}

function covers({ start, end }: TracedError, unit: number): boolean {
  return start <= unit && unit < Math.max(end, start + 1)
}
