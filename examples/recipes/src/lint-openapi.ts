import { lintDocument } from '@waymark/uri-design'
import { parseYaml } from '@waymark/uri-design/yaml'

/** What the paths, parameters and servers of an OpenAPI document could do better, a line for each. */
export function lintApi(document: string): string[] {
  const { findings, problems } = lintDocument(document, {}, { yaml: parseYaml })
  return [...problems, ...findings].map(({ code, pointer, message, remedy }) => {
    return `${pointer}: ${message} ${remedy} (${code})`
  })
}
