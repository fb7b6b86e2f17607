import type { Pairs, Values } from './hash.ts'

export type ViewName =
  | 'read'
  | 'compare'
  | 'rules'
  | 'lint'
  | 'stepper'
  | 'hosts'
  | 'site'
  | 'patterns'
  | 'sets'
  | 'list'

/** A view that is loaded when it is first opened. */
export interface PageView {
  /** Shows a state. A state without input does not change the view. */
  show(values: Values): void
}

/** What a view may do beyond its own place on the page. */
export interface ViewContext {
  readonly place: HTMLElement
  /** Saves the state in the page's URL and returns the URL; `null` if the state is too long. */
  readonly save: (pairs: Pairs) => string | null
  readonly startWorker: () => Promise<Worker>
  readonly announce: (text: string) => void
}

/** What the script of a view gives. */
export interface ViewScript {
  open(context: ViewContext): PageView
}
