import { viewTranslation } from '../words/translation.ts'
import { en, type Words } from './words-en.ts'

export function listWords(): Words {
  return viewTranslation()?.list ?? en
}
