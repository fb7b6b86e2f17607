import { UNICODE_VERSION } from '@waymark/idna'
import { REGISTRY_DATE } from '@waymark/language-tag'
import { LIST_VERSION } from '@waymark/public-suffix'
import { createUrlFunction, type UrlFunctionCall } from '@waymark/worker'
import { VERSION } from './version-of-build.ts'

// The names are those of the table.
export const normalize: UrlFunctionCall = createUrlFunction('normalize')
export const key: UrlFunctionCall = createUrlFunction('key')
export const equal: UrlFunctionCall = createUrlFunction('equal')
export const part: UrlFunctionCall = createUrlFunction('part')
export const host: UrlFunctionCall = createUrlFunction('host')
export const param: UrlFunctionCall = createUrlFunction('param')
export const params: UrlFunctionCall = createUrlFunction('params')
export const resolve: UrlFunctionCall = createUrlFunction('resolve')
export const domain: UrlFunctionCall = createUrlFunction('domain')
export const suffix: UrlFunctionCall = createUrlFunction('suffix')
export const site: UrlFunctionCall = createUrlFunction('site')
export const subdomain: UrlFunctionCall = createUrlFunction('subdomain')
export const valid: UrlFunctionCall = createUrlFunction('valid')
export const display: UrlFunctionCall = createUrlFunction('display')
export const warnings: UrlFunctionCall = createUrlFunction('warnings')
export const matches: UrlFunctionCall = createUrlFunction('matches')
export const language: UrlFunctionCall = createUrlFunction('language')
export const hreflang: UrlFunctionCall = createUrlFunction('hreflang')
const hreflangProblem: UrlFunctionCall = createUrlFunction('hreflang_problem')
const hreflangSuggestion: UrlFunctionCall = createUrlFunction('hreflang_suggestion')
const pageUrl: UrlFunctionCall = createUrlFunction('page_url')
const isPageUrl: UrlFunctionCall = createUrlFunction('is_page_url')
const pageUrlProblem: UrlFunctionCall = createUrlFunction('page_url_problem')

export {
  hreflangProblem as hreflang_problem,
  hreflangSuggestion as hreflang_suggestion,
  isPageUrl as is_page_url,
  pageUrl as page_url,
  pageUrlProblem as page_url_problem,
}

/** The version of the script, which is not that of the worker. */
export function version(): string {
  return `waymark ${VERSION}, Unicode ${UNICODE_VERSION}, Public Suffix List ${LIST_VERSION}, language subtags ${REGISTRY_DATE}`
}
