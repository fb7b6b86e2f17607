import { createKeyFunction, methodNamed } from '@waymark/compare'
import { displayDomain, inspectDomain } from '@waymark/display'
import { parseHost } from '@waymark/host'
import { validateURL } from '@waymark/i18n-validation'
import { canonicalize, checkHreflang, checkLanguageTag } from '@waymark/language-tag'
import { createNormalizer, presetNamed, presets, ruleNamed } from '@waymark/normalize'
import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import { URL } from '@waymark/url'
import { isSpecialScheme } from '@waymark/url-parser'
import { URLPattern } from '@waymark/url-pattern'

export type Answer = string | boolean | readonly string[] | null

/** What the packages say, asked in another way than by the scripts. The first argument is not `null`. */
export const libraryAnswers: Readonly<
  Record<string, (...rest: string[]) => (text: string) => Answer>
> = {
  normalize: () => (text) => {
    const result = validateURL(text)
    return result.valid ? result.data : null
  },
  isValid: () => (text) => validateURL(text).valid,
  whyInvalid: () => (text) => {
    const result = validateURL(text)
    return result.valid ? null : result.errors[0]!.code
  },
  part: (part) => (text) => {
    const url = URL.parse(text)
    return url === null ? null : partOf(url, part!)
  },
  param: (name) => (text) => URL.parse(text)?.searchParams.get(name!) ?? null,
  resolve: (base) => (text) => URL.parse(text, base)?.href ?? null,
  normalizeWith: (selection) => {
    const isPreset = selection! in presets
    return createNormalizer(
      isPreset ? presetNamed(selection!) : selection!.split(/, ?/).map(ruleNamed),
    )
  },
  key: (method) => createKeyFunction(methodNamed(method!)),
  site: () => createKeyFunction('same-site'),
  domain: () => (text) => {
    const host = domainHost(text)
    return host === null ? null : getRegistrableDomain(host)
  },
  publicSuffix: () => (text) => {
    const host = domainHost(text)
    return host === null ? null : getPublicSuffix(host)
  },
  displayDomain: () => (text) => {
    const host = domainHost(text)
    return host === null ? null : displayDomain(host.name)
  },
  domainWarnings: () => (text) => {
    const host = domainHost(text)
    return host === null
      ? null
      : (inspectDomain(host.name)?.warnings.map(({ code }) => code) ?? null)
  },
  matches: (pattern) => {
    const compiled = new URLPattern(pattern!)
    return (text) => (URL.canParse(text) ? compiled.test(text) : null)
  },
  languageTag: () => (tag) =>
    checkLanguageTag(tag).some(({ severity }) => severity === 'error') ? null : canonicalize(tag),
  isHreflang: () => (value) => checkHreflang(value).usable,
  whyNotHreflang: () => (value) => checkHreflang(value).problems[0]?.code ?? null,
  suggestHreflang: () => (value) =>
    checkHreflang(value).problems.flatMap(({ suggestion }) => suggestion ?? [])[0] ?? null,
}

function domainHost(text: string): { readonly kind: 'domain'; readonly name: string } | null {
  const url = URL.parse(text)
  if (url === null || !isSpecialScheme(url.protocol.slice(0, -1))) return null
  const host = parseHost(url.hostname)
  return host?.kind === 'domain' ? host : null
}

function partOf(url: URL, part: string): string | null {
  switch (part) {
    case 'href':
      return url.href
    case 'scheme':
      return url.protocol.slice(0, -1)
    case 'host':
      return url.href.startsWith(`${url.protocol}//`) ? url.hostname : null
    case 'path':
      return url.pathname
    // `URL` does not tell an empty query from none.
    case 'query':
      return /^[^#?]*\?/.test(url.href) ? url.search.slice(1) : null
    case 'fragment':
      return url.href.includes('#') ? url.hash.slice(1) : null
    case 'origin':
      return url.origin === 'null' ? null : url.origin
    case 'port':
      return url.port || null
    case 'username':
      return url.username || null
    case 'password':
      return url.password || null
    default:
      throw new Error(`no such part: ${part}`)
  }
}
