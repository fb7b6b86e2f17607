import { sentence } from '@waymark/infra/internal'
import { isValid } from '@waymark/language-tag'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from '../site-problem.ts'

/** So many URLs are kept with their places. */
const MAX_KEPT = 100
/** Sites have fewer languages. */
const MAX_LANGUAGES = 1000

/** The first two segments of a path, in the form of a language or a country. */
const FOLDERS =
  /^\/([a-z]{2}(?:[-_][a-z\d]{2,4}){0,2})(?:\/([a-z]{2}(?:[-_][a-z\d]{2,4}){0,2}))?(?=\/|$)/i

/**
 * Codes of a country and of its own language. Sites with a folder for each country and one in it for each language have
 * `/de/de/`.
 */
const COUNTRY_AND_LANGUAGE: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'az bg de es fi fj fo fr hr ht hu id is it lt lv mg mk mn mt nl no pl pt ro ru rw sk so th to tr uz'.split(
    ' ',
  ),
)

interface Folder {
  /** Pages in the folder itself. */
  single: number
  /** Pages in the folder of another code in it. */
  mixed: number
  /** URLs in a folder with the same code in it; those of links each once. */
  doubled: number
  readonly kept: { readonly lang: string; readonly at: SiteProblemDetails }[]
}

/**
 * Finds paths that begin with the folder of a language twice. A program that adds the language to a path that has it already makes
 * them.
 */
export class DoubledLanguages {
  /** By their codes in lower case. */
  readonly #folders = new Map<string, Folder>()
  /** How many pages are in folders of two different codes. */
  #mixed = 0
  /** The URLs that are kept: each is reported once. */
  readonly #kept = new Set<string>()

  /**
   * Adds the path of a URL.
   *
   * @param isPage - Whether it is of a page, and not of a link, which may be wrong for the same reason.
   */
  add(path: string, isPage: boolean, at: () => SiteProblemDetails): void {
    const found = FOLDERS.exec(path)
    if (found === null) return
    const [, lang = '', inner] = found
    const code = lang.toLowerCase()
    const isDoubled = inner?.toLowerCase() === code
    if (!isPage && !isDoubled) return
    const folder = this.#folderOf(code)
    if (folder === null) return
    if (inner === undefined) folder.single++
    else if (!isDoubled) {
      folder.mixed++
      this.#mixed++
    } else this.#addDoubled(folder, lang, isPage, at)
  }

  #addDoubled(folder: Folder, lang: string, isPage: boolean, at: () => SiteProblemDetails): void {
    if (isPage) folder.doubled++
    if (this.#kept.size >= MAX_KEPT) return
    const place = at()
    const url = place.value ?? ''
    if (this.#kept.has(url)) return
    if (!isPage) folder.doubled++
    this.#kept.add(url)
    folder.kept.push({ lang, at: place })
  }

  *problems(): Generator<SiteProblem, void, undefined> {
    for (const [code, folder] of this.#folders) {
      if (!this.#isByMistake(code, folder)) continue
      for (const { lang, at } of folder.kept) {
        const message = sentence('The path begins with the language {lang:quote} twice.', { lang })
        yield siteProblem('language-doubled', message, at)
      }
    }
  }

  /** Whether the site has no pages in folders of two codes, such as `/be/nl/` of a country, or `/en/de/` of a dictionary. */
  #isByMistake(code: string, { single, mixed, doubled }: Folder): boolean {
    if (doubled === 0 || !isValid(code.replaceAll('_', '-'))) return false
    if (COUNTRY_AND_LANGUAGE.has(code)) return this.#mixed === 0 && single > 0
    return mixed < doubled
  }

  #folderOf(code: string): Folder | null {
    const known = this.#folders.get(code)
    if (known !== undefined) return known
    if (this.#folders.size >= MAX_LANGUAGES) return null
    const folder: Folder = { single: 0, mixed: 0, doubled: 0, kept: [] }
    this.#folders.set(code, folder)
    return folder
  }
}
