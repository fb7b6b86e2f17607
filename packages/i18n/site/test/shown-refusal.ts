import type { FileError } from '@waymark/site'
import { factLine } from '../../../../test/plain-facts.ts'

/** Why a file is refused, in one line: its place, the code and the facts. */
export function shownRefusal({ problem }: FileError): string {
  const { file, line, column, code, data } = problem
  const place = [file, line, column].filter((part) => part !== undefined).join(':')
  return factLine(data, place, code)
}
