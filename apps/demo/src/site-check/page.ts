import museum from '../../../../examples/site/url-source.json?raw'
import { createCaller } from '../calls/create-caller.ts'
import { createProgress } from '../calls/work-progress.ts'
import type { FolderView } from '../folder-audit/audit-folder.ts'
import type { FolderCalls } from '../folder-audit/messages.ts'
import { startWorker as startFolderAudit } from '../folder-audit/worker.ts?worker-script'
import { readLanguage } from '../language.ts'
import { number } from '../plural.ts'
import type { AuditRequest, SiteView } from '../site-audit/audit-site.ts'
import type { SiteCalls } from '../site-audit/messages.ts'
import { startWorker } from '../site-audit/worker.ts?worker-script'
import type { RepairCalls, SiteRepair } from '../site-repair/messages.ts'
import { startWorker as startRepair } from '../site-repair/worker.ts?worker-script'
import { documentedAt } from '../view/documented.ts'
import { element } from '../view/element.ts'
import { afterPause } from '../view/entry-field.ts'
import type { ChosenFiles } from './chosen-files.ts'
import { folderLines, renderFolder } from './render-folder.ts'
import { renderHeadline, resultCard } from './render-headline.ts'
import { renderLanguages } from './render-languages.ts'
import { renderPages } from './render-pages.ts'
import { type ProblemActions, renderProblems } from './render-problems.ts'
import { renderRepair } from './render-repair.ts'
import type { SiteState } from './state.ts'
import { siteWords } from './words.ts'

/** Its database, with the form that the configuration beside it chooses. */
const MUSEUM = museum.replace('{', '{ "canonical": "seo",')

/** How many more problems are listed at a time. */
const MORE = 50
/** Of files and folders that were chosen together. */
const MOST_NAMES = 20

/** What the check of a site needs of the tab that it is in. */
export interface SiteContext {
  readonly place: HTMLElement
  /** Gets the focus when the button that had it disappears. */
  readonly control: HTMLElement
  readonly announce: (text: string) => void
  /** A visitor wants URLs checked that are not in canonical form, or no longer. */
  readonly changed: (isCanonical: boolean) => void
}

/** What is checked: pasted text, the example, or files. */
export interface SiteSubject extends SiteState {
  readonly chosen: ChosenFiles | null
}

/** The results of the check of a site. */
export interface SitePart {
  /** Checks something, after a pause. */
  check(subject: SiteSubject): void
  stop(): void
  /** A dropped folder is listed. */
  listing(files: number, stop: () => void): void
  /** Says why there is nothing to check. */
  say(why: string): void
}

/** Draws what is wrong with sitemaps, a database or the built pages of a site into its place. */
export function createSitePart({ place, control, announce, changed }: SiteContext): SitePart {
  const language = readLanguage(window.location.search)
  const words = siteWords()
  const worker = createCaller<SiteCalls>(startWorker)
  const repairer = createCaller<RepairCalls>(startRepair)
  const auditor = createCaller<FolderCalls>(startFolderAudit)
  let subject: SiteSubject = { text: '', isMuseum: false, canonical: false, chosen: null }
  /** Counts the inputs: results of an earlier one are not shown. */
  let turn = 0
  /** Ends the reading of a folder that was dropped. */
  let stopListing = () => {}

  const canonical = element('input', { type: 'checkbox', id: 'site-canonical' })
  canonical.addEventListener('change', () => changed(canonical.checked))
  const canonicalChoice = element(
    'div',
    { class: 'site-choice' },
    element('p', { class: 'checks' }, element('label', {}, canonical, words.canonical)),
  )
  const about = element('p', { class: 'chosen note' })
  const headline = element('div', { class: 'verdict', id: 'site-headline' })
  const results = element('div', { class: 'site-results' })
  const progress = createProgress(words, control, {
    stop() {
      giveUp()
      progress.say(words.stopped)
    },
    again: check,
  })

  /** What is checked; `null` if there is nothing. */
  function requestOf(): AuditRequest | null {
    const { text, isMuseum, canonical, chosen } = subject
    if (chosen !== null) return { ...chosen, canonical }
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
    const { chosen, isMuseum } = subject
    if (chosen === null) {
      about.textContent = isMuseum ? words.museumAbout : ''
      return
    }
    const names = chosen.paths.slice(0, MOST_NAMES).join(', ')
    about.textContent = isSite ? words.auditedAsPages(names) : words.checkedAsData(names)
  }

  function check(): void {
    giveUp()
    const own = turn
    const request = requestOf()
    const site = subject.chosen?.site ?? null
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

  const actionsOf = (more: ProblemActions['more']): ProblemActions => ({
    more,
    documentation: (code) => documentedAt('codes', code),
  })

  const took = (milliseconds: number) =>
    words.took(number(language, Math.round(milliseconds / 10) / 100))

  function showFolder(view: FolderView, folder: string): void {
    progress.hide()
    markResults(true)
    const lines = folderLines(view, folder, words)
    renderHeadline(headline, view, [...lines, took(view.milliseconds)])
    const actions = actionsOf((kind, from) => auditor.call('problems', { kind, from, count: MORE }))
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
    const isClean = view.kinds.length + view.failures.length === 0
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
      ...(isClean ? [] : [element('p', { class: 'note' }, words.notFetched)]),
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

  place.lang = language
  place.replaceChildren(about, headline, progress.node, canonicalChoice, results)
  return {
    check(next) {
      subject = next
      canonical.checked = next.canonical
      // Only a database has a canonical form to keep to, and XML is none.
      canonicalChoice.hidden = next.text.slice(0, 1000).trimStart().startsWith('<')
      if (next.text.length > 0) checkSoon()
      else check()
    },
    stop: giveUp,
    listing(count, stop) {
      if (count === 0) {
        giveUp()
        announce(words.reading)
      }
      stopListing = stop
      progress.start(words.listing(count))
    },
    say(why) {
      progress.say(why)
      announce(why)
    },
  }
}
