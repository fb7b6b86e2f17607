import { urlOf } from './address.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from './languages.ts'
import type { Page } from './page.ts'

/** A page, as the database of the site has it. */
type ListedPage = Pick<Page, 'language' | 'path'>

/** A link to a page in another language, or in the language for everybody else. */
export interface Alternate {
  readonly lang: string
  readonly loc: string
}

/** The pages of a site, by path, with the languages in which each exists. */
export class Alternates {
  readonly #languages = new Map<string, Set<string>>()

  constructor(pages: readonly ListedPage[]) {
    for (const { path, language } of pages) {
      const languages = this.#languages.get(path)
      if (languages === undefined) this.#languages.set(path, new Set([language]))
      else languages.add(language)
    }
  }

  /** What a page links to, itself included; nothing for a page that exists in one language only. */
  of(path: string): readonly Alternate[] {
    const languages = this.#languages.get(path) ?? new Set()
    if (languages.size < 2) return []
    const own = LANGUAGES.filter(({ code }) => languages.has(code)).map(({ code }) => ({
      lang: code as string,
      loc: urlOf(code, path),
    }))
    if (!languages.has(DEFAULT_LANGUAGE)) return own
    return [...own, { lang: 'x-default', loc: urlOf(DEFAULT_LANGUAGE, path) }]
  }
}

/** The URL source database of the site. It has no dates: most pages are generated, and nothing says when their content changed. */
export function urlSource(pages: readonly ListedPage[]): object {
  const alternates = new Alternates(pages)
  return {
    defaultLang: DEFAULT_LANGUAGE,
    urls: pages.map(({ language, path }) => {
      const links = alternates.of(path)
      const entry = { loc: urlOf(language, path), lang: language }
      return links.length === 0 ? entry : { ...entry, alternates: links }
    }),
  }
}
