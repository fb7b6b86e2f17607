import { lintPresets } from '@waymark/uri-design'
import type { PageView, ViewContext } from '../page-view.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { afterPause, entryField, exampleGroup, examplesBox } from '../view/entry-field.ts'
import { LINT_EXAMPLES } from './examples.ts'
import { applyEdits, lintView } from './model.ts'
import { type LintActions, renderItems, renderLintHeadline } from './render.ts'
import { FIRST_LINT, type LintState, presetNamed, readLintHash, writeLintHash } from './state.ts'

/** Above this length the page waits for a pause in typing. */
const LONG_INPUT = 5000

/**
 * Draws the view that checks resource URIs into its place.
 *
 * @public The build makes it the script's global, so no import names it.
 */
export function open({ place, save, announce }: ViewContext): PageView {
  const copyLink = element('button', { type: 'button' }, 'Copy link')
  const field = entryField('lint-uris', 'Resource URIs, one per line', 'db://postgres/mydb/users', [
    copyLink,
  ])
  field.input.setAttribute('aria-describedby', 'lint-hint')
  const preset = element(
    'select',
    { id: 'lint-preset' },
    ...Object.values(lintPresets).map(({ name }) => element('option', { value: name }, name)),
  )
  const about = element('p', { class: 'note' })
  const headline = element('div', { class: 'verdict', id: 'lint-headline' })
  const items = element('div', { class: 'lint-items' })

  const current = (): LintState => ({ text: field.input.value, preset: presetNamed(preset.value) })
  const write = copyAddressOnClick(copyLink, () => save(writeLintHash(current())))
  const saveSoon = afterPause(200, write)

  /** What each fix made of the text; the last can be undone while the text is as it left it. */
  const fixes: { readonly before: string; readonly after: string }[] = []
  /** The text in which the places of what is shown count. */
  let shown = ''
  const actions: LintActions = {
    select(start, end) {
      field.input.focus()
      field.input.setSelectionRange(start, end)
    },
    rewrite(text) {
      const before = field.input.value
      put(text)
      fixes.push({ before, after: field.input.value })
      changed()
    },
    fix(edit) {
      actions.rewrite(applyEdits(shown, [edit]))
    },
    canUndo: () => fixes.at(-1)?.after === field.input.value,
    undo() {
      if (!actions.canUndo()) return
      put(fixes.pop()!.before)
      changed()
    },
  }

  function put(text: string): void {
    field.set(text)
    field.input.focus()
  }

  function render(): void {
    const state = current()
    const view = lintView(state)
    shown = state.text
    about.textContent = lintPresets[presetNamed(preset.value)].summary
    renderLintHeadline(headline, view, actions)
    renderItems(items, view, actions)
    announce(`${view.headline}.`)
  }
  const renderSoon = afterPause(150, render)

  function changed(): void {
    if (field.input.value.length > LONG_INPUT) renderSoon()
    else render()
    saveSoon()
  }

  function showState(state: LintState): void {
    field.set(state.text)
    preset.value = state.preset
    render()
    write()
  }

  field.input.addEventListener('input', changed)
  field.input.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, shiftKey } = event
    if (key !== 'z' || !(ctrlKey || metaKey) || shiftKey || !actions.canUndo()) return
    // The browser's own undo knows nothing of what a script has written.
    event.preventDefault()
    actions.undo()
  })
  preset.addEventListener('change', changed)

  place.replaceChildren(
    element(
      'section',
      { class: 'card entry', 'aria-label': 'Input' },
      element(
        'div',
        { class: 'single' },
        field.node,
        element(
          'p',
          { class: 'note', id: 'lint-hint' },
          'Templates count as well, and so does the JSON of a server’s resource list.',
        ),
      ),
      element(
        'div',
        { class: 'preset-row' },
        element(
          'p',
          { class: 'preset-picker' },
          element('label', { for: 'lint-preset' }, 'Preset'),
          preset,
        ),
        about,
      ),
      headline,
      examplesBox([
        exampleGroup(
          'Sets',
          LINT_EXAMPLES.map(({ label, text }) => {
            const choose = () => showState({ ...current(), text })
            return [label, choose] as const
          }),
        ),
      ]),
    ),
    items,
  )

  let isFirst = true
  return {
    show(hash) {
      const state = readLintHash(hash)
      if (state !== null) showState(state)
      else if (isFirst) showState(FIRST_LINT)
      isFirst = false
    },
  }
}
