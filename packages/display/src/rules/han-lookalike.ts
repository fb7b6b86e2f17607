import { isAsciiAlphanumeric } from '@waymark/infra'
import { isOfScript, type LabelRule } from '../label.ts'

const CJK = ['Hani', 'Hira', 'Kana']

/** Chinese characters that are like `-`, `l`, `t`, `+`, `o`, `x` ... */
const LOOKALIKES: ReadonlySet<string> = /* @__PURE__ */ new Set(
  '一丁七丅丆丨丩丫乂乛二亅亠冖宀十巛工讠〇',
)

/**
 * Such characters are only read as Chinese next to one that is like nothing else.
 *
 * https://chromium.googlesource.com/chromium/src/+/main/docs/idn.md
 */
export const hanLookalike: LabelRule = {
  code: 'han-lookalike',
  run: ({ points }, find) => {
    const hasLatin = points.some((c) => isOfScript(c, 'Latn'))
    for (let i = 0; i < points.length; i++) {
      if (!isLookalike(points[i]!)) continue
      const start = i
      while (i + 1 < points.length && isLookalike(points[i + 1]!)) i++
      const around = [points[start - 1], points[i + 1]]
      const isAmongOthers =
        hasLatin || around.every((c) => c !== undefined && isAsciiAlphanumeric(c))
      const isAmongItsLike = around.some((c) => isOfScript(c, ...CJK))
      if (isAmongOthers && !isAmongItsLike) find(start, i + 1)
    }
  },
}

function isLookalike(c: number): boolean {
  return LOOKALIKES.has(String.fromCodePoint(c))
}
