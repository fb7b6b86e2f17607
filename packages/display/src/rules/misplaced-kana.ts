import { isOfScript, type LabelRule } from '../label.ts'

/** By code point: the scripts of the letters that it repeats or makes long. */
const SCRIPTS_BEFORE: ReadonlyMap<number, readonly string[]> = /* @__PURE__ */ new Map([
  [0x30fc, ['Hira', 'Kana']],
  [0x309d, ['Hira', 'Hani']],
  [0x309e, ['Hira', 'Hani']],
  [0x30fd, ['Kana']],
  [0x30fe, ['Kana']],
])

/** U+3078 to U+307A and U+30D8 to U+30DA: へべぺ and ヘベペ. Only their neighbours tell them apart. */
const FIRST_HE = { Hira: 0x3078, Kana: 0x30d8 } as const

/**
 * `ー` looks like a hyphen and `ヽ` like a comma where they do not follow what they make long or repeat. `へ` is not told from
 * `ヘ` among letters that are all of the other kind.
 *
 * https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 */
export const misplacedKana: LabelRule = {
  code: 'misplaced-kana',
  run: ({ points }, find) => {
    const hasKana = hasOther(points, 'Kana', 'Hira')
    const hasHira = hasOther(points, 'Hira', 'Kana')
    points.forEach((c, i) => {
      const before = SCRIPTS_BEFORE.get(c)
      const isBetween = (script: string) =>
        isOfScript(points[i - 1], script) && isOfScript(points[i + 1], script)
      if (
        (before !== undefined && !isOfScript(points[i - 1], ...before)) ||
        (isHe(c, 'Hira') && !hasHira && isBetween('Kana')) ||
        (isHe(c, 'Kana') && !hasKana && isBetween('Hira'))
      ) {
        find(i, i + 1)
      }
    })
  },
}

function isHe(c: number, script: 'Hira' | 'Kana'): boolean {
  return c >= FIRST_HE[script] && c <= FIRST_HE[script] + 2
}

/** Whether there is a letter of one of the two scripts only that is neither `へ` nor `ヘ`. */
function hasOther(points: readonly number[], own: 'Hira' | 'Kana', other: string): boolean {
  return points.some((c) => isOfScript(c, own) && !isOfScript(c, other) && !isHe(c, own))
}
