import { element } from '../view/element.ts'
import type { Player } from './player.ts'
import type { Words } from './words-en.ts'

/** The buttons and the slider of the player. */
export interface Controls {
  readonly node: HTMLElement
  /** Whether steps that say the same are passed at once. */
  passesSame(): boolean
  /** Follows the player. */
  show(at: number, total: number, said: string): void
}

const SPEEDS = [0.5, 1, 2, 5] as const

/** Where the buttons lead from a moment. */
export interface Moves {
  forward(at: number): number
  back(at: number): number
  nextState(at: number): number
  nextChange(at: number): number
  nextStop(at: number): number
  hasStops(): boolean
}

export function createControls(words: Words, player: () => Player, moves: Moves): Controls {
  let end = 0
  const button = (label: string, sign: string, act: () => void) => {
    const made = element(
      'button',
      { type: 'button', class: 'quiet', 'aria-label': label, title: label },
      sign,
    )
    made.addEventListener('click', act)
    return made
  }
  const first = button(words.first, '|◀\ufe0e', () => player().goTo(0))
  const back = button(words.back, '◀\ufe0e', () => player().goTo(moves.back(player().at())))
  const play = element('button', { type: 'button', class: 'play' }, words.play)
  play.addEventListener('click', () => player().toggle())
  const forward = button(words.forward, '▶\ufe0e', () =>
    player().goTo(moves.forward(player().at())),
  )
  const last = button(words.last, '▶\ufe0e|', () => player().goTo(end))
  const jump = (label: string, to: (at: number) => number) => {
    const made = element('button', { type: 'button', class: 'quiet' }, label)
    made.addEventListener('click', () => player().goTo(to(player().at())))
    return made
  }
  const stop = jump(words.nextStop, moves.nextStop)
  const pass = element('input', { type: 'checkbox', id: 'stepper-pass' })
  const slider = element('input', {
    type: 'range',
    min: '0',
    value: '0',
    'aria-label': words.timeline,
  })
  slider.addEventListener('input', () => player().goTo(Number(slider.value)))
  const speed = element(
    'select',
    { id: 'stepper-speed' },
    ...SPEEDS.map((factor) =>
      element(
        'option',
        { value: String(factor), ...(factor === 1 ? { selected: '' } : {}) },
        `${factor}×`,
      ),
    ),
  )
  speed.addEventListener('change', () => player().setSpeed(Number(speed.value)))
  const where = element('p', { class: 'where' })
  const node = element(
    'div',
    { class: 'player', role: 'group', 'aria-label': words.machine },
    element('div', { class: 'player-buttons' }, first, back, play, forward, last),
    element(
      'div',
      { class: 'player-buttons' },
      jump(words.nextState, moves.nextState),
      jump(words.nextChange, moves.nextChange),
      stop,
    ),
    slider,
    where,
    element(
      'p',
      { class: 'speed' },
      element('label', { for: 'stepper-speed' }, words.speed),
      speed,
    ),
    element(
      'p',
      { class: 'pass' },
      pass,
      element('label', { for: 'stepper-pass' }, words.passSame),
    ),
  )
  return {
    node,
    passesSame: () => pass.checked,
    show(at, total, said) {
      end = total - 1
      slider.max = String(end)
      slider.value = String(at)
      slider.setAttribute('aria-valuetext', said)
      stop.hidden = !moves.hasStops()
      where.textContent = words.stepOf(at + 1, total)
      play.textContent = player().isPlaying() ? words.pause : words.play
    },
  }
}

/**
 * Steps by the keyboard: arrows, Home, End and Space, where they have no other meaning.
 *
 * @param place - The view; the keys also work while nothing has the focus.
 */
export function stepByKeys(
  place: HTMLElement,
  player: () => Player,
  { forward, back, end }: Pick<Moves, 'forward' | 'back'> & { readonly end: () => number },
): void {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    if (place.hidden || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (!(target instanceof Element)) return
    if (target !== document.body && !place.contains(target)) return
    if (target.closest('textarea, select, input:not([type=range])') !== null) return
    // Space presses the button that has the focus.
    if (key === ' ' && target.closest('button, a, summary') !== null) return
    const at = player().at()
    if (key === 'ArrowRight') player().goTo(forward(at))
    else if (key === 'ArrowLeft') player().goTo(back(at))
    else if (key === 'Home') player().goTo(0)
    else if (key === 'End') player().goTo(end())
    else if (key === ' ') player().toggle()
    else return
    event.preventDefault()
  })
}
