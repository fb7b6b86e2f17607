import { readLanguage } from '../language.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { exampleGroup, urlField } from '../view/entry-field.ts'
import { saveAfterPause } from '../view/save.ts'
import { createControls, stepByKeys } from './controls.ts'
import { STEPPER_EXAMPLES } from './examples.ts'
import { countFrames, type Frame, frameAt } from './frame.ts'
import { createPlayer } from './player.ts'
import { renderErrors, renderNow, renderState, renderVariables } from './render.ts'
import { FIRST_STEPPED, readStepperState, type StepperState, writeStepperState } from './state.ts'
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
export function open({ place, save, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = stepperWords()
  const steps = stepWords()
  place.lang = language
  const copyLink = element('button', { type: 'button', class: 'quiet copy' }, words.copyLink)
  const url = urlField({
    id: 'stepper-url',
    label: words.url,
    placeholder: 'https://a.example/',
    changed,
  })
  const base = urlField({
    id: 'stepper-base',
    label: words.base,
    placeholder: 'https://a.example/b/',
    changed,
  })
  const note = element('p', { class: 'note', id: 'stepper-note' })
  const strip = createStrip(words)
  const state = element('section', { class: 'card machine-state' })
  const memory = element('section', { class: 'card machine-memory' })
  const errors = element('section', { class: 'card machine-errors' })
  const now = element('p', { class: 'now', 'aria-hidden': 'true' })
  const machine = element(
    'section',
    { class: 'card machine', 'aria-label': words.machine },
    strip.node,
    now,
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
  const player = createPlayer(draw, () => !place.hidden && !document.hidden)
  const controls = createControls(words, () => player)
  // A link has the step, too.
  controls.node.append(copyLink)
  machine.append(controls.node, element('p', { class: 'note keys' }, words.keys))
  stepByKeys(
    place,
    () => player,
    () => countFrames(trace) - 1,
  )

  const current = (): StepperState => ({ url: url.text(), base: base.text(), at: player.at() })
  const write = copyAddressOnClick(copyLink, () => save(writeStepperState(current())))
  const saveSoon = saveAfterPause(write)

  function draw(): void {
    const at = player.at()
    const frame = frameAt(trace, at, steps)
    const total = countFrames(trace)
    const said = spoken(frame, at, total)
    strip.show(frame)
    controls.show(at, total, said)
    renderNow(now, frame, trace, words)
    renderState(state, frame, trace, words)
    memory.replaceChildren(
      ...(frame.variables.length === 0
        ? []
        : [renderVariables(words.variables, frame.variables, words)]),
      renderVariables(words.record, frame.record, words),
    )
    memory.hidden = frame.record.length === 0
    const goTo = (to: number) => player.goTo(to)
    renderErrors(errors, frame.errors, { at, input: url.text(), goTo }, words)
    if (!player.isPlaying()) announce(said)
    saveSoon()
  }

  function spoken({ state: name, step, words: text }: Frame, at: number, total: number): string {
    const result = trace.href === null ? words.failed : `${words.done} ${trace.href}`
    const what = name === null ? result : `${name} ${step ?? ''}: ${text}`
    return `${words.stepOf(at + 1, total)}. ${what}`
  }

  /** Traces what is in the fields. */
  function load(at: number): void {
    const isTooLong = url.text().length + base.text().length > LONGEST
    trace = isTooLong ? traceUrl('', '') : traceUrl(url.text(), base.text())
    const isBadBase = base.text() !== '' && traceUrl(base.text(), '').url === null
    note.textContent = isTooLong ? words.tooLong(LONGEST) : isBadBase ? words.badBase : ''
    stage.hidden = isTooLong
    strip.load(trace)
    player.load(countFrames(trace), at)
  }

  function changed(): void {
    load(0)
  }

  function showState(next: StepperState): void {
    url.set(next.url)
    base.set(next.base)
    load(next.at)
    write()
  }

  const examples = STEPPER_EXAMPLES.map(({ label, url: input, base: against = '' }) => {
    const choose = () => showState({ url: input, base: against, at: 0 })
    return [label[language], choose] as const
  })
  place.replaceChildren(
    element(
      'section',
      { class: 'card entry stepper-entry', 'aria-label': words.input },
      element('h2', { class: 'visually-hidden' }, words.input),
      element('div', { class: 'pair' }, url.node, base.node),
      note,
      exampleGroup(words.examples, examples),
    ),
    stage,
  )

  let isFirst = true
  return {
    show(values) {
      const read = readStepperState(values)
      if (read !== null) showState(read)
      else if (isFirst) showState(FIRST_STEPPED)
      isFirst = false
    },
  }
}
