import type { Pairs, Values } from './hash.ts'

/** What a link names: the first view of a tab, or a drawer in it. */
export type ViewName =
  | 'read'
  | 'compare'
  | 'rules'
  | 'lint'
  | 'stepper'
  | 'hosts'
  | 'site'
  | 'patterns'
  | 'list'

/** What the page is for: a tab for each question. */
export type TabName = 'url' | 'two' | 'many' | 'design'

/** The tab of each view. */
export const TAB_OF: Readonly<Record<ViewName, TabName>> = {
  read: 'url',
  hosts: 'url',
  rules: 'url',
  stepper: 'url',
  compare: 'two',
  list: 'many',
  site: 'many',
  lint: 'design',
  patterns: 'design',
}

/** Where each tab begins. */
export const FIRST_OF: Readonly<Record<TabName, ViewName>> = {
  url: 'read',
  two: 'compare',
  many: 'list',
  design: 'lint',
}

/** The views that are drawers, which are drawn when they are opened. */
export const DRAWERS = ['hosts', 'rules', 'stepper', 'lint', 'patterns'] as const

/** A view that is loaded when it is first opened. */
export interface PageView {
  /** Shows a state. A state without input does not change the view. */
  show(values: Values): void
  /** Reads the URL of the page again, which has changed: for views that have no field of their own. */
  reread?(): void
}

/** The one URL of the page, which its drawers share. */
export interface PageInput {
  text(): string
  base(): string
  set(text: string, base?: string): void
}

/** What a view may do beyond its own place on the page. */
export interface ViewContext {
  readonly place: HTMLElement
  readonly input: PageInput
  /** Saves the state in the page's URL and returns the URL; `null` if the state is too long. */
  readonly save: (pairs: Pairs) => string | null
  readonly startWorker: () => Promise<Worker>
  readonly announce: (text: string) => void
}

/** What the script of a view gives. */
export interface ViewScript {
  open(context: ViewContext): PageView
}
