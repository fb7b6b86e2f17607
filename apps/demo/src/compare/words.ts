import { type CompareWords, compare } from '../words/en/compare.ts'
import { translation } from '../words/translation.ts'

export function compareWords(): CompareWords {
  return translation()?.compare ?? compare
}
