import { createKeyFunction, MissingOptionError, methods } from '@waymark/compare'
import { parseHost } from '@waymark/host'
import { normalize, presets } from '@waymark/normalize'
import { getPublicSuffix, getRegistrableDomain } from '@waymark/public-suffix'
import { URL } from '@waymark/url'
import { URLPattern } from '@waymark/url-pattern'
import { bcp47 } from '../suites/bcp47.ts'
import { comparison } from '../suites/comparison.ts'
import { hreflang } from '../suites/hreflang.ts'
import { i18nUrl } from '../suites/i18n-url.ts'
import { normalisation } from '../suites/normalisation.ts'
import { pathTraversal } from '../suites/path-traversal.ts'
import { percentEncoding } from '../suites/percent-encoding.ts'
import { pslTests } from '../suites/psl-tests.ts'
import { relativeResolution } from '../suites/relative-resolution.ts'
import { safeBrowsing } from '../suites/safe-browsing.ts'
import { surt } from '../suites/surt.ts'
import { uriTemplate } from '../suites/uri-template.ts'
import { urlSource } from '../suites/url-source.ts'
import { urlpatternCompare } from '../suites/urlpattern-compare.ts'
import { urlpatternGenerate } from '../suites/urlpattern-generate.ts'
import { answer as answerAbout, type Input, type Subject } from './probe.ts'

const PATTERNS = [
  new URLPattern({ pathname: '/:first/*' }),
  new URLPattern('http{s}?://{:sub.}?*.com/*\\?*'),
  new URLPattern({ pathname: '*.:extension([a-z]+)', protocol: 'http{s}?' }),
]

/** Keys by every method that needs no option. */
const keys = methods.flatMap((method) => {
  if (method.kind !== 'symmetric') return []
  const key = createKeyFunction(method)
  try {
    key('https://a.example/')
  } catch (error) {
    if (error instanceof MissingOptionError) return []
    throw error
  }
  return [{ name: method.name, key }]
})

/** The packages on top of `@waymark/url` that need nothing but what Hermes 0.12 has. */
export const subject: Subject = {
  suites: [
    bcp47,
    comparison,
    hreflang,
    i18nUrl,
    normalisation,
    pathTraversal,
    percentEncoding,
    pslTests,
    relativeResolution,
    safeBrowsing,
    surt,
    uriTemplate,
    urlSource,
    urlpatternCompare,
    urlpatternGenerate,
  ],

  /** What every preset makes of the URL, its key by every method, its site, and what patterns match. */
  describe([text, base]: Input): string {
    const url = URL.parse(text, base)?.href ?? text
    const host = parseHost(URL.parse(url)?.hostname ?? '')
    return [
      ...Object.values(presets).map((preset) => `${preset.name} ${normalize(url, preset)}`),
      ...keys.map(({ name, key }) => `${name} ${key(url)}`),
      ...(host === null ? [] : [getPublicSuffix(host), getRegistrableDomain(host)]),
      ...PATTERNS.map((pattern) => JSON.stringify(pattern.exec(url)?.pathname.groups)),
    ].join('\n')
  },
}

export function answer(question: string): string {
  return answerAbout(subject, question)
}
