import { ja as reasons } from '../hosts/reasons-ja.ts'
import { ja as hosts } from '../hosts/words-ja.ts'
import { ja as list } from '../list/words-ja.ts'
import { ja as many } from '../many/words-ja.ts'
import { ja as patterns } from '../patterns/words-ja.ts'
import { ja as peers } from '../peers/words-ja.ts'
import { ja as site } from '../site-check/words-ja.ts'
import { STEPS_JA as steps } from '../stepper/steps-ja.ts'
import { ja as stepper } from '../stepper/words-ja.ts'
import { ja as tour } from '../tour/words-ja.ts'
import type { ViewTranslation } from './translation.ts'

export const ja: ViewTranslation = {
  stepper,
  steps,
  hosts,
  reasons,
  site,
  patterns,
  list,
  many,
  peers,
  tour,
}
