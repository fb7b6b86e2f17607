import { sentence } from '@waymark/infra/internal'
import { DocumentError } from './document-error.ts'
import { kindOf } from './document-lines.ts'
import { type DocumentProblem, documentProblem } from './document-problem.ts'
import {
  asItem,
  type IgnoreDirective,
  type PlacedItem,
  type ReadDocument,
} from './document-reading.ts'
import {
  type DocumentNode,
  type DocumentPath,
  memberOf,
  placeOf,
  pointerTo,
  TYPE_WORDS,
} from './document-tree.ts'
import { readIgnoredList } from './ignored-names.ts'

/** The members that hold lists of resources, and what each entry has. */
const LISTS: ReadonlyMap<string | number | undefined, string> = /* @__PURE__ */ new Map([
  ['resources', 'uri'],
  ['resourceTemplates', 'uriTemplate'],
])
const IGNORE = 'waymark/ignore'

/** Deeper values are refused: the pointers to many of them would be long, and no list of resources has them. */
const MAX_DEPTH = 64

/**
 * Reads the URIs of a resource list: of a server's answer, alone or in a list, or an array of URIs or resources.
 *
 * @returns `null` if there is no list and no URI in the document.
 * @throws {@link DocumentError} If values are nested too deep.
 */
export function readResources(root: DocumentNode): ReadDocument | null {
  const reader = new ResourceReader()
  reader.read(root, [], null)
  const { items, problems, ignores } = reader
  const isList = root.type === 'an array' || reader.hasList || items.length > 0
  return isList ? { kind: 'resources', items, problems, ignores } : null
}

class ResourceReader {
  readonly items: PlacedItem[] = []
  readonly problems: DocumentProblem[] = []
  readonly ignores: IgnoreDirective[] = []
  hasList = false

  /** @param owner - The object that has the value as a member; `null` for an element and the root. */
  read(node: DocumentNode, path: DocumentPath, owner: DocumentNode | null): void {
    // What an alias refers to is read where it is written.
    if (node.isAlias) return
    if (path.length > MAX_DEPTH || (path.length === MAX_DEPTH && isOpen(node))) {
      const facts = { most: MAX_DEPTH }
      const message = sentence('Values are nested more than {most} levels deep.', facts)
      const place = { reason: 'syntax', offset: node.start } as const
      throw new DocumentError(message, sentence('Flatten them.'), place)
    }
    if (owner === null) this.#readElement(node, path)
    else this.#readMember(node, path)
    for (const { name, value, isRepeated } of node.members()) {
      const inner = [...path, name.text]
      if (isRepeated) this.problems.push(repeatedMember(name, inner))
      if (name.text === '_meta') this.#readIgnores(value, inner, node)
      this.read(value, inner, node)
    }
    for (const [index, element] of node.elements().entries()) {
      this.read(element, [...path, index], null)
    }
  }

  #readElement(node: DocumentNode, path: DocumentPath): void {
    if (path.length === 1 && node.type === 'a string') {
      this.items.push(asItem(node, { kind: kindOf(node.text), pointer: pointerTo(path) }))
      return
    }
    const isInList = path.length > 1 && isList(path.slice(0, -1))
    if (path.length === 0 || (path.length > 1 && !isInList)) return
    if (node.type === 'an object') {
      const wanted = LISTS.get(path.at(-2))
      if (wanted === undefined || memberOf(node, wanted) !== null) return
      const facts = { member: wanted }
      const message = sentence('The entry has no member {member:quote}.', facts)
      const remedy = sentence('Add the member {member:quote}, a string.', facts)
      const place = { ...placeOf(node, path), remedy }
      this.problems.push(documentProblem('resource-uri-missing', message, place))
      return
    }
    if (path.length === 1 && node.type === 'an array') return
    const facts = { type: TYPE_WORDS[node.type] }
    const [message, remedy] =
      path.length === 1
        ? [
            sentence('An element of the list is {type:phrase}, not a resource.', facts),
            sentence('Write a URI in quotes, or an object with a "uri".'),
          ]
        : [
            sentence('The entry is {type:phrase}, not a resource.', facts),
            sentence('Write an object with a "uri".'),
          ]
    const place = { ...placeOf(node, path), remedy }
    this.problems.push(documentProblem('resource-uri-missing', message, place))
  }

  #readMember(node: DocumentNode, path: DocumentPath): void {
    const name = path.at(-1)
    if (isList(path)) {
      this.hasList = true
      if (node.type === 'an array') return
      this.problems.push(wrongType('resource-list-not-array', node, path))
      return
    }
    if (name !== 'uri' && name !== 'uriTemplate') return
    if (node.type === 'a string') {
      const kind = name === 'uri' ? 'uri' : 'template'
      this.items.push(asItem(node, { kind, pointer: pointerTo(path) }))
      return
    }
    const isEntry = path.length === 2 ? typeof path[0] === 'number' : isList(path.slice(0, -2))
    if (!isEntry || typeof path.at(-2) !== 'number') return
    this.problems.push(wrongType('resource-uri-not-string', node, path))
  }

  #readIgnores(meta: DocumentNode, path: DocumentPath, owner: DocumentNode): void {
    const list = memberOf(meta, IGNORE)
    if (list === null) return
    const names = readIgnoredList(IGNORE, list, [...path, IGNORE], this.problems)
    this.ignores.push({ from: owner.start, to: owner.end, names })
  }
}

function isOpen({ type }: DocumentNode): boolean {
  return type === 'an object' || type === 'an array'
}

/** Whether a path leads to a list of resources: of a document, of an answer, or of one in a list. */
function isList(path: DocumentPath): boolean {
  if (!LISTS.has(path.at(-1))) return false
  const owner = path.at(-2)
  return owner === undefined || typeof owner === 'number' || owner === 'result'
}

/** A member whose value is of another type than it must be. */
function wrongType(
  code: DocumentProblem['code'],
  node: DocumentNode,
  path: DocumentPath,
): DocumentProblem {
  const message = sentence('{member:quote} is {type:phrase}.', {
    member: String(path.at(-1)),
    type: TYPE_WORDS[node.type],
  })
  return documentProblem(code, message, placeOf(node, path))
}

/** Two members of one name. */
export function repeatedMember(name: DocumentNode, path: DocumentPath): DocumentProblem {
  const message = sentence(
    'The object has the member {member:quote80} twice, and readers differ in which one they take.',
    { member: name.text },
  )
  return documentProblem('resource-member-repeated', message, placeOf(name, path))
}
