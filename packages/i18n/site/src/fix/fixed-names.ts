import type { DatabaseForm } from '../database/database-reader.ts'

/** The default name of a corrected database, such as `url-source.fixed.json` for `url-source.json.gz`. */
export function fixedName(path: string): string {
  const name = uncompressedName(path)
  const [, start = name, ending = ''] = /^(.*)(\.[^./\\]*)$/s.exec(name) ?? []
  return `${start}.fixed${ending}`
}

/** The name of the patch next to a corrected database, such as `url-source.fixed.patch.json`. */
export function patchName(output: string, form: DatabaseForm): string {
  const start = output.replace(/\.[^./\\]*$/, '')
  return `${start}.patch${form === 'json' ? '.json' : ''}`
}

/** A name without the ending of a compressed file. */
export function uncompressedName(path: string): string {
  return path.replace(/\.(?:gz|zst)$/i, '')
}
