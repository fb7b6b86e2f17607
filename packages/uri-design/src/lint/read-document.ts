import { type Sentence, sentence } from '@waymark/infra/internal'
import { readAsyncApi } from './document-asyncapi.ts'
import { DocumentError } from './document-error.ts'
import { IgnoreLines, readLines } from './document-lines.ts'
import { readOpenApi } from './document-openapi.ts'
import type { DocumentProblem } from './document-problem.ts'
import type { IgnoreDirective, ReadDocument } from './document-reading.ts'
import { readResources } from './document-resources.ts'
import {
  type DocumentNode,
  type DocumentParser,
  type DocumentTree,
  memberOf,
  TYPE_WORDS,
} from './document-tree.ts'
import { readJson } from './json-tree.ts'

/** The language of a document: lines with one URI or template each, JSON, or YAML. */
export type DocumentFormat = 'lines' | 'json' | 'yaml'

/** How a document is read. */
export interface DocumentOptions {
  /** Told from the beginning of the document unless given. */
  readonly format?: DocumentFormat
  /** Reads YAML: `parseYaml` of `@waymark/uri-design/yaml`. Without it, YAML is refused. */
  readonly yaml?: DocumentParser
}

const EXPECTED = /* @__PURE__ */ sentence(
  'Give a list of URIs, a resource list, or an OpenAPI 3 or AsyncAPI 2 or 3 description.',
)
const TO_OPENAPI = /* @__PURE__ */ sentence('Convert it to OpenAPI 3.')
const TO_ASYNCAPI = /* @__PURE__ */ sentence('Convert it to AsyncAPI 2 or 3.')

/** Reads a document, whatever it is. */
export function readDocument(text: string, { format, yaml }: DocumentOptions): ReadDocument {
  switch (format ?? documentFormat(text)) {
    case 'json':
      return readTree(readJson(text), text, 'JSON')
    case 'yaml':
      if (yaml === undefined) {
        throw new DocumentError(
          sentence('The document is YAML, and there is no parser for it.', { detail: 'yaml' }),
          sentence('Give `parseYaml` of @waymark/uri-design/yaml, or convert it to JSON.'),
        )
      }
      return readTree(yaml(text), text, 'YAML')
    case 'lines': {
      const read = readLines(text)
      const found = otherThanUris(text, read)
      if (found !== null) throw new DocumentError(found, EXPECTED)
      return read
    }
  }
}

