import { sentence } from '@waymark/infra/internal'
import { advise } from '../protocol/sitemap-problem.ts'
import type { Place } from '../xml/text-position.ts'
import type { XmlElement } from '../xml/xml-handler.ts'
import { type ProblemItem, problem } from './read-item.ts'

/** The greatest number of namespaces that are told one by one. */
const MOST = 100

interface Unread {
  /** The first element. */
  readonly name: string
  readonly place: Place
  elements: number
}

/** Counts the elements that are not read, because nothing is known of their namespaces. */
export class OtherNamespaces {
  readonly #unread = new Map<string, Unread>()
  #others: Unread | null = null

  /** Takes an element that is not read; what is in it is not counted. */
  add({ name, namespace }: XmlElement, { line, column }: Place): void {
    const known = this.#unread.get(namespace) ?? null
    const unread = known ?? (this.#unread.size < MOST ? null : this.#others)
    if (unread !== null) {
      unread.elements++
      return
    }
    const first = { name, place: { line, column }, elements: 1 }
    if (this.#unread.size < MOST) this.#unread.set(namespace, first)
    else this.#others = first
  }

  /** Returns a problem for each namespace, and one for all after the first hundred. */
  *problems(): Generator<ProblemItem, void, undefined> {
    for (const [namespace, { name, place, elements }] of this.#unread) {
      const message = sentence(
        '{elements} {elements|element|elements} of the namespace {namespace} {elements|is|are} not read. The first is {first}.',
        { elements, namespace, first: name },
      )
      yield problem('unknown-element', advise(message, REMEDY), namespace, place, 'value')
    }
    if (this.#others === null) return
    const { name, place, elements } = this.#others
    const message = sentence(
      '{elements} {elements|element|elements} of namespaces after the first {most} {elements|is|are} not read. The first is {first}.',
      { elements, most: MOST, first: name },
    )
    yield problem('unknown-element', advise(message, REMEDY), null, place, 'value')
  }
}

const REMEDY = /* @__PURE__ */ sentence('If you need it, keep the original sitemap.')
