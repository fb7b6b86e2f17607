import { dirname, isAbsolute, relative } from 'node:path'
import { mapTexts } from '@waymark/infra/internal'
import type { Problem } from '@waymark/infra/problem'
import type { RelatedSitePlace } from '@waymark/site'

/**
 * Names files as a report names them, which may be sent to others: without the folders above the inputs. Relative paths stay
 * as they are.
 */
export class SharedNames {
  readonly #pattern: RegExp | null

  /** @param paths - The paths that the user gave. */
  constructor(paths: readonly string[]) {
    const folders = [...new Set(paths.filter((path) => isAbsolute(path)).map(folderAbove))]
      // Every absolute path begins with the root, and so do many texts that are not paths.
      .filter((folder) => dirname(folder) !== folder)
      .sort((a, b) => b.length - a.length)
      .map((folder) => folder.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    // A URL may have the same folders in its path.
    this.#pattern =
      folders.length === 0
        ? null
        : new RegExp(`(?<![^\\s"'(,])(?:${folders.join('|')})[\\\\/]`, 'g')
  }

  /** A path, or a text with paths. */
  in(text: string): string {
    return this.#pattern === null ? text : text.replaceAll(this.#pattern, '')
  }

  /** A problem in whose places, message and facts the files are named like this. */
  of<Told extends Shared>(problem: Told): Told {
    if (this.#pattern === null) return problem
    const { file, message, data, related } = problem
    return {
      ...problem,
      message: this.in(message),
      ...(data === undefined ? {} : { data: mapTexts(data, (text) => this.in(text)) }),
      ...(file === undefined ? {} : { file: this.in(file) }),
      ...(related === undefined
        ? {}
        : {
            related: related.map((place) =>
              place.file === undefined ? place : { ...place, file: this.in(place.file) },
            ),
          }),
    }
  }
}

interface Shared extends Pick<Problem, 'message' | 'data'> {
  readonly file?: string
  readonly related?: readonly RelatedSitePlace[]
}

/** The current folder if the path is below it, otherwise the folder of the path. */
function folderAbove(path: string): string {
  const current = process.cwd()
  const below = relative(current, path)
  return below === '' || below.startsWith('..') || isAbsolute(below) ? dirname(path) : current
}
