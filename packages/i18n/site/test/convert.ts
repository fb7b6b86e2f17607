import {
  type ByteSource,
  type ConvertOptions,
  convertDatabase,
  type SiteProblem,
} from '@waymark/site'

export interface Converted {
  readonly text: string
  readonly problems: readonly SiteProblem[]
  readonly entries: number
  readonly written: number
}

/** Converts a database, and returns its whole text, the problems and the counts. */
export async function convert(
  sources: ByteSource | readonly ByteSource[],
  options: ConvertOptions,
): Promise<Converted> {
  let text = ''
  const problems: SiteProblem[] = []
  const events = convertDatabase(sources, options)
  for (let next = await events.next(); ; next = await events.next()) {
    if (next.done === true) return { text, problems, ...next.value }
    if (next.value.type === 'text') text += next.value.text
    if (next.value.type === 'problem') problems.push(next.value.problem)
  }
}
