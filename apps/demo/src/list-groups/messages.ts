import type { ListState, ListView } from './group-lines.ts'

/** What the page asks of the worker that normalises a list. */
export interface ListCalls {
  group(state: ListState): ListView
  /** The distinct normal forms, or each line with its form. */
  file(what: 'forms' | 'table'): Blob
}
