import type { Pairs, Values } from './hash.ts'

/** A view that is loaded when somebody first goes to it. */
export interface PageView {
  /** Shows a state; one without texts leaves the view as it is. */
  show(values: Values): void
}

/** What a view may do beyond its own place on the page. */
export interface ViewContext {
  readonly place: HTMLElement
  /** Keeps the state in the page's address, and gives that; `null` when it is too long for one. */
  readonly save: (pairs: Pairs) => string | null
  readonly startWorker: () => Promise<Worker>
  readonly announce: (text: string) => void
}

/** What the script of a view gives. */
export interface ViewScript {
  open(context: ViewContext): PageView
}
