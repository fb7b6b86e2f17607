import type { FileProblem } from '@waymark/site'
import type { TextPlace } from '../input/text-places.ts'
import { VERSION } from '../version.ts'
import { countsOf, placesOf } from './lint-text.ts'
import type { LintedFile } from './linted-file.ts'

/**
 * What `--format json` prints.
 *
 * @param hidden - How many problems were found and are not reported.
 */
export async function toJson(
  files: readonly LintedFile[],
  hidden: number,
  failures: readonly FileProblem[],
): Promise<object> {
  const { error: errors, warning: warnings } = countsOf(files)
  return {
    generator: `waymark ${VERSION}`,
    command: 'lint',
    errors,
    warnings,
    hidden,
    files: files.map((file) => {
      const places = placesOf(file)
      return {
        file: file.path,
        uris: file.items.length,
        ...(file.isFixing ? { fixed: file.fixed } : {}),
        problems: file.problems.map((problem, index) =>
          describe(problem, file.items, places[index]!),
        ),
      }
    }),
    failures,
  }
}

/** A longer URI, repeated with each of its problems, could make the output grow with the square of its length. */
const MOST_TEXT = 2000

function describe(
  {
    documentStart: _start,
    documentEnd: _end,
    documentFix: _fix,
    ...problem
  }: LintedFile['problems'][number],
  items: LintedFile['items'],
  place: TextPlace,
): object {
  if (!('index' in problem)) return { ...problem, ...place }
  const { index, ...finding } = problem
  const { text } = items[index]!
  return { ...finding, ...place, text: text.length > MOST_TEXT ? null : text }
}
