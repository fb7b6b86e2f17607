import { compare } from './ru/compare.ts'
import { differences } from './ru/differences.ts'
import { drawing } from './ru/drawing.ts'
import { examples } from './ru/examples.ts'
import { lint } from './ru/lint.ts'
import { titles } from './ru/page.ts'
import { read } from './ru/read.ts'
import { rules } from './ru/rules.ts'
import type { Translation } from './translation.ts'

export const ru: Translation = {
  language: 'ru',
  titles,
  examples,
  drawing,
  read,
  differences,
  compare,
  rules,
  lint,
}
