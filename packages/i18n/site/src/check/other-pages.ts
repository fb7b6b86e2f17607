import { asciiLowercase } from '@waymark/infra'
import { sentence } from '@waymark/infra/internal'
import { type SiteProblem, type SiteProblemDetails, siteProblem } from '../site-problem.ts'
import { decodeAscii } from './url-pieces.ts'

/** `mailto:` with an address, `tel:` with a number, and `javascript:` with what links begin with: not a title such as `JavaScript: …`. */
const LINK = /\/((?:mailto:[^/@]+@[^/@]+|tel:[+(]?\d[^/]*|javascript:(?:void|history|;|$).*))/

/** A segment that may be such a link; nearly no path has one. */
const MAY_BE_LINK = /\/(?:mailto|tel|javascript)(?::|%3A)/i

/** A word in the name of a sitemap. */
const SITEMAP = /^sitemap(?:s|index|\d*)$/

/** Finds what is listed as a page, and by its path is something else: a link that a crawler took for a relative URL, or a sitemap. */
export function findOtherPage(path: string, at: () => SiteProblemDetails): SiteProblem | null {
  if (MAY_BE_LINK.test(path)) {
    const [, link] = LINK.exec(decodeAscii(path)) ?? []
    if (link === undefined) return null
    const message = sentence('The path contains a link of another kind: {link:quote}.', { link })
    return siteProblem('link-in-path', message, at())
  }
  if (!/\.xml(?:\.gz)?$/i.test(path)) return null
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (
    !asciiLowercase(name)
      .split(/[-_.]/)
      .some((word) => SITEMAP.test(word))
  )
    return null
  const message = sentence('{name:quote} is the name of a sitemap, not of a page.', { name })
  return siteProblem('sitemap-listed-as-page', message, at())
}
