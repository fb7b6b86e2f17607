import { viewTranslation } from '../words/translation.ts'
import { en, type Words } from './words-en.ts'

export function hostWords(): Words {
  return viewTranslation()?.hosts ?? en
}
