import { REPOSITORY } from './address.ts'

/**
 * Markdown for what a sentence of a catalogue says. Code in backticks stays code; every other sign that Markdown or
 * Vue could read as markup is written so that it is shown.
 */
export function prose(text: string): string {
  return text
    .split(/(`[^`]+`)/)
    .map((piece, i) => (i % 2 === 1 ? code(piece.slice(1, -1)) : escaped(piece)))
    .join('')
}

/** The same without markup, for titles and descriptions. */
export function plain(text: string): string {
  return text.replaceAll('`', '')
}

/** Characters that nobody sees are written as escapes. */
export function visible(text: string): string {
  return text.replace(/(?! )[\p{C}\p{Z}]/gu, (character) => {
    const short = SHORT_ESCAPES[character]
    if (short !== undefined) return short
    const digits = character.codePointAt(0)!.toString(16)
    return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`
  })
}

const SHORT_ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** A string as code in a line. */
export function code(text: string): string {
  const shown = visible(text)
  const fence = '`'.repeat(longestRun(shown) + 1)
  // Of a space at both ends, Markdown removes one each.
  const pad = /^[ `]|[ `]$/.test(shown) ? ' ' : ''
  return `${fence}${pad}${shown}${pad}${fence}`
}

/** A block of code. Line ends stay, other characters that nobody sees are written as escapes. */
export function block(text: string, language = 'text'): string {
  const lines = text.split('\n').map(visible)
  const fence = '`'.repeat(Math.max(3, longestRun(text) + 1))
  return [fence + language, ...lines, fence].join('\n')
}

/** A box with a title, in the colours of a kind of message. */
export function box(kind: 'danger' | 'tip', title: string, blocks: readonly string[]): string {
  return [`::: ${kind} ${title}`, ...blocks, ':::'].join('\n')
}

/** A table; its cells are Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n')
}

/** A heading with an anchor that is the same in every language. */
export function heading(level: number, text: string, anchor: string): string {
  return `${'#'.repeat(level)} ${text} {#${anchor}}`
}

/** A link; its text is Markdown. Parentheses and spaces in the target would end it. */
export function link(text: string, target: string): string {
  const safe = target.replace(/[()<>\s]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return `[${text}](${safe})`
}

/** Text within HTML: nothing of it is markup, for Vue neither. */
export function html(text: string): string {
  return text.replace(/[&<>{}"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** Paragraphs and blocks with an empty line between them; those that are empty are left out. */
export function paragraphs(blocks: readonly string[]): string {
  return blocks.filter((text) => text !== '').join('\n\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length))
}

function escaped(text: string): string {
  // What a sentence names in the repository is a link.
  const [before, name, after] = text.split(/(\bdocs\/[\w-]+\.md\b)/)
  if (name !== undefined) {
    return `${escaped(before!)}${link(code(name), `${REPOSITORY}/blob/main/${name}`)}${escaped(after!)}`
  }
  return text
    .replace(/[&<>{}]/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/[\\`*_[\]~#]/g, '\\$&')
}
