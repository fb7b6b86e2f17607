import { normalizeURL, URLNormalizationError } from '@waymark/i18n-validation'

/** The normal form of the URL of a page, or why there is none. Not `validateURL`, which brings what explains a normal form. */
export function readPageUrl(text: string): string | URLNormalizationError {
  try {
    return normalizeURL(text)
  } catch (error) {
    if (error instanceof URLNormalizationError) return error
    throw error
  }
}
