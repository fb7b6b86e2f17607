import { ru as reasons } from '../hosts/reasons-ru.ts'
import { ru as hosts } from '../hosts/words-ru.ts'
import { ru as list } from '../list/words-ru.ts'
import { ru as many } from '../many/words-ru.ts'
import { ru as patterns } from '../patterns/words-ru.ts'
import { ru as peers } from '../peers/words-ru.ts'
import { ru as site } from '../site-check/words-ru.ts'
import { STEPS_RU as steps } from '../stepper/steps-ru.ts'
import { ru as stepper } from '../stepper/words-ru.ts'
import { ru as tour } from '../tour/words-ru.ts'
import type { ViewTranslation } from './translation.ts'

export const ru: ViewTranslation = {
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
