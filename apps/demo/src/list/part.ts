import { createCaller } from '../calls/create-caller.ts'
import { createProgress } from '../calls/work-progress.ts'
import type { Pairs } from '../hash.ts'
import { readLanguage } from '../language.ts'
import {
  LIST_PRESETS,
  type ListState,
  type ListView,
  presetNamed,
} from '../list-groups/group-lines.ts'
import type { ListCalls } from '../list-groups/messages.ts'
import { startWorker } from '../list-groups/worker.ts?worker-script'
import { number } from '../plural.ts'
import { documentedAt, documentedMore } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { afterPause } from '../view/entry-field.ts'
import { presetRow } from '../view/preset-row.ts'
import { prose } from '../view/prose.ts'
import { saveFile } from '../view/save-file.ts'
import { drawingWords } from '../words/drawing.ts'
import { packageTexts } from '../words/translation.ts'
import { type ListActions, renderGroups, renderRefused, renderShares } from './render.ts'
import { FIRST_LIST, writeListState } from './state.ts'
import { listWords } from './words.ts'

/** What the results of a list need of the tab that they are in. */
export interface ListContext {
  readonly place: HTMLElement
  readonly text: () => string
  /** Gets the focus when the button that had it disappears. */
  readonly control: HTMLElement
  readonly announce: (text: string) => void
  /** A visitor has chosen another preset. */
  readonly changed: () => void
}

/** The results of a list of URLs, under a preset. */
export interface ListPart {
  /** Groups the text, after a pause. */
  group(): void
  stop(): void
  setPreset(name: string): void
  /** The state of the list as a link has it. */
  pairs(): Pairs
}

/** Draws what is the same in a list of URLs into its place. */
export function createListPart({ place, text, control, announce, changed }: ListContext): ListPart {
  const language = readLanguage(window.location.search)
  const words = listWords()
  const worker = createCaller<ListCalls>(startWorker)
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

  const progress = createProgress(words, control, {
    stop() {
      stop()
      progress.say(words.stopped)
    },
    again: group,
  })
  preset.value = presetNamed(FIRST_LIST.preset).name
  const actions: ListActions = {
    number: (value) => number(language, value),
    documentation: (rule) => documentedAt('rules', rule),
  }

  const current = (): ListState => ({ text: text(), preset: preset.value })

  function stop(): void {
    turn++
    worker.stop()
    progress.hide()
  }

  function group(): void {
    turn++
    const own = turn
    const state = current()
    const chosen = presetNamed(state.preset)
    about.replaceChildren(
      prose((packageTexts()?.preset(chosen) ?? chosen).summary),
      documentedMore('presets', chosen.name),
    )
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
    const { notUrls } = view
    const notTaken = view.refused - notUrls
    const said = [
      summary,
      ...(notUrls === 0 ? [] : [words.notUrls(notUrls)]),
      ...(notTaken === 0 ? [] : [words.refused(notTaken)]),
    ].join(drawingWords().space)
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
        : [card('list-refused', words.refusedTitle, [renderRefused(view.refusedFirst, words)])]),
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

  preset.addEventListener('change', () => {
    groupSoon()
    changed()
  })
  place.lang = language
  place.replaceChildren(headline, progress.node, presetRow(words.preset, [preset], about), results)
  return {
    group: groupSoon,
    stop,
    setPreset(name) {
      preset.value = presetNamed(name).name
    },
    pairs: () => writeListState(current()),
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
