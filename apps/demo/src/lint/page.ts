import { lintPresets } from '@waymark/uri-design'
import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick, type WholeText } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { entryField, exampleGroup, examplesBox } from '../view/entry-field.ts'
import { presetRow } from '../view/preset-row.ts'
import { createReading } from '../view/reading.ts'
import { saveAfterPause } from '../view/save.ts'
import { drawingWords } from '../words/drawing.ts'
import { exampleLabel } from '../words/examples.ts'
import { LINT_EXAMPLES } from './examples.ts'
import { applyEdits, lintView } from './model.ts'
import { type LintActions, renderItems, renderLintHeadline } from './render.ts'
import { FIRST_LINT, type LintState, presetNamed, readLintState, writeLintState } from './state.ts'
import { lintWords } from './words.ts'

/**
 * Draws the view that checks resource URIs into its place.
 *
 * @public The navigation calls it by its name.
 */
export function open({ place, save, startWorker, announce }: ViewContext): PageView {
  const words = lintWords()
  const copyLink = element('button', { type: 'button', class: 'quiet' }, drawingWords().copyLink)
  const field = entryField({
    id: 'lint-uris',
    label: words.uris,
    placeholder: 'db://postgres/mydb/users',
    actions: [copyLink],
    changed,
  })
  field.input.setAttribute('aria-describedby', 'lint-hint')
  const preset = element(
    'select',
    { id: 'lint-preset' },
    ...Object.values(lintPresets).map(({ name }) => element('option', { value: name }, name)),
  )
  const about = element('p', { class: 'note' })
  const headline = element('div', { class: 'verdict', id: 'lint-headline' })
  const items = element('div', { class: 'lint-items' })

  const current = (): LintState => ({ text: field.text(), preset: presetNamed(preset.value) })
  const write = copyAddressOnClick(copyLink, () => save(writeLintState(current())))
  const saveSoon = saveAfterPause(write)

  /** The input that the shown offsets refer to. */
  let shown = ''
  let fixed: () => WholeText = () => ''
  const actions: LintActions = {
    select: field.select,
    fix: (edit) => rewrite(applyEdits(shown, [edit])),
    fixAll: () => void makeAllFixes(),
    canUndo: field.canUndo,
    undo: () => {
      field.undo()
      field.input.focus()
    },
  }

  async function makeAllFixes(): Promise<void> {
    const before = shown
    try {
      const text = await fixed()
      // What was typed meanwhile is not lost.
      if (field.text() === before) rewrite(text)
    } catch {
      // The results belong to an earlier input by now.
    }
  }

  function rewrite(text: string): void {
    field.rewrite(text)
    field.input.focus()
  }

  const reading = createReading({
    name: 'lint',
    atOnce: lintView,
    startWorker,
    results: [headline, items],
    control: field.input,
    announce,
    show(view, whole) {
      shown = field.text()
      fixed = () => whole('fixed')
      renderLintHeadline(headline, view, actions)
      renderItems(items, view, actions)
      announce(`${view.headline}.`)
    },
  })

  function render(): void {
    about.textContent = words.presets[presetNamed(preset.value)]
    reading.read(current(), field.text().length)
  }

  function changed(): void {
    render()
    saveSoon()
  }

  function showState(state: LintState): void {
    field.set(state.text)
    preset.value = state.preset
    render()
    write()
  }

  preset.addEventListener('change', changed)

  place.replaceChildren(
    element(
      'section',
      { class: 'card entry', 'aria-label': drawingWords().input },
      element(
        'div',
        { class: 'single' },
        field.node,
        element('p', { class: 'note', id: 'lint-hint' }, words.hint),
      ),
      presetRow(words.preset, [preset], about),
      reading.node,
      headline,
      examplesBox([
        exampleGroup(
          words.sets,
          LINT_EXAMPLES.map(({ label, text }) => {
            const choose = () => showState({ ...current(), text })
            return [exampleLabel(label), choose] as const
          }),
        ),
      ]),
    ),
    items,
  )

  let isFirst = true
  return {
    show(values) {
      const state = readLintState(values)
      if (state !== null) showState(state)
      else if (isFirst) showState(FIRST_LINT)
      isFirst = false
    },
  }
}
