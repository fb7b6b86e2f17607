import { quote } from '@waymark/infra/internal'
import { compareComponent as compare } from './compare-component.ts'
import { generateComponent as generate } from './generate-component.ts'
import type { URLPatternComponent } from './url-component.ts'
import { requireUrlPattern, type URLPattern } from './url-pattern-class.ts'
import { toComponentName, toGroups } from './web-idl-values.ts'

/**
 * Orders two patterns by how specific they are in one part: text before regular expressions, those before `:name`, that before
 * `*`; what must be there before what may. No standard has it.
 *
 * @returns 1 when `left` is the more specific, -1 when `right` is, 0 when they differ at most in names.
 * @throws ArgumentError when an argument is not a `URLPattern`.
 * @throws TypeError when `component` is not the name of one.
 * @see https://github.com/whatwg/urlpattern/issues/61
 *
 * @example
 * ```ts
 * import { compareComponent, URLPattern } from '@waymark/url-pattern'
 *
 * const [book, all] = ['/books/:id', '/*'].map((pathname) => new URLPattern({ pathname }))
 * compareComponent('pathname', book!, all!) // => 1
 * ```
 */
export function compareComponent(
  component: URLPatternComponent,
  left: URLPattern,
  right: URLPattern,
): -1 | 0 | 1 {
  const name = toComponentName(component)
  return compare(requireUrlPattern(left, 'left')[name], requireUrlPattern(right, 'right')[name])
}

/**
 * The text of a part that a pattern matches with these groups. No standard has it.
 *
 * @param groups - By name, not encoded yet.
 * @throws ArgumentError when the first argument is not a `URLPattern`.
 * @throws TypeError when a group is missing or cannot take its value, and when the part has a `*`, a regular expression or a
 *   modifier.
 * @see https://github.com/explainers-by-googlers/urlpattern-generate
 *
 * @example
 * ```ts
 * import { generateComponent, URLPattern } from '@waymark/url-pattern'
 *
 * const pattern = new URLPattern({ pathname: '/:lang/:word' })
 * generateComponent(pattern, 'pathname', { lang: 'fr', word: 'été' }) // => '/fr/%C3%A9t%C3%A9'
 * ```
 */
export function generateComponent(
  pattern: URLPattern,
  component: URLPatternComponent,
  groups: Readonly<Record<string, string>>,
): string {
  const urlPattern = requireUrlPattern(pattern, 'pattern')
  const name = toComponentName(component)
  const text = generate(urlPattern, name, toGroups(groups))
  if (text !== null) return text
  throw new TypeError(
    `These groups make no ${name} of ${quote(urlPattern[name].patternString)}: give each name a value that it can match; a pattern with *, a regular expression or a modifier makes nothing`,
  )
}
