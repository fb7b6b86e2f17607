import { viewTranslation } from '../words/translation.ts'
import { en, type Words } from './words-en.ts'

export function siteWords(): Words {
  return viewTranslation()?.site ?? en
}
