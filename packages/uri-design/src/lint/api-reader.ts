import { type Sentence, sentence, suggest } from '@waymark/infra/internal'
import { type ApiParameter, type ApiParameters, type At, References } from './api-parameters.ts'
import { apiVariables, VariableNames } from './api-variables.ts'
import { DocumentError } from './document-error.ts'
import { type DocumentProblem, documentProblem } from './document-problem.ts'
import {
  asItem,
  type IgnoreDirective,
  type PlacedItem,
  type ReadDocument,
} from './document-reading.ts'
import { repeatedMember } from './document-resources.ts'
import {
  type DocumentMember,
  type DocumentNode,
  type DocumentPath,
  memberOf,
  placeOf,
  pointerTo,
} from './document-tree.ts'
import { readIgnoredList } from './ignored-names.ts'
import { MappedText } from './mapped-text.ts'

/** The extension that ignores problems in the object that has it. */
const IGNORE = 'x-waymark-ignore'

/** An operation, and the parameters that it declares. */
export interface ApiOperation extends ApiParameters {
  readonly name: string
}

/** What is collected from a description of an API. */
export class ApiReader {
  readonly items: PlacedItem[] = []
  readonly problems: DocumentProblem[] = []
  readonly references: References
  readonly #ignores: IgnoreDirective[] = []
  readonly #seen = new Set<DocumentNode>()
  readonly #paths = new Map<string, string>()
  readonly #variables = new VariableNames()
  /** How many more characters of names may be read: names that are shared count each time. */
  #budget: number

  constructor(root: DocumentNode, length: number) {
    this.references = new References(root, this.problems)
    this.#budget = 16 * length + 10_000
    this.ignoreIn(0, { node: root, path: [] })
  }

  /** Whether a value is read for the first time: others may refer to it. */
  isNew(node: DocumentNode): boolean {
    if (this.#seen.has(node)) return false
    this.#seen.add(node)
    return true
  }

  /** Reads the ignore comment of an object, which is in force from an offset to its end. */
  ignoreIn(from: number, { node, path }: At): void {
    const list = memberOf(node, IGNORE)
    if (list === null || node.isAlias) return
    const names = readIgnoredList(IGNORE, list, [...path, IGNORE], this.problems)
    this.#ignores.push({ from, to: node.end, names })
  }

  /** Reports members that are there twice. */
  readMembers({ node, path }: At): void {
    for (const { name, isRepeated } of node.members()) {
      if (isRepeated) this.problems.push(repeatedMember(name, [...path, name.text]))
    }
  }

  /** The members of an object that is itself a member. */
  membersOf({ node, path }: At, name: string): readonly DocumentMember[] {
    const value = memberOf(node, name)
    if (value === null || !this.isNew(value)) return []
    this.readMembers({ node: value, path: [...path, name] })
    return value.members()
  }

  /**
   * Reads a path, or the address of a channel.
   *
   * @param operations - Those of the path, whose parameters are compared with its variables.
   */
  readPath(name: DocumentNode, path: DocumentPath, operations: readonly ApiOperation[]): void {
    const pointer = pointerTo(path)
    this.items.push(asItem(name, { kind: 'api-path', pointer, set: 'paths', fixable: [] }))
    const { names, isBalanced } = apiVariables(name.text)
    for (const variable of names) this.#variables.add(variable, name, pointer)
    const wrong = isBalanced
      ? wrongPath(name.text)
      : sentence('The braces of the path do not match.', { detail: 'braces' })
    if (wrong !== null) this.#report('api-path-invalid', wrong, name, path)
    this.#checkEquivalent(name, path)
    this.#checkVariables(name, path, operations)
  }

  /** Reads the address of a channel: names that slashes separate, with no slash at the beginning. */
  readAddress(node: DocumentNode, path: DocumentPath): void {
    const pointer = pointerTo(path)
    this.items.push(asItem(node, { kind: 'api-path', pointer, set: 'paths', fixable: [] }))
    for (const name of apiVariables(node.text).names) this.#variables.add(name, node, pointer)
  }

  #checkEquivalent(name: DocumentNode, path: DocumentPath): void {
    const shape = name.text.replace(/\{[^{}]*\}/g, '{}')
    const other = this.#paths.get(shape)
    if (other === undefined) this.#paths.set(shape, name.text)
    else if (other !== name.text) {
      const message = sentence('The path matches the same URLs as {other:quote200}.', { other })
      this.#report('api-path-repeated', message, name, path)
    }
  }

