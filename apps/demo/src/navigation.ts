import { lengthOf, type Pairs, readPairs, type Values, writePairs } from './hash.ts'
import { startWorker as startListWorker } from './list-groups/worker.ts?worker-script'
import type { PageView, ViewName, ViewScript } from './page-view.ts'
import { startWorker as startPatternWorker } from './pattern-match/worker.ts?worker-script'
import { startWorker as startSiteWorker } from './site-audit/worker.ts?worker-script'
import { createStateKeeper, type Entry } from './state-keeper.ts'
import { byId, element } from './view/element.ts'
import { createAnnouncer } from './view/entry-field.ts'
import { drawingWords } from './words/drawing.ts'
import { loadTexts } from './words/load.ts'
import { translation } from './words/translation.ts'

interface ViewEntry {
  readonly title: string
  readonly load: (() => Promise<ViewScript>) | null
  /** Starts the view's own worker; without it, the view has the worker of the page. */
  readonly startWorker?: () => Promise<Worker>
}

const VIEWS: Readonly<Record<ViewName, ViewEntry>> = {
  read: { title: 'See how a URL is parsed', load: null },
  compare: {
    title: 'See which methods call two URLs equal',
    load: () => import('./compare/page.ts'),
  },
  rules: { title: 'See what each rule does to a URL', load: () => import('./rules/page.ts') },
  lint: { title: 'See what is wrong with resource URIs', load: () => import('./lint/page.ts') },
  stepper: { title: 'Watch the URL Standard parse', load: () => import('./stepper/page.ts') },
  hosts: { title: 'Take a host apart', load: () => import('./hosts/page.ts') },
  site: {
    title: 'Check the sitemaps and the hreflang links of a site',
    load: () => import('./site-check/page.ts'),
    startWorker: startSiteWorker,
  },
  patterns: {
    title: 'See which URLs a pattern matches',
    load: () => import('./patterns/page.ts'),
    startWorker: startPatternWorker,
  },
  sets: { title: 'See what each percent-encode set encodes', load: () => import('./sets/page.ts') },
  list: {
    title: 'See which URLs of a list are the same',
    load: () => import('./list/page.ts'),
    startWorker: startListWorker,
  },
}

const names = Object.keys(VIEWS) as ViewName[]

/** The view that a fragment names; links from before there were views name none. */
export function viewNameOf(hash: string): ViewName {
  const name = readPairs(hash).get('view')
  return names.find((each) => each === name) ?? 'read'
}

/** Browsers truncate or refuse URLs of megabytes; longer states are only kept on the page. */
const LONGEST_HASH = 48_000

/** What leads to a view: its state or, where that is too long, its name, which leaves the view as it is. */
function fragmentOf(view: ViewName, pairs: Pairs): { hash: string; fits: boolean } {
  const short = lengthOf(pairs) <= LONGEST_HASH ? writePairs(pairs) : null
  return short !== null && short.length <= LONGEST_HASH
    ? { hash: `#${short}`, fits: true }
    : { hash: `#view=${view}`, fits: false }
}

/** Switches between the views by the page's URL. */
export interface Navigation {
  /** Shows the view that the page's URL names, now and whenever it changes. */
  start(): Promise<void>
  /**
   * Keeps a view's state in its link, and in the page's URL while the view is shown.
   *
   * @returns The URL that shows the state again; `null` if the state is too long for a URL.
   */
  save(view: ViewName, pairs: Pairs): string | null
  /** Sets the first state of a view that has not been opened yet. */
  suggest(view: ViewName, pairs: Pairs): void
  /** Says what a view shows to those who listen, while it is shown. */
  announce(view: ViewName, text: string): void
}

export function startNavigation(
  showRead: (values: Values) => void,
  startWorker: () => Promise<Worker>,
): Navigation {
  const opened = new Map<ViewName, Promise<PageView>>()
  const saved = new Map<ViewName, Pairs>()
  /** What was saved before a reload and is not shown yet. */
  const restored = new Map<ViewName, Values>()
  const states = createStateKeeper<ViewName>()
  const say = createAnnouncer()
  let current = viewNameOf(window.location.hash)

  const linkOf = (view: ViewName) => byId(`to-${view}`, HTMLAnchorElement)

  function save(view: ViewName, pairs: Pairs): string | null {
    const link = linkOf(view)
    const { hash, fits } = fragmentOf(view, pairs)
    link.href = hash
    saved.set(view, pairs)
    states.keep(saved, view === current ? hash : window.location.hash)
    return fits ? link.href : null
  }

  function announce(view: ViewName, text: string): void {
    if (view === current) say(text)
  }

  function openView(view: ViewName): Promise<PageView> | null {
    const { load, startWorker: startOwn = startWorker } = VIEWS[view]
    const pageView = opened.get(view)
    if (pageView !== undefined || load === null) return pageView ?? null
    const place = byId(`view-${view}`, HTMLElement)
    const opening = Promise.all([load(), loadTexts()]).then(([{ open }]) =>
      open({
        place,
        save: (pairs) => save(view, pairs),
        startWorker: startOwn,
        announce: (text) => announce(view, text),
      }),
    )
    opened.set(view, opening)
    opening.catch(() => {
      opened.delete(view)
      place.replaceChildren(element('p', { class: 'card' }, drawingWords().viewNotLoaded))
    })
    return opening
  }

  function follow(entry: Entry<ViewName>): void {
    const { hash } = window.location
    const previous = current
    current = viewNameOf(hash)
    // What is still to be said of a view that is left is not said.
    if (current !== previous) say('')
    const { title } = translation()?.views[current] ?? VIEWS[current]
    for (const view of names) {
      byId(`view-${view}`, HTMLElement).hidden = view !== current
      if (view === current) linkOf(view).setAttribute('aria-current', 'page')
      else linkOf(view).removeAttribute('aria-current')
    }
    byId('title', HTMLElement).textContent = title
    document.title = `Waymark: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
    const before = restored.get(current)
    restored.delete(current)
    const values = readPairs(hash)
    // The page's URL takes precedence.
    show(current, before === undefined ? [values] : [before, values])
    // A state that is too long for a URL is in the history entry.
    const saysNothing = [...values.keys()].every((name) => name === 'view')
    if (saysNothing && !entry.isNew) void showKept(current, entry)
    else states.keep(saved, hash)
  }

  function show(view: ViewName, all: readonly Values[]): void {
    if (view === 'read') all.forEach(showRead)
    // A view that does not come has said so in its place.
    else
      openView(view)
        ?.then((opened) => all.forEach(opened.show))
        .catch(() => undefined)
  }

  async function showKept(view: ViewName, entry: Entry<ViewName>): Promise<void> {
    const pairs = await entry.stateOf(view)
    if (view !== current || pairs === null) return
    saved.set(view, pairs)
    show(view, [new Map(pairs)])
  }

  return {
    async start() {
      const entry = states.enter()
      window.addEventListener('hashchange', () => follow(states.enter()))
      for (const view of names) {
        const pairs = await entry.stateOf(view)
        if (pairs === null) continue
        saved.set(view, pairs)
        linkOf(view).href = fragmentOf(view, pairs).hash
        // The others begin with what is read.
        if (view === 'read') showRead(new Map(pairs))
        else restored.set(view, new Map(pairs))
      }
      follow({ isNew: true, stateOf: () => Promise.resolve(null) })
    },
    save,
    suggest(view, pairs) {
      if (!opened.has(view) && !saved.has(view)) linkOf(view).href = fragmentOf(view, pairs).hash
    },
    announce,
  }
}
