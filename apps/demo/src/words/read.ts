import { type ReadWords, read } from './en/read.ts'
import { translation } from './translation.ts'

export function readWords(): ReadWords {
  return translation()?.read ?? read
}
