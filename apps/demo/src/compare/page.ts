import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { exampleGroup, examplesBox, urlField } from '../view/entry-field.ts'
import { createReading } from '../view/reading.ts'
import { saveAfterPause } from '../view/save.ts'
import { stopAtFirst, toolbar } from '../view/toolbar.ts'
import { drawingWords } from '../words/drawing.ts'
import { exampleLabel } from '../words/examples.ts'
import { choiceForm } from './choices.ts'
import { FIRST_PAIR, PAIR_GROUPS } from './examples.ts'
import { lampNames } from './lamp-names.ts'
import { compareView } from './model.ts'
import {
  type CompareActions,
  renderFamilies,
  renderHeadline,
  renderPanel,
  renderTally,
} from './render.ts'
import { type CompareState, readCompareState, writeCompareState } from './state.ts'
import { compareWords } from './words.ts'

/**
 * Draws the view that compares two URLs into its place.
 *
 * @public The navigation calls it by its name.
 */
export function open({ place, save, startWorker, announce }: ViewContext): PageView {
  const words = compareWords()
  const copyLink = element('button', { type: 'button', class: 'quiet' }, drawingWords().copyLink)
  const swap = element('button', { type: 'button', class: 'quiet' }, words.swap)
  const a = urlField({
    id: 'compare-a',
    label: words.firstUrl,
    placeholder: 'http://example.com:80/',
    actions: [swap],
    changed,
  })
  const b = urlField({
    id: 'compare-b',
    label: words.secondUrl,
    placeholder: 'http://example.com/',
    actions: [copyLink],
    changed,
  })
  const choices = choiceForm(changed)
  const headline = element('div', { class: 'verdict', id: 'compare-headline' })
  const panel = toolbar(element('div', { class: 'panel', 'aria-label': words.allMethods }))
  const columns = [element('div', { class: 'side' }), element('div', { class: 'side' })] as const
  const tally = element('p', { class: 'tally' })
  const definitions = element(
    'details',
    { class: 'definitions', id: 'compare-definitions' },
    element('summary', {}, words.allDefinitions),
    element('div', { class: 'card' }, tally, panel, lampNames(panel), choices.node),
    element('div', { class: 'columns' }, ...columns),
  )
  const opened = new Set<string>()

  const actions: CompareActions = {
    isOpen: (method) => opened.has(method),
    setOpen: (method, isOpen) => {
      if (isOpen) opened.add(method)
      else opened.delete(method)
    },
    reveal: (method) => {
      const rung = place.querySelector(`[data-method="${CSS.escape(method)}"] details`)
      if (!(rung instanceof HTMLDetailsElement)) return
      definitions.open = true
      rung.open = true
      rung.querySelector('summary')?.focus()
      rung.scrollIntoView({ block: 'center' })
    },
    choose: (choice) => choices.reveal(choice),
  }

  const current = (): CompareState => ({ a: a.text(), b: b.text(), ...choices.read() })
  const write = copyAddressOnClick(copyLink, () => save(writeCompareState(current())))
  const saveSoon = saveAfterPause(write)

  const reading = createReading({
    name: 'compare',
    atOnce: compareView,
    startWorker,
    results: [headline, tally, panel, ...columns],
    control: a.input,
    announce,
    show(view) {
      renderHeadline(headline, view)
      renderTally(tally, view)
      renderPanel(panel, view, actions)
      stopAtFirst(panel)
      renderFamilies(columns, view, actions)
      announce(view.summary)
    },
  })

  function render(): void {
    const state = current()
    reading.read(state, state.a.length + state.b.length + state.base.length)
  }

  function changed(): void {
    render()
    saveSoon()
  }

  function showState(state: CompareState): void {
    a.set(state.a)
    b.set(state.b)
    choices.write(state)
    // What somebody has chosen is in sight.
    if (choices.node.open) definitions.open = true
    render()
    write()
  }

  swap.addEventListener('click', () => {
    const text = a.text()
    a.set(b.text())
    b.set(text)
    changed()
  })
  const examples = PAIR_GROUPS.map(({ title, pairs }) =>
    exampleGroup(
      exampleLabel(title),
      pairs.map(({ label, state }) => [exampleLabel(label), () => showState(state)] as const),
    ),
  )
  place.replaceChildren(
    element(
      'section',
      { class: 'card entry', 'aria-label': drawingWords().input },
      element('div', { class: 'pair' }, a.node, b.node),
      reading.node,
      headline,
      examplesBox(examples),
    ),
    definitions,
  )

  let isFirst = true
  return {
    show(values) {
      const state = readCompareState(values)
      if (state !== null) showState(state)
      else if (isFirst) showState(FIRST_PAIR)
      isFirst = false
    },
  }
}
