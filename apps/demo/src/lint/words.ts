import { type LintWords, lint } from '../words/en/lint.ts'
import { translation } from '../words/translation.ts'

export function lintWords(): LintWords {
  return translation()?.lint ?? lint
}
