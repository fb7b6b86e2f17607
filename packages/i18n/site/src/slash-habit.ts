import type { UrlTable } from '@waymark/hreflang'
import { copyText, sentence } from '@waymark/infra/internal'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from './site-problem.ts'

/** Fewer URLs show no habit. */
const MIN_URLS = 20
/** One in so many URLs may be an exception. */
const RARE = 20
/** If more of the URLs in one folder are alike, it is the habit of that folder. */
const FEW = 5
/** The URLs of so many folders are counted. */
const MAX_FOLDERS = 10_000
/** So many exceptions are kept with their places. */
const MAX_KEPT = 100

interface End {
  count: number
  readonly kept: { readonly loc: string; readonly at: SiteProblemDetails }[]
}

/** Whether the paths of a site end in a slash, and the few that do not do as the others. */
export class SlashHabit {
  readonly #slash: End = { count: 0, kept: [] }
  readonly #noSlash: End = { count: 0, kept: [] }
  /** How many URLs of each folder end in a slash, and how many do not. */
  readonly #folders = new Map<string, [number, number]>()

  /** Adds the URL of a page, as it is written. */
  add(loc: string, at: () => SiteProblemDetails): void {
    const hasSlash = endsInSlash(loc)
    if (hasSlash === null) return
    const end = hasSlash ? this.#slash : this.#noSlash
    end.count++
    const folder = folderOf(loc)
    const counts = this.#folders.get(folder)
    if (counts !== undefined) counts[hasSlash ? 0 : 1]++
    else if (this.#folders.size < MAX_FOLDERS) {
      this.#folders.set(copyText(folder), hasSlash ? [1, 0] : [0, 1])
    }
    if (end.kept.length < MAX_KEPT) end.kept.push({ loc, at: at() })
  }

  /** @param all - All URLs of the site. */
  *problems(all: UrlTable): Generator<SiteProblem, void, undefined> {
    const [few, many] =
      this.#slash.count < this.#noSlash.count
        ? [this.#slash, this.#noSlash]
        : [this.#noSlash, this.#slash]
    const urls = few.count + many.count
    if (urls < MIN_URLS || few.count * RARE > urls) return
    const isSlash = few === this.#slash
    const folders = isSlash ? foldersAmong(few, all) : new Set()
    for (const { loc, at } of few.kept) {
      if (isSlash && (isAtTop(loc) || folders.has(withoutQuery(loc)))) continue
      const [slash, noSlash] = this.#folders.get(folderOf(loc)) ?? [1, 0]
      const [alike, others] = isSlash ? [slash, noSlash] : [noSlash, slash]
      if (alike > 1 && alike * FEW > others) continue
      const facts = { loc, same: many.count, urls }
      const message = isSlash
        ? sentence(
            '{loc:quote} ends in a slash, and {same} of the {urls} URLs of the site do not.',
            facts,
          )
        : sentence(
            '{loc:quote} does not end in a slash, and {same} of the {urls} URLs of the site do.',
            facts,
          )
      yield siteProblem('trailing-slash-unusual', message, at)
    }
  }
}

/**
 * The URLs that others are below. A folder often ends in a slash where its pages do not, as `/guide/` and `/guide/start` that are
 * the files `guide/index.html` and `guide/start.html`.
 */
function foldersAmong({ kept }: End, all: UrlTable): ReadonlySet<string> {
  const folders = new Set<string>()
  const paths = new Set(kept.map(({ loc }) => withoutQuery(loc)))
  const lengths = new Set(Array.from(paths, (path) => path.length))
  for (let n = 0; n < all.length && lengths.size > 0; n++) {
    const url = all.text(n)
    for (const length of lengths) {
      // Most URLs differ here.
      if (url[length - 1] !== '/' || !/[^/?#]/.test(url.charAt(length))) continue
      const folder = url.slice(0, length)
      if (paths.has(folder)) folders.add(folder)
    }
  }
  return folders
}

/** The URL of the folder in which a page is, whether its own URL ends in a slash or not. */
function folderOf(loc: string): string {
  const path = withoutQuery(loc).replace(/\/$/, '')
  return path.slice(0, path.lastIndexOf('/') + 1)
}

function withoutQuery(loc: string): string {
  return /^[^?#]*/.exec(loc)![0]
}

/** The path of a URL as it is written, without its first slash. The root has none. */
const PATH = /^[^:/?#]+:\/\/[^/?#]+\/([^?#]+)/

/** The beginning of all pages of a language, which is a folder. */
const LANGUAGE = /^[a-z]{2}(?:[-_][a-z]{2,4})?\//i

/** Whether a URL is in the root of a site or of a language, as the folders with lists of pages are, such as `/guides/`. */
function isAtTop(loc: string): boolean {
  const path = (PATH.exec(loc)?.[1] ?? '').replace(LANGUAGE, '')
  return !/\/[^/]/.test(path)
}

/**
 * Whether the path of a URL ends in a slash; `null` for the root and the roots of languages, which usually do, and for file names
 * such as `/feed.xml`, which never do.
 */
function endsInSlash(loc: string): boolean | null {
  const path = PATH.exec(loc)?.[1]
  if (path === undefined) return null
  if (path.endsWith('/')) return path.replace(LANGUAGE, '') === '' ? null : true
  return path.includes('.', path.lastIndexOf('/') + 1) ? null : false
}
