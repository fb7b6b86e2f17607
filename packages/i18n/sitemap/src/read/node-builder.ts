import type { ElementNode } from '../protocol/extension.ts'
import type { Place } from '../xml/text-position.ts'
import type { XmlElement } from '../xml/xml-handler.ts'

interface OpenNode extends ElementNode {
  readonly children: OpenNode[]
  text: string
}

/** Collects an element of an extension with all that is in it. */
export class NodeBuilder {
  readonly #open: OpenNode[] = []
  readonly root: ElementNode

  constructor(element: XmlElement, place: Place) {
    const root = toNode(element, place)
    this.root = root
    this.#open.push(root)
  }

  startElement(element: XmlElement, place: Place): void {
    const node = toNode(element, place)
    this.#open.at(-1)?.children.push(node)
    this.#open.push(node)
  }

  endElement(): void {
    this.#open.pop()
  }

  text(text: string): void {
    const node = this.#open.at(-1)
    if (node !== undefined) node.text += text
  }
}

function toNode(
  { name, local, namespace, attributes }: XmlElement,
  { line, column }: Place,
): OpenNode {
  return { name, local, namespace, attributes, children: [], text: '', line, column }
}
