import { viewTranslation } from '../words/translation.ts'
import { STEPS_EN, type StepWords } from './steps-en.ts'
import { en, type Words } from './words-en.ts'

export function stepperWords(): Words {
  return viewTranslation()?.stepper ?? en
}

/** The steps of each state. */
export function stepWords(): StepWords {
  return viewTranslation()?.steps ?? STEPS_EN
}
