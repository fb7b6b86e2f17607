import type { SiteFiles } from '../site-files.ts'
import { type Inputs, type PackedCopy, type SitemapFile, withoutCopies } from './list-inputs.ts'

/**
 * Reads the listed files, and then the files that an index or a robots.txt among them lists, each once. These are added to
 * the list.
 *
 * @param read - Reads a file, and returns the files that it lists if it is an index or a robots.txt.
 * @returns The compressed copies, which were not read.
 */
export async function* readInputs<Event>(
  { inputs, copies }: Inputs,
  files: SiteFiles,
  read: (input: SitemapFile) => AsyncGenerator<Event, readonly SitemapFile[], undefined>,
): AsyncGenerator<Event, readonly PackedCopy[], undefined> {
  const known = new Set(inputs.map(({ path }) => files.identify(path)))
  // The list grows while indexes are read.
  for (const input of inputs) {
    for (const named of withoutCopies(yield* read(input), copies, files)) {
      const file = files.identify(named.path)
      if (known.has(file)) continue
      known.add(file)
      inputs.push(named)
    }
  }
  return [...copies].flatMap(([file, copy]) => (known.has(file) ? [] : [copy]))
}
