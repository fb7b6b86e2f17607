import { viewTranslation } from '../words/translation.ts'
import { en, type Words } from './words-en.ts'

export function manyWords(): Words {
  return viewTranslation()?.many ?? en
}
