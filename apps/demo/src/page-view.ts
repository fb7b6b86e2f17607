/** A view that is loaded when somebody first goes to it. */
export interface PageView {
  /** Shows what a fragment says; what says nothing leaves the view as it is. */
  show(hash: string): void
}

/** What a view may do beyond its own place on the page. */
export interface ViewContext {
  readonly place: HTMLElement
  /** Keeps the state in the page's address, and gives that; `null` when it is too long for one. */
  readonly save: (hash: string) => string | null
  readonly announce: (text: string) => void
}

/** What the script of a view gives. */
export interface ViewScript {
  open(context: ViewContext): PageView
}
