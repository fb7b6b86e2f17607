import { createCaller } from '../calls/create-caller.ts'
import { createProgress } from '../calls/work-progress.ts'
import { documentationLink } from '../documentation.ts'
import { readLanguage } from '../language.ts'
import {
  LIST_PRESETS,
  type ListState,
  type ListView,
  presetNamed,
} from '../list-groups/group-lines.ts'
import type { ListCalls } from '../list-groups/messages.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import { number } from '../plural.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { afterPause, entryField } from '../view/entry-field.ts'
import { prose } from '../view/prose.ts'
import { saveAfterPause } from '../view/save.ts'
import { saveFile } from '../view/save-file.ts'
import { packageTexts } from '../words/translation.ts'
import { type ListActions, renderGroups, renderRefused, renderShares } from './render.ts'
import { FIRST_LIST, readListState, writeListState } from './state.ts'
import { listWords } from './words.ts'

/**
 * Draws the view that normalises a list of URLs into its place.
 *
 * @public The build makes it the script's global, so no import names it.
 */
export function open({ place, save, startWorker, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = listWords()
  const worker = createCaller<ListCalls>(startWorker)
  const copyLink = element('button', { type: 'button', class: 'quiet' }, words.copyLink)
  const example = element('button', { type: 'button', class: 'quiet' }, words.example)
  const field = entryField({
    id: 'list-urls',
    label: words.urls,
    placeholder: 'https://example.com/',
    actions: [example, copyLink],
    changed,
  })
  const preset = element(
    'select',
    { id: 'list-preset', 'aria-describedby': 'list-about' },
    ...LIST_PRESETS.map(({ name }) => element('option', { value: name }, name)),
  )
  const about = element('p', { class: 'note', id: 'list-about' })
  const headline = element('div', { class: 'verdict', id: 'list-headline' })
  const results = element('div', { class: 'site-results' })
  /** Counts the inputs: results of an earlier one are not shown. */
  let turn = 0

  const progress = createProgress(words, field.input, {
    stop() {
      turn++
      worker.stop()
      progress.say(words.stopped)
    },
    again: group,
  })
  const actions: ListActions = {
    number: (value) => number(language, value),
    documentation: (rule) => documentationLink(`rules/${rule}`, language, window.location.pathname),
  }

  const current = (): ListState => ({ text: field.text(), preset: preset.value })
  const write = copyAddressOnClick(copyLink, () => save(writeListState(current())))
  const saveSoon = saveAfterPause(write)

  function group(): void {
    turn++
    const own = turn
    const state = current()
    const chosen = presetNamed(state.preset)
    about.replaceChildren(prose((packageTexts()?.preset(chosen) ?? chosen).summary))
    // A busy worker would finish the earlier input first.
    if (progress.isBusy()) worker.stop()
    if (state.text.trim() === '') {
      progress.hide()
      headline.replaceChildren(element('p', { class: 'note' }, words.empty))
      results.replaceChildren()
      return
    }
    for (const result of [headline, results]) result.inert = true
    progress.start()
    worker.call('group', state, progress.show).then(
      (view) => {
        if (own === turn) show(view)
      },
      (error: unknown) => {
        if (own !== turn) return
        progress.say(words.failed(error instanceof Error ? error.message : String(error)))
      },
    )
  }

  const groupSoon = afterPause(200, group)

  function show(view: ListView): void {
    progress.hide()
    for (const result of [headline, results]) result.inert = false
    const summary = words.summary(view.lines, view.spellings, view.forms)
    const said = view.refused === 0 ? summary : `${summary} ${words.refused(view.refused)}`
    const seconds = number(language, Math.round(view.milliseconds / 10) / 100)
    headline.replaceChildren(
      element('p', { class: 'verdict-head' }, element('strong', {}, said)),
      element('p', { class: 'note' }, words.took(seconds)),
      element(
        'p',
        { class: 'actions' },
        saver(words.saveForms, 'forms', 'normal-forms.txt'),
        saver(words.saveTable, 'table', 'normal-forms.ndjson'),
      ),
    )
    const shares = renderShares(view.shares, words, actions)
    results.replaceChildren(
      ...(shares.length === 0 ? [] : [card('list-rules', words.rules, shares)]),
      card('list-groups', words.groups, renderGroups(view, words)),
      ...(view.refused === 0
        ? []
        : [card('list-refused', words.refusedTitle, [renderRefused(view.refusedFirst)])]),
    )
    announce(said)
  }

  function saver(label: string, what: 'forms' | 'table', name: string): HTMLElement {
    const button = element('button', { type: 'button', class: 'quiet' }, label)
    button.addEventListener('click', () => {
      worker.call('file', what).then(
        (blob) => saveFile(name, blob),
        (error: unknown) => progress.say(words.failed(String(error))),
      )
    })
    return button
  }

  function changed(): void {
    groupSoon()
    saveSoon()
  }

  function showState(state: ListState): void {
    field.set(state.text)
    preset.value = presetNamed(state.preset).name
    group()
    write()
  }

  preset.addEventListener('change', changed)
  example.addEventListener('click', () => showState({ ...current(), text: FIRST_LIST.text }))
  place.lang = language
  place.replaceChildren(
    element(
      'section',
      { class: 'card entry', 'aria-label': words.input },
      element('div', { class: 'single' }, field.node),
      element(
        'div',
        { class: 'preset-row' },
        element(
          'p',
          { class: 'preset-picker' },
          element('label', { for: 'list-preset' }, words.preset),
          preset,
        ),
        about,
      ),
    ),
    progress.node,
    headline,
    results,
  )

  let isFirst = true
  return {
    show(values) {
      const state = readListState(values)
      if (state !== null) showState(state)
      else if (isFirst) showState(FIRST_LIST)
      isFirst = false
    },
  }
}

function card(id: string, title: string, children: readonly HTMLElement[]): HTMLElement {
  return element(
    'section',
    { class: 'card', 'aria-labelledby': id },
    element('h2', { id }, title),
    ...children,
  )
}
