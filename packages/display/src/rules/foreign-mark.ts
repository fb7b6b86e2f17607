import { isOfAnyScript, isOfScript, type LabelRule } from '../label.ts'
import { isMark } from '../marks.ts'
import { scriptsOf, wordOf } from '../tables.ts'

/** Scripts whose letters take the marks that go with many: ´, `, ¨. */
const WITH_ACCENTS = ['Latn', 'Grek', 'Cyrl']

/**
 * A mark on a letter whose script does not use it is not seen, or is taken for a part of the letter.
 *
 * https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 */
export const foreignMark: LabelRule = {
  code: 'foreign-mark',
  run: ({ points }, find) => {
    let base: number | undefined
    points.forEach((c, i) => {
      if (!isMark(c)) base = c
      else if (base !== undefined && !isAtHome(c, base)) find(i, i + 1)
    })
  },
}

function isAtHome(mark: number, base: number): boolean {
  const isAccent = !isOfAnyScript(mark) || isOfScript(mark, 'Latn')
  return isOfScript(base, ...(isAccent ? WITH_ACCENTS : scriptsOf(wordOf(mark))))
}
