import {
  type ByteSource,
  type ConvertOptions,
  convertDatabase,
  type SiteProblem,
} from '@waymark/site'
import { drain } from './drain.ts'

export interface Converted {
  readonly text: string
  readonly problems: readonly SiteProblem[]
  readonly entries: number
  readonly unlisted: number
  readonly written: number
}

/** Converts a database, and returns its whole text, the problems and the counts. */
export async function convert(
  sources: ByteSource | readonly ByteSource[],
  options: ConvertOptions,
): Promise<Converted> {
  let text = ''
  const problems: SiteProblem[] = []
  const counts = await drain(convertDatabase(sources, options), (event) => {
    if (event.type === 'text') text += event.text
    if (event.type === 'problem') problems.push(event.problem)
  })
  return { text, problems, ...counts }
}
