import { ownOptions } from '@waymark/infra/internal'

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
  const { entries = 0, links = 0, dates = 0, hints = 0, media = 0 } = ownOptions(other)
  return {
    entries: one.entries + entries,
    links: one.links + links,
    dates: one.dates + dates,
    hints: one.hints + hints,
    media: one.media + media,
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
