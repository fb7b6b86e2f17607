import { asciiLowercase } from '@waymark/infra'
import { copyText, createNameTest } from '@waymark/infra/internal'
import { createNormalizer, type Normalizer } from '@waymark/normalize/core'
import { removeTrackingParams, stripSessionIds } from '@waymark/normalize/rules'
import { TRACKING_PARAMS } from '@waymark/normalize/tracking-params'
import { cutUrl, decodeAscii, type UrlPieces } from './url-pieces.ts'

/** What the names of parameters for sessions contain. The rule knows the names, and the form of their values. */
const SESSION = /sess|sid$|^cf(?:id|token)$/
const SESSION_IN_PATH = /;jsessionid=/i

/** The URLs of a site have few parameters, but a hostile sitemap must not fill the memory. */
const MAX_NAMES = 1000

/** Finds the parameters that a URL has because of a visit, by the rules of `@waymark/normalize`. */
export class TrackingParameters {
  /** Whether a name, as it is written, can be one of theirs. */
  readonly #names = new Map<string, boolean>()
  #tracks: ((name: string) => boolean) | null = null
  #normalize: Normalizer | null = null

  /** Returns the names of the parameters, each once; empty for nearly all URLs. */
  find(url: string, { path, query }: Pick<UrlPieces, 'path' | 'query'>): readonly string[] {
    const inPath = path.includes(';') && SESSION_IN_PATH.test(path)
    const names = query === null ? [] : namesIn(query)
    if (!inPath && !names.some((name) => this.#isSuspect(name))) return []
    this.#normalize ??= createNormalizer([removeTrackingParams, stripSessionIds])
    const left = cutUrl(this.#normalize(url) ?? '')
    // What is not a URL is reported elsewhere.
    if (left === null) return []
    const kept = new Set(namesIn(left.query ?? '').map(decodeAscii))
    const found = new Set(names.map(decodeAscii).filter((name) => !kept.has(name)))
    if (inPath && !SESSION_IN_PATH.test(left.path)) found.add('jsessionid')
    return [...found]
  }

  #isSuspect(name: string): boolean {
    const known = this.#names.get(name)
    if (known !== undefined) return known
    const decoded = asciiLowercase(decodeAscii(name))
    // The rule compares some of them exactly.
    this.#tracks ??= createNameTest(TRACKING_PARAMS.map(asciiLowercase))
    const isSuspect = SESSION.test(decoded) || this.#tracks(decoded)
    if (this.#names.size < MAX_NAMES) this.#names.set(copyText(name), isSuspect)
    return isSuspect
  }
}

/** The names of the parameters in a query, as they are written. */
function namesIn(query: string): readonly string[] {
  return query.split('&').map((text) => {
    const equals = text.indexOf('=')
    return equals === -1 ? text : text.slice(0, equals)
  })
}
