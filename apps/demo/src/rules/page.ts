import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { exampleGroup, examplesBox, urlField } from '../view/entry-field.ts'
import { createReading } from '../view/reading.ts'
import { saveAfterPause } from '../view/save.ts'
import { reachable } from '../view/scroller.ts'
import { drawingWords } from '../words/drawing.ts'
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
export function open({ place, save, startWorker, announce }: ViewContext): PageView {
  const words = rulesWords()
  let state = FIRST_RULES
  const copyLink = element('button', { type: 'button', class: 'quiet' }, drawingWords().copyLink)
  const url = urlField({
    id: 'rules-url',
    label: 'URL',
    placeholder: 'https://example.com/path?query#fragment',
    actions: [copyLink],
    changed: () => change({ ...state, input: url.text() }),
  })
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

  const write = copyAddressOnClick(copyLink, () => save(writeRulesState(state)))
  const saveSoon = saveAfterPause(write)

  const reading = createReading({
    name: 'rules',
    atOnce: (next) => rulesView(next),
    startWorker,
    results: [result, trace],
    control: url.input,
    announce,
    show(view, whole) {
      showSwitches(view)
      renderResult(result, view.result, () => whole('url'))
      renderTrace(trace, view)
      announce(view.summary)
    },
  })

  function showSwitches(view: RulesView): void {
    preset.value = view.preset.name
    about.textContent = view.preset.isWhole
      ? `${view.preset.summary} ${words.wholePreset}`
      : view.preset.summary
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
    const length = settings.reduce((sum, each) => sum + each.length, url.text().length)
    if (!reading.read(state, length)) showSwitches(rulesView({ ...state, input: '' }))
  }

  function change(next: RulesState): void {
    state = next
    render()
    saveSoon()
  }

  function showState(next: RulesState): void {
    state = { ...next, preset: findPreset(next.preset).name }
    url.set(state.input)
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
      'section',
      { class: 'card entry', 'aria-label': drawingWords().input },
      element('div', { class: 'single' }, url.node),
      element(
        'div',
        { class: 'preset-row' },
        element(
          'p',
          { class: 'preset-picker' },
          element('label', { for: 'rules-preset' }, words.preset),
          preset,
          reset,
        ),
        modelChoice,
      ),
      about,
      reading.node,
      result,
      examplesBox([
        exampleGroup(
          words.urls,
          RULES_EXAMPLES.map(
            ({ label, input }) =>
              [exampleLabel(label), () => showState({ ...state, input })] as const,
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
      element(
        'section',
        { class: 'card', 'aria-labelledby': 'rules-switches-title' },
        element('h2', { id: 'rules-switches-title' }, `${words.rules} `, count),
        element('p', { class: 'note' }, words.order),
        switches.node,
      ),
    ),
  )

  let isFirst = true
  return {
    show(values) {
      const next = readRulesState(values)
      if (next !== null) showState(next)
      else if (isFirst) showState(FIRST_RULES)
      isFirst = false
    },
  }
}
