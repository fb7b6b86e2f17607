import museum from '../../../../examples/site/url-source.json?raw'
import { createCaller } from '../calls/create-caller.ts'
import { createProgress } from '../calls/work-progress.ts'
import { documentationLink } from '../documentation.ts'
import type { FolderView } from '../folder-audit/audit-folder.ts'
import type { FolderCalls } from '../folder-audit/messages.ts'
import { startWorker as startFolderAudit } from '../folder-audit/worker.ts?worker-script'
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
import { folderLines, renderFolder } from './render-folder.ts'
import { renderHeadline, resultCard } from './render-headline.ts'
import { renderLanguages } from './render-languages.ts'
import { renderPages } from './render-pages.ts'
import { type ProblemActions, renderProblems } from './render-problems.ts'
import { renderRepair } from './render-repair.ts'
import { FIRST_SITE, readSiteState, type SiteState, writeSiteState } from './state.ts'
import { siteWords } from './words.ts'

/** Its database, with the form that the configuration beside it chooses. */
const MUSEUM = museum.replace('{', '{ "canonical": "seo",')

/** How many more problems are listed at a time. */
const MORE = 50
/** Longer lists of places in built pages are folded away at first. */
const OPEN_PLACES = 3
/** Of files and folders that were chosen together. */
const MOST_NAMES = 20

/**
 * Draws the view that checks the sitemaps, the database or the built pages of a site into its place.
 *
 * @public The build makes it the script's global, so no import names it.
 */
export function open({ place, save, startWorker, announce }: ViewContext): PageView {
  const language = readLanguage(window.location.search)
  const words = siteWords()
  const worker = createCaller<SiteCalls>(startWorker)
  const repairer = createCaller<RepairCalls>(startRepair)
  const auditor = createCaller<FolderCalls>(startFolderAudit)
  /** Files of the visitor, which no link can have. */
  let chosen: ChosenFiles | null = null
  let isMuseum = false
  /** Counts the inputs: results of an earlier one are not shown. */
  let turn = 0
  /** Ends the reading of a folder that was dropped. */
  let stopListing = () => {}

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
    listing(count, stop) {
      if (count === 0) {
        giveUp()
        announce(words.reading)
      }
      stopListing = stop
      progress.start(words.listing(count))
    },
    failed(why) {
      progress.say(why)
      announce(why)
    },
  })
  const headline = element('div', { class: 'verdict', id: 'site-headline' })
  const results = element('div', { class: 'site-results' })
  const progress = createProgress(words, input.control, {
    stop() {
      giveUp()
      progress.say(words.stopped)
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
    const blob = new Blob([isMuseum ? MUSEUM : text])
    return { files: [{ path, blob }], paths: [path], canonical }
  }

  /** Disables results of earlier input, so that they are not mistaken for those of the current input. */
  function markResults(isCurrent: boolean): void {
    for (const result of [headline, results]) result.inert = !isCurrent
  }

  /** Ends what is under way: a busy worker would finish the earlier input first. */
  function giveUp(): void {
    turn++
    stopListing()
    if (progress.isBusy()) for (const each of [worker, auditor]) each.stop()
    markResults(false)
  }

  /** @param isSite - Whether files are audited as built pages. */
  function sayWhat(isSite: boolean): void {
    if (chosen === null) {
      input.say(isMuseum ? words.museumAbout : '')
      return
    }
    const names = chosen.paths.slice(0, MOST_NAMES).join(', ')
    input.say(isSite ? words.auditedAsPages(names) : words.checkedAsData(names))
  }

  function check(): void {
    giveUp()
    const own = turn
    const request = requestOf()
    const site = chosen?.site ?? null
    sayWhat(site !== null)
    if (request === null) {
      for (const each of [worker, auditor]) each.stop()
      progress.hide()
      markResults(true)
      headline.className = 'verdict'
      headline.replaceChildren(element('p', { class: 'note' }, words.empty))
      results.replaceChildren()
      return
    }
    progress.start()
    announce(words.reading)
    const checking = site === null ? checkData(request, own) : auditPages(request, site, own)
    checking.catch((error: unknown) => {
      if (own !== turn) return
      const why = error instanceof Error ? error.message : String(error)
      progress.say(words.failed(why))
    })
  }

  async function checkData(request: AuditRequest, own: number): Promise<void> {
    const view = await worker.call('audit', request, progress.show)
    if (own === turn) show(view, request)
  }

  /** Audits built pages, in a worker whose script is only fetched then. */
  async function auditPages(request: AuditRequest, folder: string, own: number): Promise<void> {
    const { files } = request
    const view = await auditor.call('audit', { files, folder }, (done, total) =>
      progress.show(done, total, words.filesRead(done, total)),
    )
    if (own !== turn) return
    if (view === null) {
      sayWhat(false)
      await checkData(request, own)
    } else showFolder(view, folder)
  }

  const checkSoon = afterPause(250, check)

  const actionsOf = (more: ProblemActions['more'], openPlaces = 0): ProblemActions => ({
    ...{ more, openPlaces },
    documentation: (code) => documentationLink(`codes/${code}`, language, window.location.pathname),
  })

  const took = (milliseconds: number) =>
    words.took(number(language, Math.round(milliseconds / 10) / 100))

  function showFolder(view: FolderView, folder: string): void {
    progress.hide()
    markResults(true)
    const lines = folderLines(view, folder, words)
    renderHeadline(headline, view, [...lines, took(view.milliseconds)])
    const actions = actionsOf(
      (kind, from) => auditor.call('problems', { kind, from, count: MORE }),
      OPEN_PLACES,
    )
    results.replaceChildren(...renderFolder(view, words, { actions, language }))
    // On a phone, the answer is below what was chosen.
    headline.scrollIntoView({ block: 'nearest' })
    announce(lines.join(words.fullStop))
  }

  function show(view: SiteView, request: AuditRequest): void {
    progress.hide()
    markResults(true)
    const said = `${words.problemCounts(view.severities, view.failures.length)}${words.fullStop}${words.summary({ ...view, entries: view.entries })}`
    renderHeadline(headline, view, [said, took(view.milliseconds)])
    const problems = renderProblems(
      view,
      words,
      actionsOf((kind, from) => worker.call('problems', { kind, from, count: MORE })),
    )
    const pages = renderPages(view.matrix, words, (filter, from, count) =>
      worker.call('pages', { filter, from, count }),
    )
    results.replaceChildren(
      resultCard('site-problems-title', words.problems, problems),
      ...(view.isRepairable ? [renderRepair(words, () => repair(request), announce)] : []),
      ...(view.matrix.from.length === 0
        ? []
        : [
            resultCard(
              'site-languages-title',
              words.languages,
              renderLanguages(
                view.matrix,
                words,
                { about: words.languagesAbout, pair: words.pair },
                (value) => number(language, value),
              ),
            ),
          ]),
      ...(view.matrix.to.length === 0 ? [] : [resultCard('site-pages-title', words.pages, pages)]),
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
