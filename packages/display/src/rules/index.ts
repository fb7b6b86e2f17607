import type { LabelRule } from '../label.ts'
import { confusable } from './confusable.ts'
import { deceptiveMark } from './deceptive-mark.ts'
import { delimiterLookalike } from './delimiter-lookalike.ts'
import { digitLookalike } from './digit-lookalike.ts'
import { foreignMark } from './foreign-mark.ts'
import { hanLookalike } from './han-lookalike.ts'
import { invisibleCharacter } from './invisible-character.ts'
import { misplacedKana } from './misplaced-kana.ts'
import { mixedDigits } from './mixed-digits.ts'
import { mixedScript } from './mixed-script.ts'
import { punctuationLookalike } from './punctuation-lookalike.ts'
import { registryLetter } from './registry-letter.ts'
import { restrictedCharacter } from './restricted-character.ts'
import { wholeScriptConfusable } from './whole-script-confusable.ts'

/** What is looked for in a label, in the order of its warnings: first characters, then the whole. */
export const LABEL_RULES: readonly LabelRule[] = [
  delimiterLookalike,
  deceptiveMark,
  foreignMark,
  misplacedKana,
  hanLookalike,
  punctuationLookalike,
  invisibleCharacter,
  restrictedCharacter,
  registryLetter,
  mixedDigits,
  mixedScript,
  digitLookalike,
  wholeScriptConfusable,
  confusable,
]
