import { createKeyFunction, methodNamed } from '@waymark/compare'
import { inspectDomain, renderUrl } from '@waymark/display'
import { parseHost } from '@waymark/host'
import { validateURL } from '@waymark/i18n-validation'
import { canonicalize, checkHreflang } from '@waymark/language-tag'
import { createNormalizer, presetNamed, presets, ruleNamed } from '@waymark/normalize'
import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import { URL } from '@waymark/url'
import { isSpecialScheme, parseUrl } from '@waymark/url-parser'
import { URLPattern } from '@waymark/url-pattern'

export type Answer = string | boolean | null

/** What the packages say, asked in another way than by the scripts. The first argument is not `null`. */
export const libraryAnswers: Readonly<
  Record<string, (...rest: string[]) => (text: string) => Answer>
> = {
  page_url: () => (text) => {
    const result = validateURL(text)
    return result.valid ? result.data : null
  },
  is_page_url: () => (text) => validateURL(text).valid,
  page_url_problem: () => (text) => {
    const result = validateURL(text)
    return result.valid ? null : result.errors[0]!.code
  },
  part: (part) => (text) => {
    const url = URL.parse(text)
    return url === null ? null : partOf(url, part!)
  },
  host: () => (text) => {
    const url = URL.parse(text)
    return url === null ? null : partOf(url, 'host')
  },
  param: (name) => (text) => URL.parse(text)?.searchParams.get(name!) ?? null,
  params: () => (text) => {
    const url = URL.parse(text)
    return url === null ? null : JSON.stringify([...url.searchParams])
  },
  resolve: (base) => (text) => URL.parse(text, base)?.href ?? null,
  valid: () => (text) => URL.canParse(text),
  normalize: () => createNormalizer(presetNamed('safe')),
  normalize_by: (selection) => {
    const isPreset = selection! in presets
    return createNormalizer(
      isPreset ? presetNamed(selection!) : selection!.split(/, ?/).map(ruleNamed),
    )
  },
  key: () => createKeyFunction('whatwg'),
  key_by: (method) => createKeyFunction(methodNamed(method!)),
  equal: (other) => equalBy('whatwg', other!),
  equal_by: (other, method) => equalBy(method!, other!),
  site: () => createKeyFunction('same-site'),
  domain: () => (text) => {
    const host = domainHost(text)
    return host === null ? null : getRegistrableDomain(host)
  },
  domain_by: () => (text) => {
    const host = domainHost(text)
    return host === null ? null : getRegistrableDomain(host, { icannOnly: true })
  },
  suffix: () => (text) => {
    const host = domainHost(text)
    return host === null ? null : getPublicSuffix(host)
  },
  subdomain: () => (text) => {
    const host = domainHost(text)
    const domain = host && getRegistrableDomain(host)
    if (host === null || domain === null || host.name === domain) return null
    return host.name.slice(0, host.name.lastIndexOf(`.${domain}`))
  },
  display: () => (text) => {
    const url = parseUrl(text)
    return url && renderUrl(url).text
  },
  warnings: () => (text) => {
    const host = domainHost(text)
    const warnings = host && inspectDomain(host.name)?.warnings
    return warnings?.map(({ code }) => code).join() ?? null
  },
  matches: (pattern) => {
    const compiled = new URLPattern(pattern!)
    return (text) => (URL.canParse(text) ? compiled.test(text) : null)
  },
  language: () => canonicalize,
  hreflang: () => (value) => checkHreflang(value).usable,
  hreflang_problem: () => (value) => checkHreflang(value).problems[0]?.code ?? null,
  hreflang_suggestion: () => (value) =>
    checkHreflang(value).problems.flatMap(({ suggestion }) => suggestion ?? [])[0] ?? null,
}

function equalBy(method: string, other: string): (text: string) => boolean | null {
  const keyOf = createKeyFunction(methodNamed(method))
  return (text) => {
    const key = keyOf(text)
    return key === null ? null : key === keyOf(other)
  }
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
