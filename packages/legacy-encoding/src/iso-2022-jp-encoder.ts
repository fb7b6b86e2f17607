import { toScalarValueString } from '@waymark/infra'
import type { Encoder } from '@waymark/percent-encoding'
import { encodeOrNull, type FatalEncoder } from './stateless-encoder.ts'

type State = 'ASCII' | 'Roman' | 'jis0208'

const ESCAPE: Record<State, readonly number[]> = {
  ASCII: [0x1b, 0x28, 0x42],
  Roman: [0x1b, 0x28, 0x4a],
  jis0208: [0x1b, 0x24, 0x42],
}

const REPLACEMENT = 0xfffd
const YEN = 0xa5
const OVERLINE = 0x203e

/** Index ISO-2022-JP katakana, from U+FF61. https://encoding.spec.whatwg.org/index-iso-2022-jp-katakana.txt */
const KATAKANA =
  '。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜'

/**
 * The one stateful encoder. The library throws away the state at an error, the standard keeps it, so the
 * state machine stands here; the characters come from EUC-JP, which has the same index.
 *
 * https://encoding.spec.whatwg.org/#iso-2022-jp-encoder
 */
export function createIso2022JpEncoder(eucJp: FatalEncoder): Encoder {
  return {
    encode(input, emit, fail) {
      // The assertion keeps the type wide: `enter` writes it, which narrowing does not see.
      let state = 'ASCII' as State
      const enter = (next: State) => {
        if (state === next) return
        state = next
        ESCAPE[next].forEach(emit)
      }
      for (const character of toScalarValueString(input)) {
        const codePoint = character.codePointAt(0)!
        if (codePoint < 0x80) {
          if (state !== 'jis0208' && isShiftOrEscape(codePoint)) {
            fail(REPLACEMENT)
            continue
          }
          const sameInRoman = codePoint !== 0x5c && codePoint !== 0x7e
          if (state === 'jis0208' || !sameInRoman) enter('ASCII')
          // Once in ASCII, these are refused as everywhere.
          if (isShiftOrEscape(codePoint)) fail(REPLACEMENT)
          else emit(codePoint)
        } else if (codePoint === YEN || codePoint === OVERLINE) {
          enter('Roman')
          emit(codePoint === YEN ? 0x5c : 0x7e)
        } else {
          const pair = jis0208(eucJp, codePoint)
          if (pair !== null) {
            enter('jis0208')
            pair.forEach(emit)
          } else {
            if (state === 'jis0208') enter('ASCII')
            fail(codePoint)
          }
        }
      }
      enter('ASCII')
    },
  }
}

/** SO, SI and ESC would begin a sequence of the encoding's own. */
function isShiftOrEscape(codePoint: number): boolean {
  return codePoint === 0x0e || codePoint === 0x0f || codePoint === 0x1b
}

/** The two bytes of index jis0208, or `null`. EUC-JP has them with the high bit set. */
function jis0208(eucJp: FatalEncoder, codePoint: number): readonly number[] | null {
  const character =
    codePoint >= 0xff61 && codePoint <= 0xff9f
      ? KATAKANA.charAt(codePoint - 0xff61)
      : String.fromCodePoint(codePoint === 0x2212 ? 0xff0d : codePoint)
  const bytes = encodeOrNull(eucJp, character)
  return bytes?.length === 2 ? Array.from(bytes, (byte) => byte - 0x80) : null
}