  #checkVariables(
    name: DocumentNode,
    path: DocumentPath,
    operations: readonly ApiOperation[],
  ): void {
    const { names } = apiVariables(name.text)
    for (const { name: variable, start, end } of names) {
      const without = operations.filter(
        ({ list, isOpen }) => !isOpen && !list.some((each) => isInPath(each, variable)),
      )
      if (without.length === 0) continue
      const message = sentence(
        'The parameters of {methods,list} do not include {variable:quote80} with "in: path".',
        { methods: without.map((operation) => operation.name), variable },
      )
      const place = { start: name.place(start), end: name.place(end), pointer: pointerTo(path) }
      this.problems.push(documentProblem('api-parameter-undeclared', message, place))
    }
    const written = new Set(names.map((each) => each.name))
    for (const { list } of operations) {
      for (const { name: at, where, element } of list.slice(0, MOST_CHECKED)) {
        const { text } = at.node
        if (where !== 'path' || written.has(text) || !this.isNew(element.node)) continue
        const near = suggest(text, [...written])
        const suggestion = `{${near}}`
        const advice =
          near === null
            ? {}
            : { remedy: sentence('Did you mean {suggestion:code}?', { suggestion }) }
        const message = sentence('The path has no variable {variable:code80}.', {
          variable: `{${text}}`,
        })
        const place = { ...placeOf(element.node, element.path), ...advice }
        this.problems.push(documentProblem('api-parameter-unused', message, place))
      }
    }
  }

  /** Reads the names of query parameters, which make one query. */
  readQuery({ path }: At, parameters: readonly ApiParameter[]): void {
    const query = new MappedText()
    for (const { name, where, element } of parameters) {
      this.ignoreIn(element.node.start, element)
      if (where !== 'query') continue
      this.#budget -= name.node.text.length + 1
      if (this.#budget < 0) {
        throw new DocumentError(
          sentence('The document refers to the same parameters too often.', {
            detail: 'references',
          }),
          sentence('Write them once for each path.'),
          { reason: 'syntax' },
        )
      }
      const { text, offsets } = encodeName(name.node.text)
      if (query.text !== '') query.addText('&')
      query.add({
        text,
        place: (offset) => name.node.place(offsets[offset] ?? name.node.text.length),
        pointer: pointerTo(name.path),
        write: () => null,
      })
      query.addText('={value}')
    }
    if (query.text === '') return
    this.items.push({
      text: query.text,
      kind: 'api-query',
      pointer: pointerTo(path),
      set: 'paths',
      unasked: ['encoding-check'],
      fixable: [],
      place: (offset) => query.place(offset),
      pointerAt: (offset) => query.pointerAt(offset),
      write: () => null,
    })
  }

  #report(
    code: DocumentProblem['code'],
    message: Sentence,
    node: DocumentNode,
    path: DocumentPath,
  ): void {
    this.problems.push(documentProblem(code, message, placeOf(node, path)))
  }

  finish(): ReadDocument {
    this.problems.push(...this.#variables.minority())
    return { kind: 'api', items: this.items, problems: this.problems, ignores: this.#ignores }
  }
}

/** Of the parameters of one operation, only so many are compared with the path. */
const MOST_CHECKED = 100

function isInPath({ name, where }: ApiParameter, variable: string): boolean {
  return where === 'path' && name.node.text === variable
}

/** What is wrong with a path; `null` if nothing is. */
function wrongPath(path: string): Sentence | null {
  if (!path.startsWith('/'))
    return sentence('The path does not begin with a slash.', { detail: 'slash' })
  const mark = /[?#]/.exec(path.replace(/\{[^{}]*\}/g, ''))?.[0]
  if (mark === undefined) return null
  return mark === '?'
    ? sentence('The path contains a query.', { detail: 'query' })
    : sentence('The path contains a fragment.', { detail: 'fragment' })
}

/** A name as a query has it, and the offset in the name of each of its code units. */
function encodeName(name: string): { readonly text: string; readonly offsets: readonly number[] } {
  const offsets: number[] = []
  let text = ''
  let at = 0
  for (const character of name) {
    const isKept = /[\w.~[\]:$,;@!'()*-]/.test(character)
    const isLone = /^[\ud800-\udfff]$/.test(character)
    const written = isKept ? character : encodeURIComponent(isLone ? '\ufffd' : character)
    for (let unit = 0; unit < written.length; unit++) offsets.push(at)
    text += written
    at += character.length
  }
  return { text, offsets }
}
