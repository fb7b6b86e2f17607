import { deepFreeze } from '@waymark/infra/internal'
import type { SitemapExtension } from '../protocol/extension.ts'
import type { ExtensionDefinition } from './definition.ts'
import { ExtensionElementReader } from './element-reader.ts'
import { writeItem } from './element-writer.ts'

/** The extension that a table describes. */
export function defineExtension(definition: ExtensionDefinition): SitemapExtension {
  const { member, prefix, namespace, element, maxPerPage, maxPerFile } = definition
  return deepFreeze({
    member,
    prefix,
    namespace,
    element,
    maxPerPage,
    maxPerFile,
    read: (node, now) => new ExtensionElementReader(definition, now).read(node),
    write: (value, place) => writeItem(definition, value, place),
  })
}
