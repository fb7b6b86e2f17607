import { load as loadCompare } from './compare/page.ts?script'
import { readPairs } from './hash.ts'
import { load as loadLint } from './lint/page.ts?script'
import type { PageView, ViewScript } from './page-view.ts'
import { load as loadRules } from './rules/page.ts?script'
import { byId, element } from './view/element.ts'
import { createAnnouncer } from './view/entry-field.ts'

export type ViewName = 'read' | 'compare' | 'rules' | 'lint'

interface ViewEntry {
  readonly title: string
  readonly load: (() => Promise<ViewScript>) | null
}

const VIEWS: Readonly<Record<ViewName, ViewEntry>> = {
  read: { title: 'See how a URL is read', load: null },
  compare: { title: 'See who calls two URLs equal', load: loadCompare },
  rules: { title: 'See what each rule does to a URL', load: loadRules },
  lint: { title: 'See what is wrong with resource URIs', load: loadLint },
}

const names = Object.keys(VIEWS) as ViewName[]

/** The view that a fragment names; links from before there were views name none. */
export function viewNameOf(hash: string): ViewName {
  const name = readPairs(hash).get('view')
  return names.find((each) => each === name) ?? 'read'
}

/** Browsers truncate or refuse addresses of megabytes; longer states stay on the page only. */
function fits(hash: string): boolean {
  return hash.length <= LONGEST_HASH
}

const LONGEST_HASH = 48_000

/** What leads to a view: its state or, without one, its name, which leaves the view as it is. */
function fragmentOf(view: ViewName, hash: string): string {
  return fits(hash) ? `#${hash}` : `#view=${view}`
}

/** What a view saved in this entry of the history, before a reload or in another session. */
function keptHash(view: ViewName): string | null {
  const state: unknown = window.history.state
  if (typeof state !== 'object' || state === null) return null
  const hash: unknown = Reflect.get(state, view)
  return typeof hash === 'string' ? hash : null
}

/** Switches between the views by the page's address. */
export interface Navigation {
  /** Goes to the view that the page's address names, now and whenever it changes. */
  start(): void
  /**
   * Keeps a view's state in its link, and in the page's address while the view is shown.
   *
   * @returns The address that shows the state again; `null` when the state is too long for one.
   */
  save(view: ViewName, hash: string): string | null
  /** Gives a view that nobody has opened yet something to begin with. */
  suggest(view: ViewName, hash: string): void
  /** Says what a view shows to those who listen, while it is shown. */
  announce(view: ViewName, text: string): void
}

export function startNavigation(showRead: (hash: string) => void): Navigation {
  const opened = new Map<ViewName, Promise<PageView>>()
  const saved = new Map<ViewName, string>()
  /** What was saved before a reload and is not shown yet. */
  const kept = new Map<ViewName, string>()
  const say = createAnnouncer()
  let current = viewNameOf(window.location.hash)

  const linkOf = (view: ViewName) => byId(`to-${view}`, HTMLAnchorElement)

  function save(view: ViewName, hash: string): string | null {
    const link = linkOf(view)
    link.href = fragmentOf(view, hash)
    saved.set(view, hash)
    keep(view === current ? link.hash : window.location.hash)
    return fits(hash) ? link.href : null
  }

  /** Keeps the states of all views in the entry of the history: a reload would lose those that its address lacks. */
  function keep(hash: string): void {
    try {
      const { pathname, search } = window.location
      window.history.replaceState(Object.fromEntries(saved), '', `${pathname}${search}${hash}`)
    } catch {
      // Browsers limit how often an address may change; the next change saves this one, too.
    }
  }

  function announce(view: ViewName, text: string): void {
    if (view === current) say(text)
  }

  function openView(view: ViewName): Promise<PageView> | null {
    const { load } = VIEWS[view]
    const known = opened.get(view)
    if (known !== undefined || load === null) return known ?? null
    const place = byId(`view-${view}`, HTMLElement)
    const opening = load().then(({ open }) =>
      open({
        place,
        save: (hash) => save(view, hash),
        announce: (text) => announce(view, text),
      }),
    )
    opened.set(view, opening)
    opening.catch(() => {
      opened.delete(view)
      place.replaceChildren(
        element(
          'p',
          { class: 'card' },
          'This view could not be loaded. Reload the page to try again.',
        ),
      )
    })
    return opening
  }

  function follow(): void {
    const { hash } = window.location
    const previous = current
    current = viewNameOf(hash)
    // What is still to be said of a view that is left is not said.
    if (current !== previous) say('')
    const { title } = VIEWS[current]
    for (const view of names) {
      byId(`view-${view}`, HTMLElement).hidden = view !== current
      if (view === current) linkOf(view).setAttribute('aria-current', 'page')
      else linkOf(view).removeAttribute('aria-current')
    }
    byId('title', HTMLElement).textContent = title
    document.title = `Waymark: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`
    const before = kept.get(current)
    kept.delete(current)
    // The address counts, where it says something.
    const hashes = before === undefined ? [hash] : [before, hash]
    if (current === 'read') hashes.forEach(showRead)
    // A view that does not come has said so in its place.
    else
      openView(current)
        ?.then((view) => hashes.forEach(view.show))
        .catch(() => undefined)
    keep(hash)
  }

  return {
    start() {
      for (const view of names) {
        const hash = keptHash(view)
        if (hash === null) continue
        saved.set(view, hash)
        linkOf(view).href = fragmentOf(view, hash)
        // The others begin with what is read.
        if (view === 'read') showRead(hash)
        else kept.set(view, hash)
      }
      window.addEventListener('hashchange', follow)
      follow()
    },
    save,
    suggest(view, hash) {
      if (!opened.has(view) && !saved.has(view)) linkOf(view).href = fragmentOf(view, hash)
    },
    announce,
  }
}
