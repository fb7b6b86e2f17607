import { type At, mergeParameters } from './api-parameters.ts'
import { ApiReader } from './api-reader.ts'
import { readServers } from './api-servers.ts'
import type { ReadDocument } from './document-reading.ts'
import { type DocumentNode, memberOf } from './document-tree.ts'

/** The members of a path that are operations. */
export const METHODS: readonly string[] = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
  'query',
]

/**
 * Reads the paths, parameters and servers of an OpenAPI description. Schemas and examples are not read.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#openapi-object
 */
export function readOpenApi(root: DocumentNode, length: number): ReadDocument {
  const reader = new ApiReader(root, length)
  const top: At = { node: root, path: [] }
  reader.readMembers(top)
  readServers(top, reader)
  for (const { name, value } of reader.membersOf(top, 'paths')) {
    if (name.text.startsWith('x-')) continue
    const at: At = { node: value, path: ['paths', name.text] }
    reader.ignoreIn(name.start, at)
    reader.readPath(name, at.path, variablesOf(at, reader))
    readOperations(at, reader)
  }
  for (const { name, value } of reader.membersOf(top, 'webhooks')) {
    const at: At = { node: value, path: ['webhooks', name.text] }
    reader.ignoreIn(name.start, at)
    readOperations(at, reader)
  }
  return reader.finish()
}

/** The parameters of each operation of a path, for the check of the variables in it. */
function variablesOf(at: At, reader: ApiReader): Parameters<ApiReader['readPath']>[2] {
  const item = reader.references.follow(at)
  if (item === null) return []
  const shared = reader.references.parametersOf(item)
  return operationsOf(item, reader).map(([name, operation]) => {
    const own = reader.references.parametersOf(operation)
    return { name, ...mergeParameters(shared, own) }
  })
}

/** The operations of a path, but none that is in another file. */
function operationsOf({ node, path }: At, reader: ApiReader): readonly (readonly [string, At])[] {
  return METHODS.flatMap((method) => {
    const written = memberOf(node, method)
    if (written?.type !== 'an object') return []
    const operation = reader.references.follow({ node: written, path: [...path, method] })
    return operation === null ? [] : [[method, operation] as const]
  })
}

/** Reads the servers and the queries of the operations of a path. */
function readOperations(at: At, reader: ApiReader): void {
  const item = reader.references.follow(at)
  if (item === null || !reader.isNew(item.node)) return
  reader.readMembers(item)
  readServers(item, reader)
  const shared = reader.references.parametersOf(item)
  for (const [, operation] of operationsOf(item, reader)) {
    reader.ignoreIn(operation.node.start, operation)
    reader.readMembers(operation)
    readServers(operation, reader)
    const own = reader.references.parametersOf(operation)
    reader.readQuery(operation, mergeParameters(shared, own).list)
  }
}
