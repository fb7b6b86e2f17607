import { type Sentence, sentence } from '@waymark/infra/internal'
import type { TextRange } from '@waymark/url-parser'
import { decodePlaced, type PlacedText, placeIn } from '../faults/placed-text.ts'

/** How templates, shells and programs write what is to be filled in. Each piece is short, so that a long host takes no longer. */
const FORMS: readonly RegExp[] = [
  // `{host}`, `{{ host }}`, `${HOST}`, `#{host}`, but not a whole domain
  /[$#]?\{\{?(?![\w.-]{1,50}\.(?:com|example|net|org)\})[^{}]{0,60}\}\}?/,
  // `$(hostname)`
  /\$\([^()]{1,60}\)/,
  // `<host>`, `<%= host %>`, but not a whole domain, nor an element of HTML
  /<(?![\w-]{1,50}\.[\w.-]{1,50}>|\/?(?:a|b|br|div|em|hr|i|img|li|p|span|strong|td|wbr)\b)[^<>]{0,60}>/,
  // `%(host)s`
  /%\([\w.-]{1,40}\)[a-z]/,
  // `%HOST%`, `%%host%%`
  /%%?[a-z_][\w-]{1,40}%(?:%|(?![\da-f]{2}))/,
  // `%s`
  /(?<![^.])%[ds](?![^.])/,
  // `$HOST`
  /(?<![^.-])\$[a-z_]\w{1,40}(?![^.-])/,
  // `__HOST__`
  /(?<![^.-])__[a-z][\w-]{0,40}__(?![^.-])/,
  // `YOUR_DOMAIN`
  /(?<![^.-])your_\w{1,40}(?![^.-])/,
]

const PLACEHOLDER = /* @__PURE__ */ new RegExp(FORMS.map(({ source }) => source).join('|'), 'gi')

/** The places in a string that look like placeholders, from left to right. */
export function placeholdersIn(text: string): readonly TextRange[] {
  return [...text.matchAll(PLACEHOLDER)].map(({ 0: written, index }) => {
    return { start: index, end: index + written.length }
  })
}

/** The placeholders of a host, percent-encoded or not, counted in the host as it is written. */
export function placeholdersOf(host: PlacedText): readonly TextRange[] {
  const found = placeholdersIn(host.text)
  if (found.length > 0 || !host.text.includes('%')) return found
  const decoded = decodePlaced(host.text)
  return placeholdersIn(decoded.text).map((range) => {
    const [start, end] = placeIn(decoded, range.start, range.end)
    return { start, end }
  })
}

/** How far a placeholder may reach from a delimiter inside. */
export const REACH = 80

/** The placeholder that contains an offset of an input. */
export function placeholderAround(text: string, offset: number): TextRange | null {
  const from = Math.max(0, offset - REACH)
  const around = text.slice(from, offset + REACH)
  const own = placeholdersIn(around).find(
    ({ start, end }) => from + start <= offset && offset < from + end,
  )
  return own === undefined ? null : { start: from + own.start, end: from + own.end }
}

/** What is said of a placeholder. */
export function placeholderMessage(written: string): Sentence {
  return sentence('{written:code} looks like a placeholder that was not filled in.', { written })
}
