import { sentence } from '@waymark/infra/internal'
import type { At } from './api-parameters.ts'
import type { ApiReader } from './api-reader.ts'
import { apiVariables } from './api-variables.ts'
import { documentProblem } from './document-problem.ts'
import { type DocumentNode, memberOf, placeOf, pointerTo, stringOf } from './document-tree.ts'
import { MappedText } from './mapped-text.ts'

/**
 * Reads the URLs in the list `servers` of an object.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#server-object
 */
export function readServers({ node, path }: At, reader: ApiReader): void {
  const list = memberOf(node, 'servers')
  if (list === null || !reader.isNew(list)) return
  for (const [index, server] of list.elements().entries()) {
    readServer({ node: server, path: [...path, 'servers', index] }, reader)
  }
}

/** Reads the URL of one server, with the defaults of its variables. */
export function readServer({ node, path }: At, reader: ApiReader): void {
  const url = stringOf(node, 'url')
  if (url === null) return
  reader.ignoreIn(node.start, { node, path })
  reader.readMembers({ node, path })
  const at: At = { node: url, path: [...path, 'url'] }
  const text = withDefaults(at, memberOf(node, 'variables'), reader)
  checkSlash(at, text.text, reader)
  const isAbsolute = /^[a-z][a-z0-9+.-]*:/i.test(text.text)
  // A relative URL is resolved against that of the document.
  if (!isAbsolute && !text.text.startsWith('/')) return
  reader.items.push({
    text: text.text,
    kind: isAbsolute ? 'api-url' : 'api-path',
    pointer: pointerTo(at.path),
    set: 'servers',
    unasked: [
      'collection-plural',
      'path-depth',
      'path-trailing-slash',
      'path-empty-segment',
      'set',
    ],
    fixable: ['normal-form', 'scheme-present', 'encoding-check'],
    place: (offset) => text.place(offset),
    write: (start, end, written) => text.write(start, end, written),
  })
}

/** The URL in which each variable is replaced by its default. */
function withDefaults(
  { node: url, path }: At,
  variables: DocumentNode | null,
  reader: ApiReader,
): MappedText {
  const pointer = pointerTo(path)
  const mapped = new MappedText()
  const addLiteral = (start: number, end: number): void => {
    mapped.add({
      text: url.text.slice(start, end),
      place: (offset) => url.place(start + offset),
      pointer,
      write: (text) => url.write(text),
    })
  }
  let at = 0
  for (const { name, start, end } of apiVariables(url.text).names) {
    addLiteral(at, start - 1)
    at = end + 1
    const variable = variables === null ? null : memberOf(variables, name)
    if (variable === null) {
      const place = { start: url.place(start), end: url.place(end), pointer }
      const message = sentence(
        'The variable {variable:quote80} is not in the "variables" of the server.',
        { variable: name },
      )
      reader.problems.push(documentProblem('api-server-variable', message, place))
    }
    const fallback = variable === null ? null : stringOf(variable, 'default')
    mapped.add({
      text: fallback?.text ?? `{${name}}`,
      place: (offset) => url.place(offset === 0 ? start - 1 : end + 1),
      pointer,
      write: () => null,
    })
  }
  addLiteral(at, url.text.length)
  return mapped
}

/** A path begins with a slash and is appended to the URL of the server. */
function checkSlash({ node, path }: At, expanded: string, reader: ApiReader): void {
  const { text } = node
  if (!text.endsWith('/') || text === '/' || !/^[^?#]*$/.test(expanded)) return
  const start = node.place(text.length - 1)
  const place = { start, end: node.place(text.length), pointer: placeOf(node, path).pointer }
  const message = sentence('The URL of the server ends in a slash.')
  const isWritable = node.write('') !== null
  reader.problems.push({
    ...documentProblem('api-server-slash', message, place),
    ...(isWritable ? { documentFix: { start, end: place.end, text: '', isUnsafe: true } } : {}),
  })
}
