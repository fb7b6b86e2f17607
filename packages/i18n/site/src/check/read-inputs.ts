import type { SiteFiles } from '../site-files.ts'
import { type Inputs, type PackedCopy, withoutCopies } from './list-inputs.ts'
import type { SitemapFile } from './site-check.ts'

/**
 * Reads the listed files, and then the files that indexes among them list, each once. Files that an index lists are added to
 * the list.
 *
 * @param read - Reads a file, and returns the files that it lists if it is an index.
 * @returns The compressed copies, which were not read.
 */
export async function* readInputs<Event>(
  { inputs, copies }: Inputs,
  files: SiteFiles,
  read: (input: SitemapFile) => AsyncGenerator<Event, readonly string[], undefined>,
): AsyncGenerator<Event, readonly PackedCopy[], undefined> {
  const known = new Set(inputs.map(({ path }) => files.identify(path)))
  // The list grows while indexes are read.
  for (const input of inputs) {
    for (const path of withoutCopies(yield* read(input), copies, files)) {
      const file = files.identify(path)
      if (known.has(file)) continue
      known.add(file)
      inputs.push({ path, isNamed: true, folder: undefined })
    }
  }
  return [...copies].flatMap(([file, copy]) => (known.has(file) ? [] : [copy]))
}
