import { parseHostText } from '@waymark/host'
import { parseUrlText } from '@waymark/url-parser/url-text'
import type { URLNormalizationConfig } from './config.ts'
import type { NormalizedURL } from './url-types.ts'

/**
 * The fast path of `normalizeURL`: most URLs are serialised already, and what has to go stands at the end.
 *
 * @returns `null` says nothing about the URL: parse it, and run the rules.
 */
export function recognizeURL(input: string, config: URLNormalizationConfig): NormalizedURL | null {
  const url = parseUrlText(input, parseHostText)
  if (url === null) return null
  const { href, schemeEnd, hostStart, pathStart, searchStart, hashStart } = url
  // Credentials, and whatever else is not written as it is serialised, are for the rules.
  if (hostStart > schemeEnd + 3 || !href.startsWith(input.slice(0, pathStart))) return null
  if (href.length - input.length > 1 || !href.endsWith(input.slice(pathStart))) return null
  const scheme = href.slice(0, schemeEnd)
  if (!(config.allowedProtocols as readonly string[]).includes(scheme)) return null
  if (searchStart < hashStart && !config.removeQuery) return null
  if (hashStart < href.length && !config.removeFragment) return null
  let end = searchStart
  // The root path is a slash whatever the rule; anywhere else one slash more or less is the rule's.
  if (end > pathStart + 1 && config.trailingSlash !== 'preserve') {
    const endsInSlash = href.charCodeAt(end - 1) === SLASH
    if (endsInSlash && href.charCodeAt(end - 2) === SLASH) return null
    if (endsInSlash !== (config.trailingSlash === 'always')) {
      if (!endsInSlash) return null
      end--
    }
  }
  // What the scan recognised is a serialisation, and what is left of it is in normal form.
  return (end === href.length ? href : href.slice(0, end)) as NormalizedURL
}

const SLASH = 0x2f
