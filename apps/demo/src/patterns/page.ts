import { createCaller } from '../calls/create-caller.ts'
import { createProgress } from '../calls/work-progress.ts'
import { readLanguage } from '../language.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import type { PatternState, PatternView } from '../pattern-match/match-patterns.ts'
import type { PatternCalls } from '../pattern-match/messages.ts'
import { copyAddressOnClick } from '../view/copy.ts'
import { documentedAt } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { afterPause, entryField, exampleGroup, examplesBox } from '../view/entry-field.ts'
import { saveAfterPause } from '../view/save.ts'
import { drawingWords } from '../words/drawing.ts'
import { renderRows, renderSide } from './render.ts'
import { PATTERN_EXAMPLES, readPatternState, writePatternState } from './state.ts'
import { patternWords } from './words.ts'

/** For one match of all URLs, in milliseconds. */
const PATIENCE = 3000

/**
 * Draws the view that holds a URLPattern and a URI template against many URLs into its place.
 *
 * @public The build makes it the script's global, so no import names it.
 */
export function open({ place, save, startWorker, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = patternWords()
  const worker = createCaller<PatternCalls>(startWorker)
  const copyLink = element('button', { type: 'button', class: 'quiet' }, words.copyLink)
  const field = (id: string, label: string, placeholder: string, actions: HTMLElement[] = []) =>
    entryField({ id, label, placeholder, actions, changed })
  const pattern = field('patterns-pattern', words.pattern, 'https://:shop.example/books/:id')
  const template = field('patterns-template', words.template, 'https://{shop}.example/books/{id}')
  const urls = field('patterns-urls', words.urls, 'https://my.example/books/12', [copyLink])
  const ignoreCase = element('input', { type: 'checkbox', id: 'patterns-case' })
  const summary = element('div', { class: 'verdict', id: 'patterns-summary' })
  const patternSide = element('section', { class: 'card', 'aria-label': words.pattern })
  const templateSide = element('section', { class: 'card', 'aria-label': words.template })
  const rows = element('section', { class: 'card rows-card', 'aria-label': words.results })
  /** Counts the inputs: results of an earlier one are not shown. */
  let turn = 0
  let overdue = 0

  const progress = createProgress(words, urls.input, {
    stop: () => giveUp(words.stopped),
    again: match,
  })

  function giveUp(why: string): void {
    turn++
    window.clearTimeout(overdue)
    worker.stop()
    // Results of earlier input would be next to what is known about this one.
    summary.hidden = true
    rows.hidden = true
    progress.say(why)
    announce(why)
  }

  const current = (): PatternState => ({
    pattern: pattern.text(),
    template: template.text(),
    urls: urls.text(),
    ignoreCase: ignoreCase.checked,
  })
  const write = copyAddressOnClick(copyLink, () => save(writePatternState(current())))
  const saveSoon = saveAfterPause(write)

  function match(): void {
    turn++
    const own = turn
    window.clearTimeout(overdue)
    for (const result of [summary, rows]) result.inert = true
    if (progress.isBusy()) worker.stop()
    progress.start()
    const state = current()
    // What is wrong with a slow expression is known before it is tried.
    worker
      .call('match', { ...state, urls: '' })
      .then((view) => {
        if (own === turn) {
          showSides(view)
          // The worker is there: what takes long now is a regular expression.
          overdue = window.setTimeout(() => giveUp(words.tooSlow), PATIENCE)
        }
        return worker.call('match', state)
      })
      .then(
        (view) => {
          if (own === turn) show(view)
        },
        (error: unknown) => {
          if (own === turn) giveUp(words.failed(error instanceof Error ? error.message : ''))
        },
      )
  }

  const matchSoon = afterPause(120, match)

  /** Draws what is known without the URLs. */
  function showSides(view: PatternView): void {
    const documentation = (code: string) => documentedAt('codes', code)
    for (const [target, side, title, own] of [
      [patternSide, view.pattern, words.pattern, pattern],
      [templateSide, view.template, words.template, template],
    ] as const) {
      // Spaces around a pattern are not a part of it.
      const lead = own.text().length - own.text().trimStart().length
      const select = (start: number, end: number) => own.select(start + lead, end + lead)
      target.inert = false
      target.replaceChildren(...renderSide(side, { title, words }, { select, documentation }))
      own.input.setAttribute('aria-invalid', String(side.kind === 'wrong'))
    }
  }

  function show(view: PatternView): void {
    window.clearTimeout(overdue)
    progress.hide()
    showSides(view)
    for (const result of [summary, rows]) result.inert = false
    rows.replaceChildren(...renderRows(view, words))
    rows.hidden = view.rows.length === 0
    const said = summaryOf(view)
    summary.hidden = said === ''
    summary.replaceChildren(element('p', { class: 'verdict-head' }, element('strong', {}, said)))
    announce(said)
  }

  function summaryOf({ pattern: one, template: other, urls: all, differ }: PatternView): string {
    if (all === 0) return ''
    const sides = [
      ...(one.kind === 'ready' ? [words.sideMatches(words.pattern, one.matched, all)] : []),
      ...(other.kind === 'ready' ? [words.sideMatches(words.template, other.matched, all)] : []),
    ]
    return [...sides, ...(differ === null ? [] : [words.differ(differ)])].join(drawingWords().space)
  }

  function changed(): void {
    matchSoon()
    saveSoon()
  }

  function showState(state: PatternState): void {
    pattern.set(state.pattern)
    template.set(state.template)
    urls.set(state.urls)
    ignoreCase.checked = state.ignoreCase
    match()
    write()
  }

  ignoreCase.addEventListener('change', changed)
  place.lang = language
  place.replaceChildren(
    element(
      'section',
      { class: 'card entry', 'aria-label': words.input },
      element('div', { class: 'pair' }, pattern.node, template.node),
      element('div', { class: 'single' }, urls.node),
      element('p', { class: 'checks' }, element('label', {}, ignoreCase, words.ignoreCase)),
    ),
    progress.node,
    summary,
    examplesBox([
      exampleGroup(
        words.sets,
        PATTERN_EXAMPLES.map(
          (state, i) => [words.exampleNames[i]!, () => showState(state)] as const,
        ),
      ),
    ]),
    element('div', { class: 'columns' }, patternSide, templateSide),
    rows,
  )

  let isFirst = true
  return {
    show(values) {
      const state = readPatternState(values)
      if (state !== null) showState(state)
      else if (isFirst) showState(PATTERN_EXAMPLES[0]!)
      isFirst = false
    },
  }
}
