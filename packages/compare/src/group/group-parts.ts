/** A line and where it comes from. */
export interface PlacedLine {
  /** Which input, counted from 0. */
  readonly file: number
  /** Counted from 1. */
  readonly line: number
  readonly text: string
}

/** A piece of a group: first its head, and then its lines in the order of the inputs. */
export type GroupPart =
  | { readonly part: 'group'; readonly key: string | null; readonly count: number }
  | ({ readonly part: 'line' } & PlacedLine)

/**
 * What is asked of groups. `repeated`: the groups of two lines and more. `first`: every group, but only the first of its
 * lines, and the lines without a key, which are groups of one.
 */
export type WantedGroups = 'repeated' | 'first'
