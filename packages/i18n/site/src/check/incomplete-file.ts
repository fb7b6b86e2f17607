import { hasOwn, type Sentence, sentence } from '@waymark/infra/internal'
import type { ProblemItem } from '@waymark/sitemap'
import { FileError } from '../file-error.ts'
import type { OtherXml } from './other-xml.ts'

/** Whether an item is the problem that ended the reading of its file. */
export function refusesFile(item: object): boolean {
  return hasOwn(item, 'refuses') && item.refuses === 'file'
}

/** What is said of a file whose end is missing. */
export const INCOMPLETE: Sentence = sentence('The file cannot be read to its end.')

/** Returns the error of a file that cannot be read to its end, for the reason that a problem says. */
export function incompleteFile(
  name: string,
  problem: OtherXml | ProblemItem | null,
  remedy: Sentence,
): FileError {
  if (problem === null) {
    return new FileError('file-incomplete', name, INCOMPLETE, { remedy })
  }
  const { message: text, data = {}, line, column } = problem
  const reason = { text, data }
  const message = sentence('The file cannot be read to its end. {reason:phrase}', { reason })
  return new FileError('file-incomplete', name, message, { line, column, remedy })
}
