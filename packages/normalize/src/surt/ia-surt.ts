import { BOOLEAN, checkOptions, type OptionTable } from '@waymark/infra/options'
import { fromByteString } from '../bytes.ts'
import { applyGoogle, applyIa } from './ia-canonical.ts'
import { type IaUrl, parseIaUrl } from './ia-url.ts'

/** Which of the two canonicalisers to run. */
export interface IaOptions {
  /** Whether the first runs: it decodes until no percent-encoded byte is left, then percent-encodes once. Default `true`. */
  readonly decode?: boolean
}

export const IA_OPTIONS: OptionTable<IaOptions> = { decode: BOOLEAN }

/**
 * Canonicalises a URL as the Internet Archive does.
 *
 * @returns `null` if the port is not a number.
 * @see https://github.com/internetarchive/surt
 *
 * @example
 * ```ts
 * import { iaCanonical } from '@waymark/normalize/surt'
 *
 * iaCanonical('http://www.archive.org:80/goo/?b&a') // => 'http://archive.org/goo?a&b'
 * ```
 */
export function iaCanonical(input: string, options?: IaOptions): string | null {
  options = checkOptions(options, IA_OPTIONS)
  const { decode = true } = options
  const url = parseIaUrl(input)
  if (url === null) return null
  if (decode) applyGoogle(url)
  applyIa(url)
  return fromByteString(write(url, false))
}

/** How an IA SURT is written. */
export interface IaSurtOptions {
  /** Whether to write scheme and slashes, with a parenthesis after them. Default `false`. */
  readonly withScheme?: boolean
  /** Whether to write a comma at the end of the host. Default `false`. */
  readonly trailingComma?: boolean
  /** Whether to reverse the parts of an IPv4 address too. Default `true`. */
  readonly reverseAddress?: boolean
}

export const IA_SURT_OPTIONS: OptionTable<IaSurtOptions> = {
  withScheme: BOOLEAN,
  trailingComma: BOOLEAN,
  reverseAddress: BOOLEAN,
}

/**
 * Returns the key under which the Wayback Machine stores a page: the canonical form with the labels of the host
 * reversed.
 *
 *     http://www.archive.org/goo/?b&a   org,archive)/goo?a&b
 *
 * @returns `'-'` for an empty string; `null` if the port is not a number.
 * @see https://github.com/internetarchive/surt
 *
 * @example
 * ```ts
 * import { iaSurt } from '@waymark/normalize/surt'
 *
 * iaSurt('http://www.archive.org/goo/?b&a') // => 'org,archive)/goo?a&b'
 * iaSurt('http://www.archive.org/goo/', { withScheme: true }) // => 'http://(org,archive)/goo'
 * ```
 */
export function iaSurt(input: string, options: IaSurtOptions = {}): string | null {
  options = checkOptions(options, IA_SURT_OPTIONS)
  if (input === '') return '-'
  if (input.startsWith('filedesc')) return input
  const url = parseIaUrl(input)
  if (url === null) return null
  applyGoogle(url)
  applyIa(url)
  return fromByteString(write(url, true, options))
}

function write(url: IaUrl, isSurt: boolean, options: IaSurtOptions = {}): string {
  const { withScheme = false, trailingComma = false, reverseAddress = true } = options
  const { host } = url
  let text = ''
  if (!isSurt || withScheme || host === null) {
    text = `${url.scheme}:`
    if (host !== null && url.scheme !== 'dns') text += '//'
    if (host !== null && isSurt) text += '('
  }
  if (host !== null) {
    text += isSurt ? turn(host, reverseAddress) : host
    if (url.port !== null) text += `:${url.port}`
    if (isSurt) text += trailingComma ? ',)' : ')'
  }
  if (url.path !== null) text += url.path
  else if (url.query !== null || url.fragment !== null) text += '/'
  if (url.query !== null) text += `?${url.query}`
  if (url.fragment !== null) text += `#${url.fragment}`
  return text + url.lastDelimiter
}

function turn(host: string, reverseAddress: boolean): string {
  if (!reverseAddress && /^(?:\d{1,3}\.){3}\d{1,3}$/.test(host)) return host
  return host.split('.').reverse().join(',')
}
