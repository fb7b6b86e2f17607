import type { At } from './api-parameters.ts'
import { ApiReader } from './api-reader.ts'
import { readServer } from './api-servers.ts'
import type { ReadDocument } from './document-reading.ts'
import { type DocumentNode, stringOf } from './document-tree.ts'

/**
 * Reads the channels and servers of an AsyncAPI description, version 2 or 3. In version 2, the name of a channel is its
 * address; in version 3, it has a member `address`.
 *
 * @see https://www.asyncapi.com/docs/reference/specification/v3.0.0
 */
export function readAsyncApi(root: DocumentNode, length: number): ReadDocument {
  const reader = new ApiReader(root, length)
  const isSecond = stringOf(root, 'asyncapi')?.text.startsWith('2.') === true
  const top: At = { node: root, path: [] }
  for (const { name, value } of reader.membersOf(top, 'servers')) {
    readServer({ node: value, path: ['servers', name.text] }, reader)
  }
  for (const { name, value } of reader.membersOf(top, 'channels')) {
    const path = ['channels', name.text]
    reader.ignoreIn(name.start, { node: value, path })
    if (isSecond) reader.readAddress(name, path)
    else {
      const channel = reader.references.follow({ node: value, path })
      const address = channel === null ? null : stringOf(channel.node, 'address')
      if (channel === null || address === null || !reader.isNew(address)) continue
      reader.readAddress(address, [...channel.path, 'address'])
    }
  }
  return reader.finish()
}
