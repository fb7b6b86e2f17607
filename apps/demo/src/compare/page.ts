import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { afterPause, exampleGroup, examplesBox, urlField } from '../view/entry-field.ts'
import { stopAtFirst, toolbar } from '../view/toolbar.ts'
import { choiceForm } from './choices.ts'
import { FIRST_PAIR, PAIR_GROUPS } from './examples.ts'
import { compareView } from './model.ts'
import { type CompareActions, renderFamilies, renderHeadline, renderPanel } from './render.ts'
import { type CompareState, readCompareHash, writeCompareHash } from './state.ts'

/** Above this length the page waits for a pause in typing. */
const LONG_INPUT = 5000

/**
 * Draws the view that compares two URLs into its place.
 *
 * @public The build makes it the script's global, so no import names it.
 */
export function open({ place, save, announce }: ViewContext): PageView {
  const copyLink = element('button', { type: 'button' }, 'Copy link')
  const swap = element('button', { type: 'button', class: 'quiet' }, 'Swap')
  const a = urlField('compare-a', 'First URL', 'http://example.com:80/', [swap])
  const b = urlField('compare-b', 'Second URL', 'http://example.com/', [copyLink])
  const choices = choiceForm()
  const headline = element('div', { class: 'verdict', id: 'compare-headline' })
  const panel = toolbar(element('div', { class: 'panel', 'aria-label': 'All methods' }))
  const columns = [element('div', { class: 'side' }), element('div', { class: 'side' })] as const
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
      rung.open = true
      rung.querySelector('summary')?.focus()
      rung.scrollIntoView({ block: 'center' })
    },
    choose: (choice) => choices.reveal(choice),
  }

  const current = (): CompareState => ({ a: a.input.value, b: b.input.value, ...choices.read() })
  const write = copyAddressOnClick(copyLink, () => save(writeCompareHash(current())))
  const saveSoon = afterPause(200, write)

  function render(): void {
    const view = compareView(current())
    renderHeadline(headline, view)
    renderPanel(panel, view, actions)
    stopAtFirst(panel)
    renderFamilies(columns, view, actions)
    announce(view.summary)
  }
  const renderSoon = afterPause(150, render)

  function changed(): void {
    if (a.input.value.length + b.input.value.length > LONG_INPUT) renderSoon()
    else render()
    saveSoon()
  }

  function showState(state: CompareState): void {
    a.set(state.a)
    b.set(state.b)
    choices.write(state)
    render()
    write()
  }

  swap.addEventListener('click', () => {
    const { value } = a.input
    a.set(b.input.value)
    b.set(value)
    changed()
  })
  a.input.addEventListener('input', changed)
  b.input.addEventListener('input', changed)
  choices.node.addEventListener('input', changed)

  const examples = PAIR_GROUPS.map(({ title, pairs }) =>
    exampleGroup(
      title,
      pairs.map(({ label, state }) => [label, () => showState(state)] as const),
    ),
  )
  place.replaceChildren(
    element(
      'section',
      { class: 'card entry', 'aria-label': 'Input' },
      element('div', { class: 'pair' }, a.node, b.node),
      headline,
      panel,
      choices.node,
      examplesBox(examples),
    ),
    element('div', { class: 'columns' }, ...columns),
  )

  let isFirst = true
  return {
    show(hash) {
      const state = readCompareHash(hash)
      if (state !== null) showState(state)
      else if (isFirst) showState(FIRST_PAIR)
      isFirst = false
    },
  }
}
