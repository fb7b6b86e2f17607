import { type Sentence, sentence } from '@waymark/infra/internal'
import { MarkupError } from './markup-error.ts'

const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

/**
 * The namespaces that the prefixes of open elements mean.
 *
 * @see https://www.w3.org/TR/xml-names/
 */
export class Namespaces {
  readonly #names = new Map<string, string>([
    ['', ''],
    ['xml', XML],
    ['xmlns', XMLNS],
  ])
  /** For each open element what the prefixes meant before it that it declares; `null` if it declares none. */
  readonly #hidden: (Map<string, string | undefined> | null)[] = []

  /**
   * Declares the prefixes of an element.
   *
   * @param start - Index of its tag, for errors.
   * @throws MarkupError
   */
  open(attributes: ReadonlyMap<string, string>, start: number): void {
    let hidden: Map<string, string | undefined> | null = null
    for (const [attribute, name] of attributes) {
      if (attribute !== 'xmlns' && !attribute.startsWith('xmlns:')) continue
      const prefix = attribute.slice(6)
      const message = explainDeclaration(prefix, name)
      if (message !== null) throw new MarkupError(start, message)
      hidden ??= new Map()
      hidden.set(prefix, this.#names.get(prefix))
      this.#names.set(prefix, name)
    }
    this.#hidden.push(hidden)
    if (attributes.size > 0) this.#checkAttributes(attributes, start)
  }

  /** An element that declares nothing and has no attribute with a prefix. */
  openPlain(): void {
    this.#hidden.push(null)
  }

  close(): void {
    const hidden = this.#hidden.pop()
    if (!hidden) return
    for (const [prefix, name] of hidden) {
      if (name === undefined) this.#names.delete(prefix)
      else this.#names.set(prefix, name)
    }
  }

  /**
   * What a prefix means; the empty string for no namespace.
   *
   * @throws MarkupError
   */
  resolve(prefix: string, start: number): string {
    const name = this.#names.get(prefix)
    if (name !== undefined) return name
    throw new MarkupError(start, explainPrefix(prefix))
  }

  /** No two attributes have the same name in the same namespace. */
  #checkAttributes(attributes: ReadonlyMap<string, string>, start: number): void {
    const seen = new Map<string, Set<string>>()
    for (const attribute of attributes.keys()) {
      const colon = attribute.indexOf(':')
      if (colon === -1) continue
      const namespace = this.resolve(attribute.slice(0, colon), start)
      const local = attribute.slice(colon + 1)
      const locals = seen.get(namespace)
      if (locals === undefined) seen.set(namespace, new Set([local]))
      else if (locals.has(local)) {
        const message = sentence(
          'An element has two attributes {attribute} in the same namespace.',
          { detail: 'twice-in-namespace', attribute: local },
        )
        throw new MarkupError(start, message)
      } else locals.add(local)
    }
  }
}

/** https://www.w3.org/TR/xml-names/#ns-decl, Namespace constraints; `null` for a declaration that can be. */
function explainDeclaration(prefix: string, name: string): Sentence | null {
  if (prefix === 'xmlns')
    return sentence('The prefix xmlns cannot be declared.', { detail: 'xmlns-declared' })
  if (name === XMLNS) {
    return sentence('No prefix can be declared for {namespace}.', {
      detail: 'xmlns-namespace',
      namespace: XMLNS,
    })
  }
  if (prefix === 'xml' && name !== XML) {
    return sentence('The prefix xml can be declared only for {namespace}.', {
      detail: 'xml-prefix',
      namespace: XML,
    })
  }
  if (prefix !== 'xml' && name === XML) {
    return sentence('Only the prefix xml can be declared for {namespace}.', {
      detail: 'xml-namespace',
      namespace: XML,
    })
  }
  return prefix !== '' && name === ''
    ? sentence('The prefix {prefix} is declared without a namespace.', {
        detail: 'no-namespace',
        prefix,
      })
    : null
}

function explainPrefix(prefix: string): Sentence {
  // Sitemaps have it for their alternates.
  return prefix === 'xhtml'
    ? sentence(
        'The namespace prefix "xhtml" is not declared. The root must have xmlns:xhtml="http://www.w3.org/1999/xhtml".',
        { detail: 'prefix-not-declared' },
      )
    : sentence('The namespace prefix {prefix:quote} is not declared.', {
        detail: 'prefix-not-declared',
        prefix,
      })
}
