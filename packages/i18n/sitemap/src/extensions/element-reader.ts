import { hasOwn, sentence } from '@waymark/infra/internal'
import { SITEMAP_NAMESPACE } from '../protocol/entry.ts'
import type {
  ElementNode,
  ExtensionFault,
  ExtensionProblemCode,
  ExtensionReading,
} from '../protocol/extension.ts'
import { type Advice, advise, tellAdvice } from '../protocol/sitemap-problem.ts'
import { parseW3cDate } from '../protocol/w3c-date.ts'
import { unreadElement } from '../read/known-elements.ts'
import { trimSpace } from '../xml/characters.ts'
import type { Place } from '../xml/text-position.ts'
import type { ElementDefinition, ExtensionDefinition } from './definition.ts'
import { explainText, type TextFault, type TextHolder, type TextType } from './text-types.ts'

const DAY = 86_400_000

type Elements = Readonly<Record<string, ElementDefinition>>

/** Reads one element by a table, and reports what the table does not allow. */
export class ExtensionElementReader {
  readonly #definition: ExtensionDefinition
  readonly #now: number | null
  readonly #faults: ExtensionFault[] = []
  readonly #media: ExtensionReading['media'][number][] = []
  /** Whether something that is required is missing or wrong. */
  #isLost = false

  constructor(definition: ExtensionDefinition, now: number | null) {
    this.#definition = definition
    this.#now = now
  }

