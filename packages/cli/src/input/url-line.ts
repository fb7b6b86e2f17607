import { sentence } from '@waymark/infra/internal'
import { readLines } from '@waymark/sitemap/text'
import { Failure, verbatim } from '../failure.ts'
import type { Io } from '../io.ts'
import { openSource } from './byte-source.ts'
import { saidName } from './said-name.ts'

/** The one URL on standard input. */
export async function readLine(io: Io): Promise<string> {
  const source = await openSource('-', sentence('a URL'), io)
  const facts = { file: verbatim(saidName(source.name)) }
  let text: string | null = null
  for await (const lines of readLines(source)) {
    for (const line of lines) {
      if (line.problem !== null) {
        throw new Failure(
          line.problem === 'too-long'
            ? sentence('{file:verbatim}: the line is longer than 1 MiB: give one URL', {
                detail: 'line-too-long',
                ...facts,
              })
            : sentence('{file:verbatim}: is not UTF-8 text: convert it first', {
                detail: 'utf8-needed',
                ...facts,
              }),
        )
      }
      if (text !== null && text !== '' && line.text !== '') {
        throw new Failure(
          sentence(
            '{file:verbatim}: has more than one line: give one URL; waymark normalize takes many',
            { detail: 'several-lines', ...facts },
          ),
        )
      }
      if (text === null || text === '') text = line.text
    }
  }
  if (text === null)
    throw new Failure(
      sentence('{file:verbatim}: is empty: expected a URL', { detail: 'empty', ...facts }),
    )
  return text
}
