/** What is not in the output because of a problem. */
export interface LeftOut {
  readonly entries: number
  /** Links of entries that are written. The language of a page counts as its link to itself. */
  readonly links: number
  /** Dates of entries that are written. */
  readonly dates: number
}

export const NOTHING_LEFT_OUT: LeftOut = { entries: 0, links: 0, dates: 0 }

export function addLeftOut(one: LeftOut, other: Partial<LeftOut>): LeftOut {
  return {
    entries: one.entries + (other.entries ?? 0),
    links: one.links + (other.links ?? 0),
    dates: one.dates + (other.dates ?? 0),
  }
}
