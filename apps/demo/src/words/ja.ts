import { compare } from './ja/compare.ts'
import { differences } from './ja/differences.ts'
import { drawing } from './ja/drawing.ts'
import { examples } from './ja/examples.ts'
import { lint } from './ja/lint.ts'
import { titles } from './ja/page.ts'
import { read } from './ja/read.ts'
import { rules } from './ja/rules.ts'
import type { Translation } from './translation.ts'

export const ja: Translation = {
  language: 'ja',
  titles,
  examples,
  drawing,
  read,
  differences,
  compare,
  rules,
  lint,
}
