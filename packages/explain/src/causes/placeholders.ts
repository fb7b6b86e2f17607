import type { TextRange } from '@waymark/url-parser'
import { decodePlaced, type PlacedText, placeIn } from '../faults/placed-text.ts'
import type { FoundCause } from './found-cause.ts'

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
const REACH = 80

/** The placeholder that contains an offset of an input. */
export function placeholderAround(text: string, offset: number): TextRange | null {
  const from = Math.max(0, offset - REACH)
  const around = text.slice(from, offset + REACH)
  const own = placeholdersIn(around).find(
    ({ start, end }) => from + start <= offset && offset < from + end,
  )
  return own === undefined ? null : { start: from + own.start, end: from + own.end }
}

/** Placeholders outside the host, where an object of JSON or a tag of HTML is usual; and what JavaScript writes for an object. */
const IN_PARTS: RegExp =
  /\$?\{\{[^{}"]{1,60}\}\}|\$?\{[a-z_][\w.-]{0,40}\}|<%[^<>]{1,60}%>|<(?!\/|(?:a|b|br|div|em|hr|i|img|li|p|span|strong|td|wbr)\b)[a-z][\w -]{0,40}>|\[object [a-z]\w{0,40}\]/gi

/** The placeholder of a path, a query or a fragment that contains an offset, as the cause of its error. */
export function partPlaceholderAt(text: string, offset: number): FoundCause | null {
  const from = Math.max(0, offset - REACH)
  for (const { 0: written, index } of text.slice(from, offset + REACH).matchAll(IN_PARTS)) {
    const start = from + index
    const end = start + written.length
    if (offset < start || offset >= end) continue
    return { code: 'part-placeholder', start, end, ...wordsOfPart(written) }
  }
  return null
}

function wordsOfPart(written: string): Pick<FoundCause, 'message' | 'remedy'> {
  if (written.startsWith('[')) {
    const message = `\`${written}\` is what JavaScript writes for an object.`
    return { message, remedy: 'Write the value that belongs there, such as the id of the object.' }
  }
  if (/^<[^%]/.test(written)) {
    return {
      message: placeholderMessage(written),
      remedy: `Write the value that belongs there; if \`${written}\` is meant, write %3C and %3E for the brackets.`,
    }
  }
  if (!/^\{[^{]/.test(written)) return { message: placeholderMessage(written) }
  return {
    message: `\`${written}\` looks like a placeholder.`,
    remedy: `Write the value that belongs there; if \`${written}\` is meant, write %7B and %7D for the brackets.`,
  }
}

/** What is said of a placeholder. */
export function placeholderMessage(written: string): string {
  const shown = /[^!-~ ]/.test(written) ? 'This' : `\`${written}\``
  return `${shown} looks like a placeholder that was not filled in.`
}

/** The cause that a placeholder in the place of a host is. */
export function placeholderCause({ start, end }: TextRange, written: string): FoundCause {
  return { code: 'host-placeholder', start, end, message: placeholderMessage(written) }
}
