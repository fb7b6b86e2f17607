import { viewTranslation } from '../words/translation.ts'
import { en, type Reasons } from './reasons-en.ts'

export function hostReasons(): Reasons {
  return viewTranslation()?.reasons ?? en
}
