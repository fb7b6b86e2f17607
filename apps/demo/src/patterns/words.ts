import { viewTranslation } from '../words/translation.ts'
import { en, type Words } from './words-en.ts'

export function patternWords(): Words {
  return viewTranslation()?.patterns ?? en
}
