import museum from '../../../../examples/site/url-source.json?raw'
import { createCaller } from '../calls/create-caller.ts'
import { createProgress } from '../calls/work-progress.ts'
import { documentationLink } from '../documentation.ts'
import { readLanguage } from '../language.ts'
import type { PageView, ViewContext } from '../page-view.ts'
import { number } from '../plural.ts'
import type { AuditRequest, SiteView } from '../site-audit/audit-site.ts'
import type { SiteCalls } from '../site-audit/messages.ts'
import type { RepairCalls, SiteRepair } from '../site-repair/messages.ts'
import { startWorker as startRepair } from '../site-repair/worker.ts?worker-script'
import { copyAddressOnClick } from '../view/copy.ts'
import { element } from '../view/element.ts'
import { afterPause } from '../view/entry-field.ts'
import type { ChosenFiles } from './chosen-files.ts'
import { createSiteInput } from './input.ts'
import { renderLanguages } from './render-languages.ts'
import { renderPages } from './render-pages.ts'
import { renderProblems } from './render-problems.ts'
import { renderRepair } from './render-repair.ts'
import { FIRST_SITE, readSiteState, type SiteState, writeSiteState } from './state.ts'
import { siteWords } from './words.ts'

/** How many more problems are listed at a time. */
const MORE = 50

/**
 * Draws the view that checks the sitemaps or the database of a site into its place.
 *
 * @public The build makes it the script's global, so no import names it.
 */
export function open({ place, save, startWorker, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = siteWords()
  const worker = createCaller<SiteCalls>(startWorker)
  const repairer = createCaller<RepairCalls>(startRepair)
  /** Files of the visitor, which no link can have. */
  let chosen: ChosenFiles | null = null
  let isMuseum = false
  /** Counts the inputs: results of an earlier one are not shown. */
  let turn = 0

  const input = createSiteInput(words, {
    chosen(files) {
      chosen = files
      isMuseum = false
      input.set('', input.isCanonical())
      write()
      check()
    },
    typed() {
      chosen = null
      isMuseum = false
      write()
      checkSoon()
    },
    museum: () => showState({ text: '', isMuseum: true, canonical: input.isCanonical() }),
    changed() {
      write()
      check()
    },
    failed: (why) => progress.say(why),
  })
  const headline = element('div', { class: 'verdict', id: 'site-headline' })
  const results = element('div', { class: 'site-results' })
  const progress = createProgress(words, input.control, {
    stop() {
      turn++
      worker.stop()
      progress.say(words.stopped)
      markResults(false)
    },
    again: check,
  })

  const current = (): SiteState => ({
    text: input.text(),
    isMuseum,
    canonical: input.isCanonical(),
  })
  const write = copyAddressOnClick(input.copyLink, () => {
    const saved = save(writeSiteState(current()))
    return chosen === null ? saved : null
  })

  /** What is checked; `null` if there is nothing. */
  function requestOf(): AuditRequest | null {
    const canonical = input.isCanonical()
    if (chosen !== null) return { ...chosen, canonical }
    const text = input.text()
    if (!isMuseum && text.trim() === '') return null
    const path = isMuseum ? 'url-source.json' : 'pasted'
    const blob = new Blob([isMuseum ? museum : text])
    return { files: [{ path, blob }], paths: [path], canonical }
  }

  /** Disables results of earlier input, so that they are not mistaken for those of the current input. */
  function markResults(isCurrent: boolean): void {
    for (const result of [headline, results]) result.inert = !isCurrent
  }

  function check(): void {
    turn++
    const own = turn
    const request = requestOf()
    input.say(
      chosen === null ? (isMuseum ? words.museumAbout : '') : chosen.paths.slice(0, 20).join(', '),
    )
    if (request === null) {
      worker.stop()
      progress.hide()
      markResults(true)
      headline.className = 'verdict'
      headline.replaceChildren(element('p', { class: 'note' }, words.empty))
      results.replaceChildren()
      return
    }
    markResults(false)
    // A busy worker would finish the earlier input first.
    if (progress.isBusy()) worker.stop()
    progress.start()
    announce(words.reading)
    worker.call('audit', request, progress.show).then(
      (view) => {
        if (own === turn) show(view, request)
      },
      (error: unknown) => {
        if (own !== turn) return
        const why = error instanceof Error ? error.message : String(error)
        progress.say(words.failed(why))
      },
    )
  }

  const checkSoon = afterPause(250, check)

  function show(view: SiteView, request: AuditRequest): void {
    progress.hide()
    markResults(true)
    const said = `${words.problemCounts(view.severities, view.failures.length)}${words.fullStop}${words.summary({ ...view, entries: view.entries })}`
    renderHeadline(view, said)
    const labelled = (id: string, title: string, children: readonly HTMLElement[]) =>
      element(
        'section',
        { class: 'card', 'aria-labelledby': id },
        element('h2', { id }, title),
        ...children,
      )
    const problems = renderProblems(view, words, {
      more: (kind, from) => worker.call('problems', { kind, from, count: MORE }),
      documentation: (code) =>
        documentationLink(`codes/${code}`, language, window.location.pathname),
    })
    const pages = renderPages(view.matrix, words, (filter, from, count) =>
      worker.call('pages', { filter, from, count }),
    )
    results.replaceChildren(
      labelled('site-problems-title', words.problems, problems),
      ...(view.isRepairable ? [renderRepair(words, () => repair(request), announce)] : []),
      ...(view.matrix.from.length === 0
        ? []
        : [
            labelled(
              'site-languages-title',
              words.languages,
              renderLanguages(view.matrix, words, (value) => number(language, value)),
            ),
          ]),
      ...(view.matrix.to.length === 0 ? [] : [labelled('site-pages-title', words.pages, pages)]),
    )
    announce(said)
  }

  /** Repairs in a worker of its own, whose script is only fetched then. */
  async function repair(request: AuditRequest): Promise<SiteRepair> {
    try {
      return await repairer.call('repair', request)
    } finally {
      repairer.stop()
    }
  }

  function renderHeadline(view: SiteView, said: string): void {
    const { error, warning } = view.severities
    const isBad = error + view.failures.length > 0
    const mood = isBad ? 'failed' : warning > 0 ? 'warned' : 'parsed'
    headline.className = `verdict ${mood}`
    const seconds = number(language, Math.round(view.milliseconds / 10) / 100)
    headline.replaceChildren(
      element(
        'p',
        { class: 'verdict-head' },
        element(
          'span',
          { class: 'sign', 'aria-hidden': 'true' },
          isBad ? '✕' : warning > 0 ? '!' : '✓',
        ),
        element('strong', {}, said),
      ),
      element('p', { class: 'note' }, words.took(seconds)),
    )
  }

  function showState(state: SiteState): void {
    chosen = null
    isMuseum = state.isMuseum
    input.set(state.text, state.canonical)
    write()
    check()
  }

  place.lang = language
  place.replaceChildren(input.node, progress.node, headline, results)

  let isFirst = true
  return {
    show(values) {
      const state = readSiteState(values)
      if (state !== null) showState(state)
      else if (isFirst) showState(FIRST_SITE)
      isFirst = false
    },
  }
}
