import { writePairs } from '../hash.ts'
import { element } from '../view/element.ts'
import { prose } from '../view/prose.ts'
import { STOPS } from './steps.ts'
import { tourWords } from './words.ts'

/** Shows the tour in a box at the lower edge of the page: the page stays usable, and Escape ends the tour. */
export function startTour(): void {
  const words = tourWords()
  let at = 0
  const title = element('h2', { tabindex: '-1' })
  const text = element('p', {})
  const where = element('p', { class: 'note' })
  const back = button(words.back, 'quiet', () => goTo(at - 1))
  const leaving = button(words.leave, 'quiet', leave)
  const next = button(words.next, '', () => (at === STOPS.length - 1 ? leave() : goTo(at + 1)))
  const box = element(
    'section',
    { class: 'tour', 'aria-label': words.tour },
    element('div', { class: 'tour-text', 'aria-live': 'polite' }, title, text),
    element('div', { class: 'tour-buttons' }, where, leaving, back, next),
  )

  function goTo(stop: number): void {
    at = stop
    const { name, state } = STOPS[at]!
    // The way back leads to where the tour began.
    window.location.replace(`#${writePairs(state)}`)
    title.textContent = words.stops[name].title
    text.replaceChildren(prose(words.stops[name].text))
    where.textContent = words.at(at + 1, STOPS.length)
    back.disabled = at === 0
    const isLast = at === STOPS.length - 1
    leaving.hidden = isLast
    next.textContent = isLast ? words.finish : words.next
    // A drawer comes into sight by itself.
    window.scrollTo(0, 0)
  }

  function leave(): void {
    box.remove()
    document.removeEventListener('keydown', leaveByKey)
    document.documentElement.classList.remove('touring')
    document.querySelector<HTMLElement>('.views [aria-current]')?.focus()
  }

  function leaveByKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') leave()
  }

  document.querySelector('.tour')?.remove()
  document.documentElement.classList.add('touring')
  document.addEventListener('keydown', leaveByKey)
  document.body.append(box)
  goTo(0)
  next.focus()
}

function button(label: string, kind: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: kind }, label)
  made.addEventListener('click', act)
  return made
}