/** What YAML that can be linted begins with, at the beginning of a line. */
const YAML =
  /^(?:%YAML\b|---(?:\s|$)|["']?(?:openapi|swagger|asyncapi|resources|resourceTemplates)["']?[ \t]*:(?:\s|$)|- (?:uri|uriTemplate|name):\s)/m

/**
 * The language of a document, told from its beginning.
 *
 * @example
 * ```ts
 * import { documentFormat } from '@waymark/uri-design'
 *
 * documentFormat('{"resources": []}') // => 'json'
 * documentFormat('openapi: 3.1.0') // => 'yaml'
 * documentFormat('db://postgres/mydb/users') // => 'lines'
 * ```
 */
export function documentFormat(text: string): DocumentFormat {
  if (/^\ufeff?\s*[[{]/.test(text)) return 'json'
  return YAML.test(text) ? 'yaml' : 'lines'
}

/** What text is if no line of it can be meant as a URI; `null` if one can be. */
function otherThanUris(text: string, { items }: ReadDocument): Sentence | null {
  if (items.length === 0) return null
  const first = items[0]!.text
  if (/^<(?:!doctype html|html)\b/i.test(first))
    return sentence('The document is an HTML page.', { detail: 'html' })
  if (first.startsWith('<')) return sentence('The document is XML.', { detail: 'xml' })
  // UTF-16 read as UTF-8 has a NUL at every second place. A single one is a fault of its line.
  if ((text.split('\0').length - 1) * 10 > text.length) {
    return sentence('The document is not text.', { detail: 'not-text' })
  }
  const isUri = (item: string): boolean => /^[a-z][a-z0-9+.-]*:\S/i.test(item) || /^\S*$/.test(item)
  if (items.some((item) => isUri(item.text))) return null
  return sentence('The document is text without a URI, which begins with {first:quote40}.', {
    detail: 'text',
    first,
  })
}

function readTree(tree: DocumentTree, text: string, language: string): ReadDocument {
  const { root } = tree
  const read = readApi(root, text.length) ?? readResources(root)
  if (read === null) throw new DocumentError(found(root, language), EXPECTED)
  return withComments(read, tree, text)
}

/** The description of an API; `null` if the document is not one. */
function readApi(root: DocumentNode, length: number): ReadDocument | null {
  if (root.type !== 'an object') return null
  const swagger = memberOf(root, 'swagger')
  const openapi = memberOf(root, 'openapi')
  const asyncapi = memberOf(root, 'asyncapi')
  if (openapi !== null) {
    checkVersion('OpenAPI', openapi, /^3\.[0-9]+(?:\.|$)/, TO_OPENAPI)
    return readOpenApi(root, length)
  }
  if (asyncapi !== null) {
    checkVersion('AsyncAPI', asyncapi, /^[23]\.[0-9]+(?:\.|$)/, TO_ASYNCAPI)
    return readAsyncApi(root, length)
  }
  if (swagger === null) return null
  const message = sentence('The document is Swagger 2.0, which is not supported.', {
    detail: 'swagger',
  })
  throw new DocumentError(message, TO_OPENAPI)
}

function checkVersion(name: string, node: DocumentNode, known: RegExp, remedy: Sentence): void {
  const { type, text: version, start: offset } = node
  if (known.test(version)) return
  if (type === 'a string') {
    const facts = { name, version }
    const message = sentence('The document says that it is {name} {version:quote20}.', {
      detail: 'version',
      ...facts,
    })
    throw new DocumentError(message, remedy, { offset })
  }
  // YAML reads 3.1 as a number.
  const facts = { type: TYPE_WORDS[type], name }
  const message = sentence('The document has {type:phrase} as its version of {name}.', {
    detail: 'version-type',
    ...facts,
  })
  const advice = sentence('Write the version in quotes, such as "3.1.0".')
  throw new DocumentError(message, advice, { offset })
}

/** What a document is that has no URIs for this linter. */
function found(root: DocumentNode, language: string): Sentence {
  if (root.type === 'null') {
    return sentence('The document is {language} without content.', { detail: 'empty', language })
  }
  if (root.type !== 'an object') {
    const type = TYPE_WORDS[root.type]
    return sentence('The document is {language} with {type:phrase}.', {
      detail: 'type',
      language,
      type,
    })
  }
  const names = root.members().map(({ name }) => name.text)
  const n = names.length
  if (n === 0)
    return sentence('The document is {language} with an empty object.', {
      detail: 'empty-object',
      language,
    })
  const rest = n > 3 ? [sentence('{more} more', { more: n - 3 })] : []
  return sentence(
    'The document is {language} with an object that has {n|the member|the members} {members:quote30,and}.',
    { detail: 'members', language, n, members: [...names.slice(0, 3), ...rest] },
  )
}

/** Adds the ignore comments of a language that has comments. */
function withComments(read: ReadDocument, { comments }: DocumentTree, text: string): ReadDocument {
  if (comments.length === 0) return read
  const problems: DocumentProblem[] = [...read.problems]
  const ignores: IgnoreDirective[] = [...read.ignores]
  const lines = new IgnoreLines(text.length, ignores, problems)
  const after = [...comments.entries()].map(([index, { start, text: own }]) => {
    const next = comments[index + 1]?.start ?? text.length
    return { from: start + own.length, to: next }
  })
  for (const [index, comment] of comments.entries()) {
    const from = text.lastIndexOf('\n', comment.start - 1) + 1
    const isTrailing = /\S/.test(text.slice(from, comment.start))
    if (isTrailing) lines.readTrailing(comment, from, comment.start)
    else lines.readComment(comment)
    const content = /\S[^\r\n]*/.exec(text.slice(after[index]!.from, after[index]!.to))
    if (content === null) continue
    const start = after[index]!.from + content.index
    lines.readContent(start, start + content[0].length)
  }
  return { ...read, problems, ignores }
}
