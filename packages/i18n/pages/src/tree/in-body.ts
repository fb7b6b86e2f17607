import { type ElementType, typeOfHtml } from './element-types.ts'
import type { OpenElements } from './open-elements.ts'

type Test = (type: ElementType) => boolean

const never: Test = () => false
const isScope: Test = (type) => type.isScope
const isSpecial: Test = (type) => type.isSpecial
const isButtonScope: Test = (type) => type.isScope || isNamed(type, 'button')
const isListScope: Test = (type) => type.isScope || isNamed(type, 'ol') || isNamed(type, 'ul')
const isTableScope: Test = (type) => isNamed(type, 'table') || isNamed(type, 'template')

function isNamed(type: ElementType, name: string): boolean {
  return type.name === name && type.namespace === 'html'
}

/**
 * Takes a start tag of HTML in the body.
 *
 * @returns Whether it makes an element.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export function openInBody(elements: OpenElements, type: ElementType): boolean {
  if (type.id === 0) {
    elements.push(type)
    return true
  }
  if (type.isIgnored) return false
  if (type.isOfTable && !clearToTable(elements, type.name)) return false
  if (type.closesParagraph) closeIn(elements, P, isButtonScope)
  if (type.closesSiblings) closeSiblings(elements, type)
  if (type.name === 'form' && elements.count(type) > 0 && !elements.has('template')) return false
  // What is in the others is text, and their end tags are taken with it.
  if (!type.isVoid && type.raw === null) elements.push(type)
  return true
}

/** Closes the elements that end where the next one of their kind begins. */
function closeSiblings(elements: OpenElements, type: ElementType): void {
  switch (type.name) {
    case 'li':
      closeItem(elements, LI)
      break
    case 'dd':
    case 'dt':
      closeItem(elements, DEFINITIONS)
      break
    case 'option':
    case 'optgroup':
      if (elements.current?.name === 'option') elements.pop()
      break
    case 'button':
      closeIn(elements, type, isScope)
      break
    case 'a':
    case 'nobr':
      closeFormatting(elements, type)
      break
    default:
      if (elements.current?.isHeading === true) elements.pop()
  }
}

const P = /* @__PURE__ */ typeOfHtml('p')
const LI: ReadonlySet<string> = /* @__PURE__ */ new Set(['li'])
const DEFINITIONS: ReadonlySet<string> = /* @__PURE__ */ new Set(['dd', 'dt'])
const TRANSPARENT: ReadonlySet<string> = /* @__PURE__ */ new Set(['address', 'div', 'p'])

function closeItem(elements: OpenElements, names: ReadonlySet<string>): void {
  const at = elements.findWhere(
    ({ name }) => names.has(name),
    (type) => type.isSpecial && !TRANSPARENT.has(type.name),
  )
  if (at !== -1) elements.popTo(at)
}

function closeIn(elements: OpenElements, type: ElementType, isEnd: Test): void {
  const at = elements.find(type, isEnd)
  if (at !== -1) elements.popTo(at)
}

/** What a part of a table is put into. If none is open in the table, the first is left out. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  td: ['tr'],
  th: ['tr'],
  tr: ['tbody', 'thead', 'tfoot'],
  col: ['colgroup'],
}

/**
 * Closes what is open in the table, and opens what is left out.
 *
 * @returns Whether there is a table.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#clear-the-stack-back-to-a-table-context
 */
function clearToTable(elements: OpenElements, name: string): boolean {
  const parents = PARENTS[name] ?? []
  const isContext: Test = (type) => parents.includes(type.name) || isTableScope(type)
  const at = elements.findWhere(isContext, never)
  if (at === -1) return false
  const [parent] = parents
  if (parent === undefined || elements.at(at).name !== 'table') elements.popTo(at + 1)
  else {
    clearToTable(elements, parent)
    elements.push(typeOfHtml(parent))
  }
  return true
}

/**
 * Takes an end tag of HTML in the body.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody
 */
export function closeInBody(elements: OpenElements, type: ElementType): void {
  if (type.name === 'form' && !elements.has('template')) closeForm(elements, type)
  else if (type.isFormatting) closeFormatting(elements, type)
  else if (type.isHeading) {
    const at = elements.findWhere(({ isHeading }) => isHeading, isScope)
    if (at !== -1) elements.popTo(at)
  } else {
    closeIn(elements, type, endOf(type))
  }
}

/** What is open in a form stays open. */
function closeForm(elements: OpenElements, type: ElementType): void {
  const at = elements.find(type, isScope)
  if (at !== -1) elements.remove(at)
}

function endOf(type: ElementType): Test {
  switch (type.name) {
    case 'p':
      return isButtonScope
    case 'li':
      return isListScope
    case 'table':
      return isTableScope
    default:
      if (type.isOfTable) return isTableScope
      return type.isSpecial ? isScope : isSpecial
  }
}

/**
 * The adoption agency algorithm, as far as it changes which elements are open: those around the last special one in the
 * formatting element stay open, and those in that one are closed.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#adoption-agency-algorithm
 */
function closeFormatting(elements: OpenElements, type: ElementType): void {
  const at = elements.find(type, isScope)
  if (at === -1) return
  let last = elements.size - 1
  while (last > at && !elements.at(last).isSpecial) last--
  if (last === at) elements.popTo(at)
  else {
    elements.popTo(last + 1)
    elements.remove(at)
  }
}
