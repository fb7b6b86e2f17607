import { block, visible } from './markdown.ts'

/**
 * An example of a catalogue as a block of code. JSON and XML are in one line there, and are laid out here.
 *
 * @param marked - The part that is wrong, under which carets are drawn; empty if none is known.
 */
export function exampleBlock(text: string, marked = ''): string {
  const json = parseObject(text)
  if (json !== null) return block(JSON.stringify(json, null, 2), 'json')
  if (/^<(?:\?xml|urlset|sitemapindex|rss|feed|html)\b.*>$/s.test(text)) {
    return block(indentXml(text), 'xml')
  }
  return block(text + carets(text, marked))
}

function parseObject(text: string): object | null {
  if (!/^[[{]/.test(text)) return null
  try {
    return JSON.parse(text) as object
  } catch {
    return null
  }
}

/** Each element in a line of its own, except those that have only text. */
function indentXml(text: string): string {
  let depth = 0
  const lines = text.replace(/>\s*</g, '>\n<').split('\n')
  return lines
    .map((line) => {
      const isEnd = line.startsWith('</')
      if (isEnd) depth = Math.max(0, depth - 1)
      const shown = '  '.repeat(depth) + line
      const opens = /^<[^/?!][^>]*[^/]>$/.test(line) && !line.includes('</')
      if (opens) depth++
      return shown
    })
    .join('\n')
}

/**
 *     https://exa mple.com/
 *                ^
 *
 * Only where every character before the end of the mark is as wide as the others.
 */
function carets(text: string, marked: string): string {
  const at = marked === '' ? -1 : text.indexOf(marked)
  if (at < 0 || text.includes('\n')) return ''
  const [before, wrong] = [visible(text.slice(0, at)), visible(marked)]
  if (/[^ -\u024f]/.test(before + wrong)) return ''
  return `\n${' '.repeat(before.length)}${'^'.repeat(wrong.length)}`
}
