import { normalizeURL, URLNormalizationError } from '@waymark/i18n-validation'
import { isText } from './is-text.ts'

export function pageUrl(url: unknown): string | null {
  const result = read(url)
  return typeof result === 'string' ? result : null
}

export function isPageUrl(url: unknown): boolean | null {
  const result = read(url)
  return result === null ? null : typeof result === 'string'
}

export function pageUrlProblem(url: unknown): string | null {
  const result = read(url)
  return result instanceof URLNormalizationError ? result.code : null
}

/** The normal form, or why there is none. Not `validateURL`, which brings what explains a normal form into the script. */
function read(url: unknown): string | URLNormalizationError | null {
  if (!isText(url)) return null
  try {
    return normalizeURL(url)
  } catch (error) {
    if (error instanceof URLNormalizationError) return error
    throw error
  }
}
