import { readLanguage } from '../language.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick, copyButton } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { exampleGroup, examplesBox } from '../view/entry-field.ts'
import { saveAfterPause } from '../view/save.ts'
import { reachable } from '../view/scroller.ts'
import { createBreakpoints } from './breakpoints.ts'
import { createControls, type Moves, stepByKeys } from './controls.ts'
import { STEPPER_EXAMPLES } from './examples.ts'
import { countFrames, type Frame, frameAt } from './frame.ts'
import { isStop, nextChange, nextOther, nextState, nextStop, previousOther } from './moves.ts'
import { createPlayer } from './player.ts'
import {
  nameOf,
  renderErrors,
  renderNow,
  renderReading,
  renderState,
  renderVariables,
} from './render.ts'
import { embedCode, isShared, wholePage } from './share.ts'
import { readStepperState, type StepperState, writeStepperState } from './state.ts'
import { createStrip } from './strip.ts'
import { traceUrl, type UrlTrace } from './trace.ts'
import { stepperWords, stepWords } from './words.ts'

/** Each step is kept with a copy of the record. */
const LONGEST = 1000

/**
 * Draws the view that goes through the standard's state machine step by step.
 *
 * @public The navigation calls it by its name.
 */
export function open({ place, input, save, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = stepperWords()
  const steps = stepWords()
  place.lang = language
  const copyLink = element('button', { type: 'button', class: 'quiet copy' }, words.copyLink)
  const note = element('p', { class: 'note', id: 'stepper-note' })
  const breakpoints = createBreakpoints(words, () => draw())
  const strip = createStrip(words, breakpoints.toggleOffset)
  const state = element('section', { class: 'card machine-state' })
  const memory = element('section', { class: 'card machine-memory' })
  const errors = element('section', { class: 'card machine-errors' })
  const now = element('p', { class: 'now', 'aria-hidden': 'true' })
  const reading = element('p', { class: 'reading', 'aria-hidden': 'true' })
  const machine = element(
    'section',
    { class: 'card machine', 'aria-label': words.machine },
    reachable(strip.node),
    now,
    reading,
  )

  const stage = element(
    'div',
    {},
    machine,
    element(
      'div',
      { class: 'machine-columns' },
      state,
      element('div', { class: 'side' }, errors, memory),
    ),
  )

  let trace: UrlTrace = traceUrl('', '')
  const moves: Moves = {
    forward: (at) => (controls.passesSame() ? nextOther(trace, at, breakpoints) : at + 1),
    back: (at) => (controls.passesSame() ? previousOther(trace, at) : at - 1),
    nextState: (at) => nextState(trace, at),
    nextChange: (at) => nextChange(trace, at),
    nextStop: (at) => nextStop(trace, at, breakpoints),
    hasStops: () => breakpoints.places.size + breakpoints.offsets.size > 0,
  }
  const player = createPlayer(draw, () => place.checkVisibility() && !document.hidden, {
    next: moves.forward,
    stopsAt: (at) => isStop(trace, at, breakpoints),
  })
  const controls = createControls(words, () => player, moves)
  const code = element('textarea', { rows: '3', readonly: '', 'aria-label': words.embedHtml })
  const embed = element(
    'details',
    { class: 'embed-code' },
    element('summary', {}, words.embed),
    ...(isShared(window.location.href)
      ? [
          element('p', { class: 'note' }, words.embedNote),
          code,
          copyButton(words.copyHtml, () => code.value),
        ]
      : [element('p', { class: 'note' }, words.embedLocal)]),
  )
  machine.append(
    controls.node,
    element('div', { class: 'machine-more' }, copyLink, embed, breakpoints.node),
    element('p', { class: 'note keys' }, words.keys),
  )
  const end = () => countFrames(trace) - 1
  stepByKeys(place, () => player, { forward: moves.forward, back: moves.back, end })

  const current = (): StepperState => ({ url: input.text(), base: input.base(), at: player.at() })
  // A link has the step, too.
  const write = copyAddressOnClick(copyLink, () => {
    const address = save(writeStepperState(current()))
    embed.hidden = address === null
    if (address === null) return null
    code.value = embedCode(address, `${words.machine}: ${input.text()}`)
    return wholePage(address)
  })
  const saveSoon = saveAfterPause(write)

  function draw(): void {
    const at = player.at()
    const frame = frameAt(trace, at, steps)
    const total = countFrames(trace)
    const said = spoken(frame, at, total)
    strip.show(frame, breakpoints.offsets)
    breakpoints.show(frame.place === null ? null : frame.pointer)
    controls.show(at, total, said)
    renderNow(now, frame, trace, words)
    renderReading(reading, frame)
    renderState(state, frame, trace, words)
    memory.replaceChildren(
      ...(frame.variables.length === 0
        ? []
        : [renderVariables(words.variables, frame.variables, words)]),
      renderVariables(words.record, frame.record, words),
    )
    memory.hidden = frame.record.length === 0
    const goTo = (to: number) => player.goTo(to)
    renderErrors(errors, frame.errors, { at, input: input.text(), goTo }, words)
    if (!player.isPlaying()) announce(said)
    saveSoon()
  }

  function spoken({ place: name, step, words: text }: Frame, at: number, total: number): string {
    const result = trace.href === null ? words.failed : `${words.done} ${trace.href}`
    const what = name === null ? result : `${nameOf(name, step)}: ${text}`
    return `${words.stepOf(at + 1, total)}. ${what}`
  }

  /** Traces what is in the fields. */
  function load(at: number): void {
    const [url, base] = [input.text(), input.base()]
    const isTooLong = url.length + base.length > LONGEST
    trace = isTooLong ? traceUrl('', '') : traceUrl(url, base)
    const isBadBase = !isTooLong && base !== '' && traceUrl(base, '').url === null
    note.textContent = isTooLong ? words.tooLong(LONGEST) : isBadBase ? words.badBase : ''
    stage.hidden = isTooLong
    strip.load(trace)
    breakpoints.load(trace)
    reading.hidden = trace.steps.every(({ host }) => host === undefined)
    player.load(countFrames(trace), at)
  }

  const examples = STEPPER_EXAMPLES.map(
    ({ label, url, base = '' }) => [label[language], () => input.set(url, base)] as const,
  )
  place.replaceChildren(note, stage, examplesBox([exampleGroup(words.examples, examples)]))

  return {
    show(values) {
      load(readStepperState(new Map([...values, ['url', input.text()]]))?.at ?? 0)
      write()
    },
    reread: () => load(0),
  }
}
