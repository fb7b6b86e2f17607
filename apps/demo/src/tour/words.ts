import { viewTranslation } from '../words/translation.ts'
import { en, type TourWords } from './words-en.ts'

export function tourWords(): TourWords {
  return viewTranslation()?.tour ?? en
}
