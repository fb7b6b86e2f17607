import { readLines } from '@waymark/sitemap/text'
import { Failure } from '../failure.ts'
import type { Io } from '../io.ts'
import { openSource } from './byte-source.ts'

/** The one URL on standard input. */
export async function readLine(io: Io): Promise<string> {
  const source = await openSource('-', 'a URL', io)
  let text: string | null = null
  for await (const lines of readLines(source)) {
    for (const line of lines) {
      if (line.problem !== null) {
        throw new Failure(
          `${source.name}: ${line.problem === 'too-long' ? 'the line is longer than 1 MiB: give one URL' : 'is not UTF-8 text: convert it first'}`,
        )
      }
      if (text !== null && text !== '' && line.text !== '') {
        throw new Failure(
          `${source.name}: has more than one line: give one URL; waymark normalize takes many`,
        )
      }
      if (text === null || text === '') text = line.text
    }
  }
  if (text === null) throw new Failure(`${source.name}: is empty: expected a URL`)
  return text
}
