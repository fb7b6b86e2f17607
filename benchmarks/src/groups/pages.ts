import { createPageReader } from '@waymark/pages'
import { DomUtils, parseDocument } from 'htmlparser2'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import type { Contest, Entrant } from '../contest.ts'
import type { Group } from '../group.ts'
import { madeHeads, madePages } from '../inputs/pages.ts'

/** How many canonicals and alternates a page has, and links if they are asked for. */
type Count = (html: string) => number

const ENTRANTS: readonly Entrant[] = [
  entrant('htmlparser2', (html) => {
    const document = parseDocument(html, { withStartIndices: true })
    return DomUtils.findAll(({ name, attribs }) => {
      if (name === 'a') return attribs['href'] !== undefined
      return name === 'link' && /^(?:canonical|alternate)$/.test(attribs['rel'] ?? '')
    }, document.children).length
  }),
  entrant('waymark', (html) => {
    let count = 0
    const reader = createPageReader({ onLink: () => count++ })
    reader.write(html)
    const { canonicals, alternates } = reader.end()
    return count + canonicals.length + alternates.length
  }),
  entrant('parse5', (html) => countIn(parse(html, { sourceCodeLocationInfo: true }))),
]

function entrant(name: string, count: Count): Entrant {
  return { name, body: 'sum += count(item)', scope: { count }, isChecked: true }
}

function countIn(node: DefaultTreeAdapterTypes.Node): number {
  let count = 0
  if ('tagName' in node) {
    const attribute = (wanted: string) => node.attrs.find(({ name }) => name === wanted)?.value
    if (node.tagName === 'a' && attribute('href') !== undefined) count++
    if (node.tagName === 'link' && /^(?:canonical|alternate)$/.test(attribute('rel') ?? '')) count++
  }
  if ('childNodes' in node) for (const child of node.childNodes) count += countIn(child)
  return count
}

/** Beside programs that make a tree, in which the elements are looked for. */
export const pages: Group = {
  name: 'pages',
  summary: 'what pages say, with places, beside the trees of htmlparser2 and parse5',
  *contests({ items }): Iterable<Contest> {
    const few = Math.ceil(items / 20)
    yield contest('heads of 3 to 8 kB', madeHeads(few))
    yield contest('pages of 50 kB', madePages(Math.ceil(few / 10), 50_000))
  },
}

function contest(input: string, list: readonly string[]): Contest {
  return { operation: 'read a page', input, list, entrants: ENTRANTS }
}
