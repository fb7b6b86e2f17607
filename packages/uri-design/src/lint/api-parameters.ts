import { pointerSteps, sentence } from '@waymark/infra/internal'
import { type DocumentProblem, documentProblem } from './document-problem.ts'
import {
  type DocumentNode,
  type DocumentPath,
  memberOf,
  placeOf,
  stringOf,
} from './document-tree.ts'

/** A value, and the path to it. */
export interface At {
  readonly node: DocumentNode
  readonly path: DocumentPath
}

/** A parameter of an operation. */
export interface ApiParameter {
  readonly name: At
  /** `path`, `query`, … */
  readonly where: string
  /** The element of the list of parameters, which may be a reference. */
  readonly element: At
}

/** A list of parameters. */
export interface ApiParameters {
  readonly list: readonly ApiParameter[]
  /** Whether a parameter is in another file, or cannot be read. */
  readonly isOpen: boolean
}

/** More references than anyone writes lead in a circle. */
const MOST_STEPS = 20

/** Follows the references of a document. */
export class References {
  readonly #root: DocumentNode
  readonly #problems: DocumentProblem[]
  readonly #lists = new Map<DocumentNode, ApiParameters>()

  constructor(root: DocumentNode, problems: DocumentProblem[]) {
    this.#root = root
    this.#problems = problems
  }

  /** What a value refers to, if it is a reference; `null` if that is in another file, or nowhere. */
  follow(from: At): At | null {
    let at = from
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const reference = stringOf(at.node, '$ref')
      if (reference === null) return at
      if (!reference.text.startsWith('#')) return null
      const target = this.#find(reference.text.slice(1))
      if (target === null) {
        if (steps === 0) this.#miss(reference, [...at.path, '$ref'])
        return null
      }
      at = target
    }
    return null
  }

  #miss(reference: DocumentNode, path: DocumentPath): void {
    const message = sentence('There is nothing at {reference:quote80} in this document.', {
      reference: reference.text,
    })
    this.#problems.push(documentProblem('api-reference-missing', message, placeOf(reference, path)))
  }

  /** https://www.rfc-editor.org/rfc/rfc6901#section-6 */
  #find(fragment: string): At | null {
    let pointer = fragment
    try {
      pointer = decodeURIComponent(fragment)
    } catch {
      // A pointer that is not percent-encoded is found, too.
    }
    if (pointer === '') return { node: this.#root, path: [] }
    if (!pointer.startsWith('/')) return null
    let node: DocumentNode = this.#root
    const path: string[] = []
    for (const name of pointerSteps(pointer)) {
      const next: DocumentNode | null | undefined =
        node.type === 'an array' ? node.elements()[Number(name)] : memberOf(node, name)
      if (next === null || next === undefined) return null
      node = next
      path.push(name)
    }
    return { node, path }
  }

  /** The parameters in a list; none if there is no list. */
  parametersOf({ node, path }: At): ApiParameters {
    const list = memberOf(node, 'parameters')
    if (list === null) return NONE
    const known = this.#lists.get(list)
    if (known !== undefined) return known
    const read = list.elements().map((element, index) => {
      return this.#parameter({ node: element, path: [...path, 'parameters', index] })
    })
    const parameters = {
      list: read.flatMap((parameter) => (parameter === null ? [] : [parameter])),
      isOpen: read.includes(null),
    }
    this.#lists.set(list, parameters)
    return parameters
  }

  #parameter(element: At): ApiParameter | null {
    const definition = this.follow(element)
    if (definition === null) return null
    const name = stringOf(definition.node, 'name')
    const where = stringOf(definition.node, 'in')
    if (name === null || where === null) return null
    return { name: { node: name, path: [...definition.path, 'name'] }, where: where.text, element }
  }
}

const NONE: ApiParameters = { list: [], isOpen: false }

/** The parameters of an operation: its own, and those of its path that it does not override. */
export function mergeParameters(ofPath: ApiParameters, own: ApiParameters): ApiParameters {
  if (ofPath.list.length === 0 && !ofPath.isOpen) return own
  const keyOf = ({ name, where }: ApiParameter): string => `${where} ${name.node.text}`
  const overridden = new Set(own.list.map(keyOf))
  return {
    list: [...ofPath.list.filter((each) => !overridden.has(keyOf(each))), ...own.list],
    isOpen: ofPath.isOpen || own.isOpen,
  }
}
