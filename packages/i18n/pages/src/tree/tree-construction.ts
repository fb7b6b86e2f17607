import {
  type ElementType,
  type Namespace,
  type TagAttributes,
  typeOfForeign,
  typeOfHtml,
} from './element-types.ts'
import { closeForeign, isForeign, leaveForeign } from './foreign-content.ts'
import { closeInBody, openInBody } from './in-body.ts'
import { OpenElements } from './open-elements.ts'

/** Where an element is, as far as search engines ask. */
export type TreeSection = 'head' | 'body' | 'template'

/**
 * https://html.spec.whatwg.org/multipage/parsing.html#the-insertion-mode
 *
 * `before head` is also *initial* and *before html*, and `in body` is also all modes after it: what differs between them gives
 * a page no other facts.
 */
export type InsertionMode = 'before head' | 'in head' | 'after head' | 'in body' | 'in frameset'

/** What ended the head: the name of an element, `''` for text. */
export type HeadEnder = (element: string) => void

/**
 * The tree construction of the HTML Standard, as far as it decides in which section and namespace an element is. It keeps no
 * tree.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tree-construction
 */
export class TreeConstruction {
  readonly elements: OpenElements = new OpenElements()
  readonly #onHeadEnd: HeadEnder
  #mode: InsertionMode
  /** Whether a tag of the author says where the head ends, after something else had ended it. */
  isHeadContinued = false

  /** @param onHeadEnd - Called when something ends the head that is no tag for this. */
  constructor(mode: InsertionMode, onHeadEnd: HeadEnder) {
    this.#mode = mode
    this.#onHeadEnd = onHeadEnd
  }

  get mode(): InsertionMode {
    return this.#mode
  }

  get section(): TreeSection {
    if (this.#isInTemplate) return 'template'
    return this.isBeforeBody ? 'head' : 'body'
  }

  /** Whether the next element of a text is of SVG or MathML. */
  get isForeign(): boolean {
    const { current } = this.elements
    return current !== null && current.namespace !== 'html'
  }

  /** Whether the head has not ended yet, or what follows may still belong to it. */
  get isBeforeBody(): boolean {
    return this.#mode !== 'in body' && this.#mode !== 'in frameset'
  }

  get #isInTemplate(): boolean {
    return this.elements.count(TEMPLATE) > 0
  }

  /**
   * Takes a start tag.
   *
   * @returns The type of the element that it makes; `null` if the tag is ignored.
   * @see https://html.spec.whatwg.org/multipage/parsing.html#tree-construction-dispatcher
   */
  startTag(name: string, attributes: TagAttributes, isSelfClosing: boolean): ElementType | null {
    const { elements } = this
    if (isForeign(elements, name)) {
      if (!leaveForeign(elements, name, attributes)) {
        return this.#insertForeign(name, elements.current!.namespace, attributes, isSelfClosing)
      }
    }
    const type = typeOfHtml(name === 'image' ? 'img' : name)
    if (this.#isInTemplate) return this.#inBody(type, attributes, isSelfClosing)
    return this.#startTagIn(this.#mode, type, attributes, isSelfClosing)
  }

  #startTagIn(
    mode: InsertionMode,
    type: ElementType,
    attributes: TagAttributes,
    isSelfClosing: boolean,
  ): ElementType | null {
    // Each mode adds the attributes that the first tag does not have.
    if (type.name === 'html') return type
    switch (mode) {
      case 'before head':
        this.#mode = 'in head'
        if (type.name === 'head') return type
        return this.#inHead(type, attributes, isSelfClosing)
      case 'in head':
        return this.#inHead(type, attributes, isSelfClosing)
      case 'after head':
        return this.#afterHead(type, attributes, isSelfClosing)
      case 'in body':
        if (type.name === 'head' || type.name === 'body') this.isHeadContinued = true
        return this.#inBody(type, attributes, isSelfClosing)
      case 'in frameset':
        return type.name === 'frame' || type.name === 'frameset' || type.name === 'noframes'
          ? type
          : null
    }
  }

  /** https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inhead */
  #inHead(
    type: ElementType,
    attributes: TagAttributes,
    isSelfClosing: boolean,
  ): ElementType | null {
    if (type.isOfHead) return this.#insertOfHead(type)
    if (type.name === 'head') return null
    this.#mode = 'after head'
    if (type.name !== 'body' && type.name !== 'frameset') this.#onHeadEnd(type.name)
    return this.#afterHead(type, attributes, isSelfClosing)
  }

  /** https://html.spec.whatwg.org/multipage/parsing.html#the-after-head-insertion-mode */
  #afterHead(
    type: ElementType,
    attributes: TagAttributes,
    isSelfClosing: boolean,
  ): ElementType | null {
    if (type.isOfHead && type.name !== 'noscript') return this.#insertOfHead(type)
    if (type.name === 'head') return null
    this.#mode = type.name === 'frameset' ? 'in frameset' : 'in body'
    if (type.name === 'frameset' || type.name === 'body') return type
    return this.#inBody(type, attributes, isSelfClosing)
  }

  #insertOfHead(type: ElementType): ElementType {
    if (type.name === 'template') this.elements.push(type)
    return type
  }

  #inBody(
    type: ElementType,
    attributes: TagAttributes,
    isSelfClosing: boolean,
  ): ElementType | null {
    switch (type.name) {
      case 'svg':
        return this.#insertForeign('svg', 'svg', attributes, isSelfClosing)
      case 'math':
        return this.#insertForeign('math', 'mathml', attributes, isSelfClosing)
      default:
        if (type.isOfHead) return this.#insertOfHead(type)
        return openInBody(this.elements, type) ? type : null
    }
  }

  #insertForeign(
    name: string,
    namespace: Namespace,
    attributes: TagAttributes,
    isSelfClosing: boolean,
  ): ElementType {
    const encoding = name === 'annotation-xml' ? attributes.get('encoding') : null
    const isHtmlPoint =
      encoding !== null && /^(?:text\/html|application\/xhtml\+xml)$/i.test(encoding)
    const type = typeOfForeign(name, namespace === 'svg' ? 'svg' : 'mathml', isHtmlPoint)
    if (!isSelfClosing) this.elements.push(type)
    return type
  }

  /** Takes an end tag. The end tags of text are not among them. */
  endTag(name: string): void {
    if (this.isForeign && closeForeign(this.elements, name)) return
    if (name === 'template') {
      const at = this.elements.find(TEMPLATE, () => false)
      if (at !== -1) this.elements.popTo(at)
      return
    }
    if (this.#isInTemplate) closeInBody(this.elements, typeOfHtml(name))
    else this.#endTagIn(name)
  }

  #endTagIn(name: string): void {
    switch (this.#mode) {
      case 'before head':
      case 'in head':
        if (name === 'head') this.#mode = 'after head'
        else if (END_OF_PAGE.test(name)) {
          if (name === 'br') this.#onHeadEnd(name)
          this.#mode = 'in body'
        }
        break
      case 'after head':
        if (END_OF_PAGE.test(name)) this.#mode = 'in body'
        break
      case 'in body':
        if (name === 'head') this.isHeadContinued = true
        closeInBody(this.elements, typeOfHtml(name))
        break
      case 'in frameset':
    }
  }

  /** Takes text that is not only white space, before the body. */
  text(): void {
    if (this.#isInTemplate) return
    if (this.#mode !== 'after head') this.#onHeadEnd('')
    this.#mode = 'in body'
  }
}

const TEMPLATE = /* @__PURE__ */ typeOfHtml('template')

/** The end tags that end the head as any start tag would. */
const END_OF_PAGE = /^(?:body|html|br)$/