  read(node: ElementNode): ExtensionReading {
    const { element, elements, anyOf, newest } = this.#definition
    const value = this.#readChildren(node, elements)
    this.#checkAttributes(node, element, new Set())
    if (anyOf?.every((member) => !hasOwn(value.members, member)) === true) {
      const facts = {
        element: node.name,
        members: anyOf.map((member) => this.#nameOf(elements[member]!.element)),
      }
      // A wrong value has been reported already; this says that no usable one is left.
      const message = anyOf.some((member) => hasOwn(value.found, member))
        ? advise(
            sentence('The {element} has no usable {members,or}.', { detail: 'unusable', ...facts }),
            sentence('Correct {members,or}.', facts),
          )
        : advise(
            sentence('The {element} has no {members,or}.', { detail: 'missing', ...facts }),
            sentence('Add {members,or}.', facts),
          )
      this.#lose('extension-incomplete', message, null, node)
    }
    if (newest !== undefined) this.#checkAge(value.members[newest.member], newest.days, node)
    const { members } = value
    return {
      value: this.#isLost ? null : members,
      faults: this.#faults,
      media: this.#media,
    }
  }

  #readChildren(
    node: ElementNode,
    elements: Elements,
  ): { members: Record<string, unknown>; found: Record<string, number> } {
    const members: Record<string, unknown> = {}
    const found: Record<string, number> = {}
    const entries = Object.entries(elements)
    if (trimSpace(node.text) !== '') {
      const message = sentence('There is text in {element}, which can contain only elements.', {
        element: node.name,
      })
      this.#report('stray-text', message, null, node, 'nothing')
    }
    for (const child of node.children) {
      const definition = entries.find(([, { element }]) => element === child.local)
      if (definition === undefined || child.namespace !== this.#definition.namespace) {
        this.#reportUnknown(child, node, elements)
        continue
      }
      const [member, { most = 1, isRequired = false }] = definition
      const count = (found[member] ?? 0) + 1
      found[member] = count
      if (count > most) {
        // Once is enough to say.
        if (count === most + 1) this.#reportRepeated(child, node, most)
        continue
      }
      const value = this.#readElement(child, definition[1], isRequired)
      if (value === null) continue
      if (most > 1)
        members[member] = [
          ...(hasOwn(members, member) ? (members[member] as unknown[]) : []),
          value,
        ]
      else members[member] = value
    }
    for (const [member, { element, isRequired = false }] of entries) {
      if (!isRequired || hasOwn(found, member)) continue
      const facts = { element: node.name, member: this.#nameOf(element) }
      const message = advise(
        sentence('The {element} has no {member}.', facts),
        sentence('Add {member}.', facts),
      )
      this.#lose('extension-incomplete', message, null, node)
    }
    return { members, found }
  }

  #readElement(node: ElementNode, definition: ElementDefinition, isRequired: boolean): unknown {
    const { type, children, attributes, textMember, isMedia, element } = definition
    this.#checkAttributes(node, element, new Set(namesOf(definition)))
    if (type === undefined) return this.#readChildren(node, children ?? {}).members
    if (node.children.length > 0) {
      const facts = { element: node.name }
      const message = advise(
        sentence('The {element} contains an element.', facts),
        sentence('Write only text in {element}.', facts),
      )
      this.#reportValue({ code: 'extension-value', message }, null, node, isRequired)
      return null
    }
    const value = this.#readText(
      trimSpace(node.text),
      type,
      { element: node.name },
      node,
      isRequired,
    )
    if (value === null) return null
    if (isMedia === true) {
      this.#media.push({ url: String(value), element: node.name, place: node })
    }
    if (attributes === undefined || textMember === undefined) return value
    const members: Record<string, unknown> = { [textMember]: value }
    for (const [member, { attribute, type, isRequired = false }] of Object.entries(attributes)) {
      const text = node.attributes.get(attribute)
      if (text === undefined) {
        if (!isRequired) continue
        const facts = { element: node.name, attribute }
        const message = advise(
          sentence('The {element} has no attribute {attribute}.', facts),
          sentence('Add the attribute {attribute}.', facts),
        )
        this.#report('extension-incomplete', message, null, node, 'value')
        return null
      }
      const read = this.#readText(text, type, { element: node.name, attribute }, node, false)
      if (read === null && isRequired) return null
      if (read !== null) members[member] = read
    }
    return members
  }

  #readText(
    text: string,
    type: TextType,
    holder: TextHolder,
    place: Place,
    isRequired: boolean,
  ): unknown {
    const value = type.read(text)
    if (value === null) {
      this.#reportValue(explainText(text, type, holder), text, place, isRequired)
    }
    return value
  }

  #checkAttributes(node: ElementNode, element: string, known: ReadonlySet<string>): void {
    const { deprecated } = this.#definition
    for (const name of node.attributes.keys()) {
      // Those with a prefix are of other namespaces, and those that begin with `xml` are XML's own.
      if (known.has(name) || name.includes(':') || name.startsWith('xml')) continue
      const facts = { attribute: name, element: node.name }
      if (deprecated.attributes.includes(`${element} ${name}`)) {
        const message = sentence(
          'Google no longer reads the attribute {attribute} of {element}.',
          facts,
        )
        this.#report('extension-deprecated', message, name, node, 'nothing')
      } else {
        const message = sentence('The attribute {attribute} of {element} is not read.', facts)
        this.#report('unknown-attribute', message, name, node, 'nothing')
      }
    }
  }

  #reportUnknown(child: ElementNode, parent: ElementNode, elements: Elements): void {
    const { namespace, deprecated } = this.#definition
    const isOwn = child.namespace === namespace
    // As in the protocol's own elements, another namespace can be anywhere.
    if (!isOwn && child.namespace !== '' && child.namespace !== SITEMAP_NAMESPACE) return
    const isTop = elements === this.#definition.elements
    if (isOwn && isTop && deprecated.elements.includes(child.local)) {
      const message = sentence('Google no longer reads {element}.', { element: child.name })
      this.#report('extension-deprecated', message, child.name, child, 'nothing')
      return
    }
    const members = Object.values(elements).map(({ element }) => this.#nameOf(element))
    const message = unreadElement(child, parent.name, members)
    this.#report('unknown-element', message, child.name, child, 'value')
  }

  #reportRepeated(child: ElementNode, parent: ElementNode, most: number): void {
    const facts = { parent: parent.name, element: child.name }
    if (most === 1) {
      const message = sentence('The {parent} has a second {element}.', facts)
      this.#report('repeated-element', message, trimSpace(child.text), child, 'nothing')
    } else {
      const message = advise(
        sentence('The {parent} has more than {most} {element} elements.', { ...facts, most }),
        sentence('Keep at most {most} {element} elements.', { ...facts, most }),
      )
      this.#report('too-many-elements', message, null, child, 'value')
    }
  }

  #checkAge(date: unknown, days: number, node: ElementNode): void {
    const parsed = typeof date === 'string' ? parseW3cDate(date) : null
    if (this.#now === null || parsed === null) return
    // A date without a time is the whole day.
    const end = parsed.minutes * 60_000 + (parsed.granularity === 'day' ? DAY : 0)
    if (end >= this.#now - days * DAY) return
    const message = sentence('The article is older than {days} days.', { days })
    this.#report('old-news', message, String(date), node, 'nothing')
  }

  /** A name as it is documented, with the usual prefix. */
  #nameOf(element: string): string {
    return `${this.#definition.prefix}:${element}`
  }

  #reportValue(
    { code, message }: TextFault,
    value: string | null,
    place: Place,
    isRequired: boolean,
  ): void {
    if (isRequired) this.#lose(code, message, value, place)
    else this.#report(code, message, value, place, 'value')
  }

  #lose(code: ExtensionProblemCode, message: Advice, value: string | null, place: Place): void {
    this.#isLost = true
    this.#report(code, message, value, place, 'extension')
  }

  #report(
    code: ExtensionProblemCode,
    message: Advice,
    value: string | null,
    { line, column }: Place,
    refuses: ExtensionFault['refuses'],
  ): void {
    this.#faults.push({ code, ...tellAdvice(message), value, place: { line, column }, refuses })
  }
}

function namesOf({ attributes }: ElementDefinition): string[] {
  return Object.values(attributes ?? {}).map(({ attribute }) => attribute)
}
