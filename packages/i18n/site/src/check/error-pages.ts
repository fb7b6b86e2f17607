import { sentence } from '@waymark/infra/internal'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from '../site-problem.ts'

/** So many are kept with their places. */
const MAX_KEPT = 100

/**
 * The last segment of a path at the root or in the folder of a language: a number, or what Next.js calls its pages for errors.
 * Deeper ones are articles and products.
 */
const AT_ROOT =
  /^(?:\/[a-z]{2}(?:[-_][a-z\d]{2,4})?){0,2}\/(\d{1,7}|_error|_not-found|not-found)(?:\.html?|\.php|\.aspx?)?\/?$/i

/** https://www.rfc-editor.org/rfc/rfc9110#section-15 */
const ERROR = /^(?:404|500|_error|_not-found|not-found)$/i

/** The pages of a site that servers show instead of others. */
export class ErrorPages {
  readonly #kept: { readonly page: string; readonly at: SiteProblemDetails }[] = []
  /** Whether pages have numbers, so that a page 404 is one of them. */
  #hasNumbers = false

  /** Adds the path of a page. */
  add(path: string, at: () => SiteProblemDetails): void {
    const [, page] = AT_ROOT.exec(path) ?? []
    if (page === undefined) return
    if (!ERROR.test(page)) this.#hasNumbers = true
    else if (this.#kept.length < MAX_KEPT) this.#kept.push({ page, at: at() })
  }

  *problems(): Generator<SiteProblem, void, undefined> {
    for (const { page, at } of this.#kept) {
      if (this.#hasNumbers && /\d/.test(page)) continue
      const message = sentence('{page:quote} is the name of a page that servers show for errors.', {
        page,
      })
      yield siteProblem('error-page-listed', message, at)
    }
  }
}
