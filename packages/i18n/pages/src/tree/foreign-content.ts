import { type ElementType, type TagAttributes, typeOfHtml } from './element-types.ts'
import type { OpenElements } from './open-elements.ts'

/**
 * Whether a start tag is read by the rules for foreign content.
 *
 * @see https://html.spec.whatwg.org/multipage/parsing.html#tree-construction-dispatcher
 */
export function isForeign(elements: OpenElements, name: string): boolean {
  const { current } = elements
  if (current === null || current.namespace === 'html') return false
  if (current.integration === 'html') return false
  if (current.integration === 'text') return name === 'mglyph' || name === 'malignmark'
  return !(current.name === 'annotation-xml' && current.namespace === 'mathml' && name === 'svg')
}

/**
 * Closes foreign elements if a start tag of HTML ends them.
 *
 * @returns Whether it does.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
 */
export function leaveForeign(
  elements: OpenElements,
  name: string,
  attributes: TagAttributes,
): boolean {
  const isBreakout =
    name === 'font'
      ? ['color', 'face', 'size'].some((attribute) => attributes.get(attribute) !== null)
      : typeOfHtml(name).isBreakout
  if (isBreakout) popForeign(elements)
  return isBreakout
}

function popForeign(elements: OpenElements): void {
  const isEnd = ({ namespace, integration }: ElementType) =>
    namespace === 'html' || integration !== null
  while (elements.current !== null && !isEnd(elements.current)) elements.pop()
}

/**
 * Takes an end tag while the current node is foreign.
 *
 * @returns Whether it is done with; if not, it is an end tag of HTML.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inforeign
 */
export function closeForeign(elements: OpenElements, name: string): boolean {
  if (name === 'br' || name === 'p') {
    popForeign(elements)
    return false
  }
  for (let i = elements.size - 1; i >= 0; i--) {
    const type = elements.at(i)
    if (type.namespace === 'html') return false
    if (type.name === name) {
      elements.popTo(i)
      return true
    }
  }
  return false
}
