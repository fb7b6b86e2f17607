/** What is not in the output because of a problem. */
export interface LeftOut {
  readonly entries: number
  /** Links of entries that are written. The language of a page counts as its link to itself. */
  readonly links: number
  /** Dates of entries that are written. */
  readonly dates: number
  /** Values of `changefreq` and `priority` of entries that are written. */
  readonly hints: number
  /** Images, videos and articles of entries that are written. */
  readonly media: number
}

export const NOTHING_LEFT_OUT: LeftOut = {
  entries: 0,
  links: 0,
  dates: 0,
  hints: 0,
  media: 0,
}

export function addLeftOut(one: LeftOut, other: Partial<LeftOut>): LeftOut {
  return {
    entries: one.entries + (other.entries ?? 0),
    links: one.links + (other.links ?? 0),
    dates: one.dates + (other.dates ?? 0),
    hints: one.hints + (other.hints ?? 0),
    media: one.media + (other.media ?? 0),
  }
}

/**
 * How many things are left out.
 *
 * @example
 * ```ts
 * import { countLeftOut } from '@waymark/site'
 *
 * countLeftOut({ entries: 1, links: 2, dates: 0, hints: 0, media: 0 }) // => 3
 * ```
 */
export function countLeftOut({ entries, links, dates, hints, media }: LeftOut): number {
  return entries + links + dates + hints + media
}
