import { element } from '../view/element.ts'
import { type Breakpoints, placesOf } from './moves.ts'
import type { StepPlace } from './steps-en.ts'
import type { UrlTrace } from './trace.ts'
import type { Words } from './words-en.ts'

/** The breakpoints, and where they are set. */
export interface BreakpointBox extends Breakpoints {
  readonly node: HTMLElement
  /** Begins with another trace, without breakpoints in its input. */
  load(trace: UrlTrace): void
  /** Follows the pointer; `null` when the parser is done. */
  show(pointer: number | null): void
  /** Sets or removes a breakpoint at a value of the pointer. */
  toggleOffset(offset: number): void
}

/** @param changed - Called when a breakpoint is set or removed. */
export function createBreakpoints(words: Words, changed: () => void): BreakpointBox {
  const places = new Set<StepPlace>()
  const offsets = new Set<number>()
  const title = element('summary', {})
  const list = element('div', { class: 'breakpoint-list' })
  const here = toggleButton(words.stopHere, () => {
    if (pointer !== null) toggleOffset(pointer)
  })
  const node = element(
    'details',
    { class: 'breakpoints' },
    title,
    element('p', { class: 'note' }, words.breakpointsNote),
    list,
  )
  let pointer: number | null = null

  function toggle<Value>(set: Set<Value>, value: Value): void {
    if (!set.delete(value)) set.add(value)
    changed()
  }

  function toggleOffset(offset: number): void {
    toggle(offsets, offset)
  }

  return {
    node,
    places,
    offsets,
    toggleOffset,
    load(trace) {
      offsets.clear()
      list.replaceChildren(
        here,
        ...placesOf(trace).map((place) => {
          const button = toggleButton(place, () => {
            toggle(places, place)
            button.setAttribute('aria-pressed', String(places.has(place)))
          })
          button.lang = 'en'
          button.setAttribute('aria-pressed', String(places.has(place)))
          return button
        }),
      )
    },
    show(at) {
      pointer = at
      here.disabled = at === null || at < 0
      here.setAttribute('aria-pressed', String(at !== null && offsets.has(at)))
      title.textContent = words.breakpoints(places.size + offsets.size)
    },
  }
}

function toggleButton(label: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'quiet', 'aria-pressed': 'false' }, label)
  made.addEventListener('click', act)
  return made
}
