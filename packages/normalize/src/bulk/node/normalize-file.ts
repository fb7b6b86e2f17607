import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { RuleSelection } from '../../preset.ts'
import type { LineProblem } from '../line-problem.ts'
import { BulkNormalizer, type BulkNormalizerOptions } from './bulk-normalizer.ts'

/** How the work on a file went. */
export interface NormalizedFile {
  /** How many lines were read. */
  readonly lines: number
  /** The lines that are not URLs. */
  readonly problems: readonly LineProblem[]
  /** Whether the file was written: not if a line ended the work, because `onError` is `fail`. */
  readonly isWritten: boolean
}

/**
 * Writes the normal form of a list of URLs, one on each line, to another file, which appears whole or not at all.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @throws The error of the system if a file cannot be read or written; OptionError for a misspelt option.
 *
 * @example
 * ```ts
 * import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
 * import { tmpdir } from 'node:os'
 * import { join } from 'node:path'
 * import { normalizeFile } from '@waymark/normalize/bulk/node'
 *
 * const folder = await mkdtemp(join(tmpdir(), 'normalize-'))
 * const from = join(folder, 'urls.txt')
 * await writeFile(from, 'HTTP://A.example/p/\nno url\n')
 * const { lines, problems } = await normalizeFile(from, join(folder, 'canonical.txt'), 'seo')
 * await readFile(join(folder, 'canonical.txt'), 'utf8') // => 'http://a.example/p\n'
 * [lines, problems.length] // => [2, 1]
 * await rm(folder, { recursive: true })
 * ```
 */
export async function normalizeFile(
  from: string,
  to: string,
  selection: RuleSelection,
  options?: BulkNormalizerOptions,
): Promise<NormalizedFile> {
  const normalizer = new BulkNormalizer(selection, options)
  const place = `${to}.${crypto.randomUUID()}.tmp`
  const output = createWriteStream(place, { flags: 'wx' })
  // Awaited at the end; until then its failure comes out of the write that met it.
  const done = finished(output)
  done.catch(() => {})
  let lines = 0
  const problems: LineProblem[] = []
  try {
    const isWritten = await normalizer.run(createReadStream(from), async (block) => {
      lines += block.lines
      for (const problem of block.problems) problems.push(problem)
      await new Promise<void>((resolve, reject) => {
        output.write(block.output, (error) => (error == null ? resolve() : reject(error)))
      })
      return true
    })
    output.end()
    await done
    if (isWritten) await rename(place, to)
    else await rm(place, { force: true })
    return { lines, problems, isWritten }
  } catch (error) {
    // A write after the failure of the output says only that the stream is destroyed.
    const cause = output.errored ?? error
    output.destroy()
    await rm(place, { force: true })
    throw cause
  } finally {
    await normalizer.close()
  }
}
