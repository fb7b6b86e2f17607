import { type DefaultTreeAdapterTypes, parse, parseFragment } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const HTML = 'http://www.w3.org/1999/xhtml'
const SVG = 'http://www.w3.org/2000/svg'
const SPACE = /[\t\n\f\r ]+/
const EDGES = /^[\t\n\f\r ]+|[\t\n\f\r ]+$/g

/** What a page says, found in the tree that parse5 makes of it, as lines such as `canonical head /a 3:1`, in the order of places. */
export function factsOfParse5(html: string): readonly string[] {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: true })
  const facts = new Facts()
  facts.visit(document, '')
  return facts.lines()
}

class Facts {
  readonly #facts = new Map<string, readonly [line: number, column: number]>()
  #html: string[] = []

  visit(node: Node, section: string): void {
    if ('tagName' in node) this.#visitElement(node, section)
    const next = 'tagName' in node ? sectionIn(node, section) : section
    if ('content' in node) this.visit(node.content, 'template')
    if ('childNodes' in node) for (const child of node.childNodes) this.visit(child, next)
  }

  lines(): readonly string[] {
    const facts = [...this.#facts].sort(([, [a, b]], [, [c, d]]) => a - c || b - d)
    return [...this.#html, ...facts.map(([fact]) => fact)]
  }

  #visitElement(element: Element, section: string): void {
    const { tagName, namespaceURI, sourceCodeLocation } = element
    const attribute = (name: string) =>
      element.attrs.find((one) => (one.prefix ? `${one.prefix}:${one.name}` : one.name) === name)
        ?.value ?? null
    const place = sourceCodeLocation
    const add = (kind: string, value: string) => {
      if (!place) return
      const { startLine, startCol } = place
      this.#facts.set(`${kind} ${section} ${value} ${startLine}:${startCol}`, [startLine, startCol])
    }
    const href = attribute('href')?.replace(EDGES, '') ?? null
    if (namespaceURI === SVG && tagName === 'a') {
      const target = href ?? attribute('xlink:href')
      if (section !== 'template' && target !== null) add('link', target)
    }
    if (namespaceURI !== HTML) return
    const rel = (attribute('rel') ?? '').toLowerCase().split(SPACE)
    if (tagName === 'html') {
      const lang = attribute('lang') ?? attribute('xml:lang')
      if (lang !== null) this.#html = [`lang ${lang}`]
    }
    if (tagName === 'base' && href !== null) add('base', href)
    if (tagName === 'title')
      add(
        'title',
        textOf(element)
          .split(SPACE)
          .filter((word) => word !== '')
          .join(' '),
      )
    if (tagName === 'link' && href !== null) {
      if (rel.includes('canonical')) add('canonical', href)
      const hreflang = attribute('hreflang')
      if (rel.includes('alternate') && hreflang !== null) add(`alternate ${hreflang}`, href)
    }
    const isFrame = tagName === 'iframe' || tagName === 'frame'
    const target = isFrame ? (attribute('src')?.replace(EDGES, '') ?? null) : href
    if ((isFrame || tagName === 'a' || tagName === 'area') && section !== 'template')
      if (target !== null) add('link', target)
  }
}

function sectionIn({ tagName, namespaceURI }: Element, section: string): string {
  if (section === 'template' || namespaceURI !== HTML) return section
  if (tagName === 'head') return 'head'
  return tagName === 'body' || tagName === 'frameset' ? 'body' : section
}

function textOf(element: Element): string {
  return element.childNodes.map((node) => ('value' in node ? node.value : '')).join('')
}

/** What is in the `noscript` elements of a page, without places. */
export function noscriptsOfParse5(html: string): readonly string[] {
  const document = parse(html, { scriptingEnabled: true })
  const found: string[] = []
  const visit = (node: Node): void => {
    if ('tagName' in node && node.tagName === 'noscript' && node.namespaceURI === HTML) {
      found.push(...factsOfFragment(textOf(node)))
    }
    // What is in a template is not told.
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(document)
  return found
}

function factsOfFragment(html: string): readonly string[] {
  const context = parse('').childNodes[0] as Element
  const fragment = parseFragment(context.childNodes[1] as Element, html, {
    sourceCodeLocationInfo: true,
    scriptingEnabled: false,
  })
  const facts = new Facts()
  facts.visit(fragment, 'noscript')
  return facts.lines()
}
