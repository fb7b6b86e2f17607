import { say } from '../speech.ts'
import { escapeCodeUnits } from '../terminal/safe-text.ts'

/** Characters that change the writing direction or are invisible; they are shown as escape sequences. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Escapes a string for HTML text and quoted attributes. */
export function text(value: string): string {
  return value
    .replace(INVISIBLE, escapeCodeUnits)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}

/** HTML for a text of a catalogue, in which backticks mark code. */
export function prose(value: string): string {
  return text(value)
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? `<code>${piece}</code>` : piece))
    .join('')
}

export function section(title: string, content: string): string {
  return `<section>\n<h2>${text(title)}</h2>\n${content}\n</section>`
}

/** The page that explains a code. */
const EXPLANATIONS = 'https://github.com/waymark-url/waymark/blob/main/docs/problems.md'

/** A code as a link to its explanation. */
export function codeLink(code: string): string {
  const anchor = encodeURIComponent(code.toLowerCase())
  return `<a href="${EXPLANATIONS}#${anchor}"><code>${text(code)}</code></a>`
}

/** A paragraph that says that nothing is wrong. */
export function good(said: string): string {
  return `<p class="good">${text(said)}</p>`
}

/** The last line of a list whose rest is in the JSON report. */
export function moreInJson(n: number): string {
  return `<p class="more">${text(say('… and {n} more, in the JSON report.', { n }))}</p>`
}
