import { renderUrl } from '@waymark/display'
import { judgeUrl, type VerdictLevel } from '@waymark/display/verdict'
import { readUrl } from '@waymark/url-parser'

/** A link as a person sees it before following it. */
export interface ShownUrl {
  /** HTML, with the registrable domain in `<b>`; `null` if the string is not a URL. */
  readonly html: string | null
  /** `clear`, `caution`, or `stop`. */
  readonly level: VerdictLevel
  /** The most serious warning, as a sentence. */
  readonly headline: string
}

/** @param known - The domains that your users trust, and that an attacker would imitate. */
export function showUrl(text: string, known: readonly string[] = []): ShownUrl {
  const reading = readUrl(text)
  const { level, headline } = judgeUrl(reading, { known })
  const { url } = reading
  if (url === null) return { html: null, level, headline }
  const { parts } = renderUrl(url, { known, omitSchemes: ['https'], maxLength: 60 })
  const html = parts.map(({ kind, text: part, isBidirectional }) => {
    const escaped = escapeHtml(part)
    // Text that runs from right to left must not move what is around it.
    const isolated = isBidirectional ? `<bdi>${escaped}</bdi>` : escaped
    return kind === 'domain' ? `<b>${isolated}</b>` : isolated
  })
  return { html: html.join(''), level, headline }
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
