/** A place in the decoded text. */
export interface Place {
  /** From 1. */
  readonly line: number
  /** UTF-16 units of the line from 1. */
  readonly column: number
}

/** The place of the first character. */
export const START: Place = /* @__PURE__ */ Object.freeze({ line: 1, column: 1 })
