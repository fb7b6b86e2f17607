import { copyText, sentence } from '@waymark/infra/internal'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from '../site-problem.ts'
import type { UrlPieces } from './url-pieces.ts'

/** Fewer URLs show no habit. */
const MIN_URLS = 20
/** One in so many URLs may be an exception. */
const RARE = 20
/** For each exception in a folder, so many URLs there must be as those of the site. */
const FEW = 5
/** The URLs of so many folders are counted. */
const MAX_FOLDERS = 10_000
/** So many exceptions are kept with their places. */
const MAX_KEPT = 100

interface End {
  count: number
  /** Each with its host and path. */
  readonly kept: { readonly loc: string; readonly page: string; readonly at: SiteProblemDetails }[]
}

/** The root of a site, and those of its languages. */
const ROOT = /^[^/]*\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?\/)?$/i

/**
 * Whether the paths of a site end in a slash, and the few that do not do as the others, neither in the site nor in their folder.
 *
 * The roots of languages usually end in a slash, and file names such as `/feed.xml` never do: they are not counted.
 */
export class SlashHabit {
  readonly #slash: End = { count: 0, kept: [] }
  readonly #noSlash: End = { count: 0, kept: [] }
  /** How many URLs of each folder end in a slash, and how many do not; by host and path. */
  readonly #folders = new Map<string, [slash: number, noSlash: number]>()

  /** Adds the URL of a page. */
  add(loc: string, { host, path }: UrlPieces, at: () => SiteProblemDetails): void {
    const hasSlash = path.endsWith('/')
    const isFile = !hasSlash && path.includes('.', path.lastIndexOf('/'))
    if (path === '' || isFile || (hasSlash && ROOT.test(path))) return
    const end = hasSlash ? this.#slash : this.#noSlash
    end.count++
    const page = host + path
    const folder = folderOf(page)
    const counts = this.#folders.get(folder)
    if (counts !== undefined) counts[hasSlash ? 0 : 1]++
    else if (this.#folders.size < MAX_FOLDERS) {
      this.#folders.set(copyText(folder), hasSlash ? [1, 0] : [0, 1])
    }
    if (end.kept.length < MAX_KEPT) end.kept.push({ loc, page, at: at() })
  }

  *problems(): Generator<SiteProblem, void, undefined> {
    const [few, many] =
      this.#slash.count < this.#noSlash.count
        ? [this.#slash, this.#noSlash]
        : [this.#noSlash, this.#slash]
    const urls = few.count + many.count
    if (urls < MIN_URLS || few.count * RARE > urls) return
    const isSlash = few === this.#slash
    for (const { loc, page, at } of few.kept) {
      if (!this.#isException(page, isSlash)) continue
      const facts = { loc, same: many.count, urls }
      const message = isSlash
        ? sentence(
            '{loc:quote} ends in a slash, and {same} of the {urls} URLs of the site do not.',
            { detail: 'slash', ...facts },
          )
        : sentence(
            '{loc:quote} does not end in a slash, and {same} of the {urls} URLs of the site do.',
            { detail: 'no-slash', ...facts },
          )
      yield siteProblem('trailing-slash-unusual', message, at)
    }
  }

  /** Whether the others of its folder, too, end in the usual way. */
  #isException(page: string, isSlash: boolean): boolean {
    const counts = this.#folders.get(folderOf(page))
    if (counts === undefined || (isSlash && this.#isFolder(page))) return false
    const [slash, noSlash] = counts
    return isSlash ? slash * FEW <= noSlash : noSlash * FEW <= slash
  }

  /**
   * Whether a URL is that of a list or of other pages, as `/guides/` at the root, or `/guide/` for `/guide/start`. A folder often ends
   * in a slash where its pages do not, as the files `guide/index.html` and `guide/start.html` do.
   */
  #isFolder(page: string): boolean {
    if (ROOT.test(folderOf(page))) return true
    return [...this.#folders.keys()].some((folder) => folder.startsWith(page))
  }
}

/** The folder in which a page is, whether its own path ends in a slash or not. */
function folderOf(page: string): string {
  return page.slice(0, page.lastIndexOf('/', page.length - 2) + 1)
}
