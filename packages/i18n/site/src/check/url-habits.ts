import { copyText, sentence } from '@waymark/infra/internal'
import type { UrlItem } from '@waymark/sitemap'
import { type Entry, placeIn } from '../entry-reader.ts'
import type { CountedPage } from '../site-counts.ts'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from '../site-problem.ts'
import { CommonLastmod } from './common-lastmod.ts'
import type { DisallowedPages } from './disallowed-pages.ts'
import { DoubledLanguages } from './doubled-languages.ts'
import { ErrorPages } from './error-pages.ts'
import type { SiteForm } from './site-reading.ts'
import { findTemplateValue } from './template-value.ts'
import { TrackingParameters } from './tracking-parameters.ts'
import { findEncodingFault } from './url-encoding.ts'
import { cutUrl, type UrlPieces } from './url-pieces.ts'

/** A page as it is written, and where its parts are. */
interface WrittenPage {
  readonly loc: string
  readonly lastmod?: string | undefined
  readonly links: readonly string[]
  /** Whether no earlier entry has the same URL. */
  readonly isFirst: boolean
  /** Returns the place of its URL, of its date, or of the URL of a link. */
  at(part: 'loc' | 'lastmod' | number): SiteProblemDetails
}

/** So many URLs are remembered, so that what is wrong with one is said once. */
const MAX_KNOWN = 1000

/**
 * What URLs have if something can be wrong with them by themselves, apart from the names of their parameters: characters, escapes,
 * and names of missing values.
 */
