import type { PageView, ViewContext } from '../page-view.ts'
import { documentedMore } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { exampleGroup, examplesBox } from '../view/entry-field.ts'
import { presetRow } from '../view/preset-row.ts'
import { createReading } from '../view/reading.ts'
import { saveAfterPause } from '../view/save.ts'
import { reachable } from '../view/scroller.ts'
import { exampleLabel } from '../words/examples.ts'
import { RULES_EXAMPLES } from './examples.ts'
import { findPreset, presetList, type RulesView, rulesView, toggle } from './model.ts'
import { renderResult, renderTrace } from './render.ts'
import { FIRST_RULES, type RulesState, readRulesState, writeRulesState } from './state.ts'
import { switchList } from './switches.ts'
import { rulesWords } from './words.ts'

/**
 * Draws the view in which rules are switched into its place.
 *
 * @public The navigation calls it by its name.
 */
export function open({ place, input, save, startWorker, announce }: ViewContext): PageView {
  const words = rulesWords()
  let state = FIRST_RULES
  const preset = element(
    'select',
    { id: 'rules-preset' },
    ...presetList.map(({ name }) => element('option', { value: name }, name)),
  )
  const about = element('p', { class: 'note', id: 'rules-preset-about' })
  const reset = element('button', { type: 'button', class: 'quiet' }, words.reset)
  const result = element('div', { class: 'verdict', id: 'rules-result' })
  const trace = element('div', { id: 'rules-trace' })
  const count = element('span', { class: 'share' })
  const models = [
    ['whatwg', words.asParsed],
    ['rfc3986', words.asWritten],
  ] as const
  const modelRadios = models.map(([value]) =>
    element('input', { type: 'radio', name: 'rules-model', value }),
  )
  const modelChoice = element(
    'fieldset',
    { class: 'segmented' },
    element('legend', {}, words.applyTo),
    ...models.map(([, label], i) =>
      element('label', {}, modelRadios[i]!, element('span', {}, label)),
    ),
  )

  const switches = switchList(rulesView(state).switches, {
    toggle: (rule) => change(toggle(state, rule)),
    set: (name, value) => {
      const { [name]: _, ...others } = state.settings
      change({ ...state, settings: value === null ? others : { ...others, [name]: value } })
    },
  })

  const write = () => save(writeRulesState(state))
  const saveSoon = saveAfterPause(write)

  const reading = createReading({
    name: 'rules',
    atOnce: (next) => rulesView(next),
    startWorker,
    results: [result, trace],
    control: preset,
    announce,
    show(view, whole) {
      showSwitches(view)
      renderResult(result, view.result, () => whole('url'))
      renderTrace(trace, view)
      announce(view.summary)
    },
  })

  const editing = element(
    'details',
    { class: 'card edit-rules', id: 'rules-edit' },
    element('summary', {}, element('h2', {}, `${words.rules} `, count)),
    element('p', { class: 'note' }, words.order),
    switches.node,
  )

  function showSwitches(view: RulesView): void {
    preset.value = view.preset.name
    about.replaceChildren(
      view.preset.isWhole ? `${view.preset.summary} ${words.wholePreset}` : view.preset.summary,
      documentedMore('presets', view.preset.name),
    )
    reset.disabled = !view.preset.isChanged
    for (const radio of modelRadios) {
      radio.checked = radio.value === view.model
      radio.disabled = view.preset.isWhole
    }
    const on = view.switches.filter((each) => each.on).length
    count.textContent = view.preset.isWhole ? '' : words.rulesOn(on, view.switches.length)
    switches.update(view.switches)
  }

  function render(): void {
    const settings = Object.values(state.settings)
    const length = settings.reduce((sum, each) => sum + each.length, state.input.length)
    if (!reading.read(state, length)) showSwitches(rulesView({ ...state, input: '' }))
  }

  function change(next: RulesState): void {
    state = next
    render()
    saveSoon()
  }

  function showState(next: RulesState): void {
    state = { ...next, input: input.text(), preset: findPreset(next.preset).name }
    // What somebody has chosen is in sight.
    if (next.toggled.length + Object.keys(next.settings).length > 0) editing.open = true
    render()
    write()
  }

  preset.addEventListener('change', () => {
    change({ input: state.input, preset: preset.value, toggled: [], model: null, settings: {} })
  })
  for (const radio of modelRadios) {
    radio.addEventListener('change', () => {
      const own = findPreset(state.preset).options.model ?? 'whatwg'
      const model = radio.value === 'rfc3986' ? 'rfc3986' : 'whatwg'
      change({ ...state, model: model === own ? null : model })
    })
  }
  reset.addEventListener('click', () => {
    change({ ...state, toggled: [], model: null, settings: {} })
  })

  place.replaceChildren(
    element(
      'div',
      { class: 'card entry' },
      presetRow(words.preset, [preset, reset], modelChoice),
      about,
      reading.node,
      result,
      examplesBox([
        exampleGroup(
          words.urls,
          RULES_EXAMPLES.map(
            ({ label, input: text }) => [exampleLabel(label), () => input.set(text)] as const,
          ),
        ),
      ]),
    ),
    element(
      'div',
      { class: 'columns' },
      reachable(
        element(
          'section',
          { class: 'card trace-card', 'aria-labelledby': 'rules-trace-title' },
          element('h2', { id: 'rules-trace-title' }, words.stepByStep),
          trace,
        ),
      ),
      editing,
    ),
  )

  return {
    show(values) {
      const isEmpty = [...values.keys()].every((name) => name === 'view')
      showState(isEmpty ? state : readRulesState(values))
    },
    reread: () => change({ ...state, input: input.text() }),
  }
}
