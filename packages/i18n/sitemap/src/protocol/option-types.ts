import { type OptionType, optionType } from '@waymark/infra/options'
import { parseUrl } from '@waymark/url-parser'
import { isHttp } from './http-url.ts'

/** A whole number between two bounds. */
export function wholeNumber(least: number, most: number): OptionType {
  return optionType(
    `a whole number from ${least} to ${most}`,
    (value) =>
      (Number.isInteger(value) || value === Number.POSITIVE_INFINITY) &&
      Number(value) >= least &&
      Number(value) <= most,
  )
}

/** An absolute URL of http or https. */
export const HTTP_URL: OptionType = /* @__PURE__ */ optionType(
  'an absolute http or https URL',
  (value) => {
    const url = typeof value === 'string' ? parseUrl(value) : null
    return url !== null && isHttp(url)
  },
)

/** A URL of a style sheet, absolute or relative: it is written as it is, so it must be ASCII without spaces. */
export const STYLESHEET_URL: OptionType = /* @__PURE__ */ optionType(
  'an http or https URL without a password, absolute or relative, in ASCII without spaces',
  (value) => {
    if (typeof value !== 'string' || !/^[!-~]{1,2048}$/.test(value)) return false
    const url = parseUrl(value, { base: 'https://a.example/' })
    return url !== null && isHttp(url) && url.username === '' && url.password === ''
  },
)

/** Extensions of `@waymark/sitemap/extensions`. */
export const EXTENSION_LIST: OptionType = /* @__PURE__ */ optionType(
  'a list of extensions from @waymark/sitemap/extensions',
  (value) =>
    Array.isArray(value) &&
    value.every(
      (item: unknown) => typeof (item as { write?: unknown } | null)?.write === 'function',
    ),
)
