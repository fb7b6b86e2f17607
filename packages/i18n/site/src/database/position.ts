/** A place in a file: line and column, both from 1. The column counts UTF-16 code units, as in every problem. */
export interface Position {
  readonly line: number
  readonly column: number
}
