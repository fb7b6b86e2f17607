import { fromByteString } from '../bytes.ts'
import { applyGoogle, applyIa } from './ia-canonical.ts'
import { type IaUrl, parseIaUrl } from './ia-url.ts'

/** Which of the two canonicalisers run. */
export interface IaOptions {
  /** Whether the first does: all decoded until no escape is left, escaped once. Default `true`. */
  readonly decode?: boolean
}

/**
 * Gives a URL in the canonical form of the Internet Archive.
 *
 * @returns `null` when it has a port that is none.
 * @see https://github.com/internetarchive/surt
 */
export function iaCanonical(input: string, { decode = true }: IaOptions = {}): string | null {
  const url = parseIaUrl(input)
  if (url === null) return null
  if (decode) applyGoogle(url)
  applyIa(url)
  return fromByteString(write(url, false))
}

/** How an IA SURT is written. */
export interface IaSurtOptions {
  /** Whether scheme and slashes are written, and a bracket after them. Default `false`. */
  readonly withScheme?: boolean
  /** Whether a comma ends the host. Default `false`. */
  readonly trailingComma?: boolean
  /** Whether the parts of an IPv4 address are turned round, too. Default `true`. */
  readonly reverseAddress?: boolean
}

/**
 * Gives the key under which the Wayback Machine keeps a page: the canonical form with its host turned
 * round.
 *
 *     http://www.archive.org/goo/?b&a   org,archive)/goo?a&b
 *
 * @returns `'-'` for no text; `null` when there is a port that is none.
 * @see https://github.com/internetarchive/surt
 */
export function iaSurt(input: string, options: IaSurtOptions = {}): string | null {
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
