import { viewTranslation } from '../words/translation.ts'
import { en, type Words } from './words-en.ts'

export function setWords(): Words {
  return viewTranslation()?.sets ?? en
}
