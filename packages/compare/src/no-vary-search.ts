import { utf8Decode } from '@waymark/infra'
import { OptionError } from '@waymark/infra/options'
import { percentDecodeString } from '@waymark/percent-encoding'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'
import { replaceParts } from '@waymark/url-parser/internal'
import { parseUrlencoded, serializeUrlencoded } from '@waymark/urlencoded'
import { type Fault, type Member, parseDictionary } from './structured-dictionary.ts'

/** Which parameters of a query make a difference. */
interface SearchVariance {
  /** Whether the parameters in `names` are ignored; otherwise all others are. */
  readonly isIgnoring: boolean
  readonly names: ReadonlySet<string>
  readonly isOrdered: boolean
}

const DEFAULT: SearchVariance = { isIgnoring: true, names: new Set(), isOrdered: true }

/**
 * Makes a function that gives the URL without its fragment and without the parameters that the server says it ignores.
 *
 * @param header - The value of the header `No-Vary-Search`; without it, the whole query counts as it is written.
 * @throws {OptionError} If the value is not what the specification allows. A browser ignores such a header.
 * @see https://httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html#name-comparing
 */
export function noVarySearchKeys(header: string | undefined): (url: UrlRecord) => string {
  const { isIgnoring, names, isOrdered } = header === undefined ? DEFAULT : parseVariance(header)
  if (isIgnoring && names.size === 0 && isOrdered) return (url) => serializeUrl(url, true)
  return (url) => {
    const kept = parseUrlencoded(url.query ?? '').filter(([name]) => names.has(name) !== isIgnoring)
    if (!isOrdered) kept.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
    const query = kept.length === 0 ? null : serializeUrlencoded(kept)
    return serializeUrl(replaceParts(url, { query, fragment: null }))
  }
}

/** https://httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html#name-parse-a-url-search-variance */
function parseVariance(header: string): SearchVariance {
  const members = parseDictionary(header, fail)
  const order = members.get('key-order')
  if (order !== undefined && typeof order.value !== 'boolean') {
    const what = '`key-order` has a value'
    throw fail({ fault: 'key-order-value', what, remedy: 'remove it' }, order.start)
  }
  const isOrdered = order?.value !== true
  const params = members.get('params')
  const except = members.get('except')
  if (except !== undefined && params?.value !== true) {
    const what = '`except` needs the member `params` without a value'
    const remedy = 'write `params, except=("name")`'
    throw fail({ fault: 'except-alone', what, remedy }, except.start)
  }
  if (except !== undefined)
    return { isIgnoring: false, names: namesOf('except', except), isOrdered }
  if (params === undefined || params.value === false) return { ...DEFAULT, isOrdered }
  if (params.value === true) return { isIgnoring: false, names: new Set(), isOrdered }
  return { isIgnoring: true, names: namesOf('params', params), isOrdered }
}

function namesOf(name: string, { value, start }: Member): ReadonlySet<string> {
  if (typeof value === 'object' && value !== null) {
    const names = value.filter((item) => item !== null)
    // A name may be percent-encoded, as in a query.
    const decode = (text: string) => utf8Decode(percentDecodeString(text.replaceAll('+', ' ')))
    if (names.length === value.length) return new Set(names.map(decode))
  }
  const what = `\`${name}\` is not a list of strings`
  throw fail({ fault: `${name}-value`, what, remedy: `write \`${name}=("a" "b")\`` }, start)
}

function fail({ fault, what, remedy }: Fault, at: number): OptionError {
  const text = `option \`noVarySearch\`, character ${at + 1}: ${what}: ${remedy}`
  return new OptionError('noVarySearch', { text, data: { at, detail: fault } })
}