const SUSPECT = /[^\w./:~+,=@!*'()?&-]|\/:|&(?:amp|lt|gt|quot|apos);|undefined|null|NaN/

/** The beginning of nearly no link. */
const DOUBLED = /^https?:\/\/[^/?#]*\/([a-z]{2}(?:[-_][a-z\d]{2,4}){0,2})\/\1(?:[/?#]|$)/i

/**
 * Looks at each URL of a site for what a program that writes URLs does wrong. A URL is not parsed for that, and nearly all need one
 * search.
 */
export class UrlHabits {
  readonly #isSitemap: boolean
  readonly #robots: readonly DisallowedPages[]
  readonly #tracking = new TrackingParameters()
  readonly #languages = new DoubledLanguages()
  readonly #errorPages = new ErrorPages()
  readonly #lastmod = new CommonLastmod()
  /** URLs of pages with a problem. */
  readonly #told = new Set<string>()
  /** The problems of URLs that may only be those of links. */
  readonly #ofLinks = new Map<string, SiteProblem>()

  /** @param robots - The robots.txt that are known. */
  constructor(form: SiteForm, robots: readonly DisallowedPages[] = []) {
    this.#isSitemap = form === 'sitemap'
    this.#robots = robots
  }

  /**
   * Takes the next entry of a database, and returns the problems of its URLs.
   *
   * @param kept - The original indexes of the links; `null` if all are kept.
   */
  addEntry(
    entry: Entry,
    { loc, lastmod, alternates }: CountedPage,
    kept: readonly number[] | null,
  ): Generator<SiteProblem, void, undefined> {
    return this.#add({
      loc,
      lastmod,
      links: alternates.map((link) => link.loc),
      isFirst: entry.isFirst,
      at: (part) =>
        placeIn(
          entry,
          typeof part === 'number' ? `/alternates/${kept?.[part] ?? part}/loc` : `/${part}`,
        ),
    })
  }

  /** Takes the next page of a sitemap, and returns the problems of its URLs. */
  addItem(
    { loc, lastmod, alternates }: UrlItem['entry'],
    isFirst: boolean,
    place: SiteProblemDetails,
  ): Generator<SiteProblem, void, undefined> {
    if (isFirst) for (const robots of this.#robots) robots.add(loc, place)
    const links = alternates.map((link) => link.loc)
    return this.#add({ loc, lastmod, links, isFirst, at: () => place })
  }

  *#add({
    loc,
    lastmod,
    links,
    isFirst,
    at,
  }: WrittenPage): Generator<SiteProblem, void, undefined> {
    if (isFirst) {
      const ofPage = () => ({ ...at('loc'), value: loc })
      if (lastmod !== undefined) this.#lastmod.add(lastmod, () => at('lastmod'))
      const path = pathOf(loc)
      if (path !== null) {
        this.#languages.add(path, true, ofPage)
        this.#errorPages.add(path, ofPage)
      }
      if (SUSPECT.test(loc)) yield* this.#pageProblems(loc, ofPage)
      else {
        const query = loc.indexOf('?') + 1
        if (query > 0)
          yield* this.#parameterProblem(loc, { path: '', query: loc.slice(query) }, ofPage)
      }
    }
    for (const [link, url] of links.entries()) {
      if (url === loc) continue
      const ofLink = () => ({ ...at(link), value: url })
      if (DOUBLED.test(url)) this.#languages.add(pathOf(url) ?? '', false, ofLink)
      if (!SUSPECT.test(url) || this.#told.has(url) || this.#ofLinks.has(url)) continue
      const pieces = cutUrl(url)
      const problem = pieces === null ? null : faultOf(url, pieces, ofLink)
      if (problem === null) continue
      if (this.#ofLinks.size < MAX_KNOWN) this.#ofLinks.set(copyText(url), problem)
      else yield problem
    }
  }

  *#pageProblems(
    loc: string,
    at: () => SiteProblemDetails,
  ): Generator<SiteProblem, void, undefined> {
    const pieces = cutUrl(loc)
    if (pieces === null) return
    const fault = faultOf(loc, pieces, at)
    if (fault !== null) {
      if (this.#told.size < MAX_KNOWN) this.#told.add(copyText(loc))
      yield fault
    }
    const { fragment } = pieces
    yield* this.#parameterProblem(loc, pieces, at)
    // The canonical form of a database has none.
    if (this.#isSitemap && fragment !== null && fragment !== '') {
      const message = sentence('Search engines ignore the fragment {fragment:quote}.', {
        fragment: `#${fragment}`,
      })
      yield siteProblem('fragment-in-url', message, at())
    }
  }

  *#parameterProblem(
    loc: string,
    pieces: Pick<UrlPieces, 'path' | 'query'>,
    at: () => SiteProblemDetails,
  ): Generator<SiteProblem, void, undefined> {
    const names = this.#tracking.find(loc, pieces)
    if (names.length === 0) return
    const message = sentence(
      'The URL has {n|a parameter|parameters} of a single visit: {names:quote,and}.',
      { n: names.length, names },
    )
    yield siteProblem('tracking-parameter-in-url', message, at())
  }

  /** Whether a problem of how a URL is written is the effect of one that is already reported. */
  saysMore(url: string | undefined): boolean {
    return url !== undefined && (this.#told.has(url) || this.#ofLinks.has(url))
  }

  /** Returns the problems that need all pages. */
  *problems(): Generator<SiteProblem, void, undefined> {
    const lastmod = this.#lastmod.problem()
    if (lastmod !== null) yield lastmod
    for (const [url, problem] of this.#ofLinks) if (!this.#told.has(url)) yield problem
    yield* this.#languages.problems()
    yield* this.#errorPages.problems()
    for (const robots of this.#robots) yield* robots.problems()
  }
}

function faultOf(url: string, pieces: UrlPieces, at: () => SiteProblemDetails): SiteProblem | null {
  const template = findTemplateValue(pieces)
  if (template !== null) return siteProblem('template-value-in-url', template, at())
  const fault = findEncodingFault(url)
  return fault === null ? null : siteProblem(fault.code, fault.message, at())
}

const PATH = /^https?:\/\/[^/?#]*(\/[^?#]*)/i

/** The path of an absolute http or https URL as it is written; `null` if it has none. */
function pathOf(url: string): string | null {
  return PATH.exec(url)?.[1] ?? null
}
