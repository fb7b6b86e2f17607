import type { HostCheck } from '../check/host-check.ts'
import type { SiteProblem } from '../site-problem.ts'
import type { ReadPage } from './page-reading.ts'

/** What a check of single pages knows besides the page. */
export interface PageContext {
  /** The first folder of a URL, such as `/fr/`. */
  folderOf(url: string): string
  /** Whether two URLs are one page. */
  isSame(one: string, other: string): boolean
  readonly hosts: HostCheck
}

/** A check of what a page says by itself. */
export interface PageCheck {
  readonly code: string
  find(page: ReadPage, context: PageContext): Iterable<SiteProblem>
}
