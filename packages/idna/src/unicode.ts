import { type CanonicalData, FIRST_RELEVANT } from './canonical-form.ts'
import { type Classes, classesOf, slotOf } from './classes.ts'
import { type Compositions, compositionsOf } from './compositions.ts'
import { COMBINING_MASK, COMBINING_SHIFT, DISALLOWED } from './properties.ts'
import { type Targets, targetsOf } from './targets.ts'

/** The tables as text, see scripts/generate.ts. */
export type TableTexts = readonly [classes: string, targets: string, compositions: string]

/**
 * One Unicode version. Each table is decoded when it is first needed.
 *
 * The canonical data are those of text as the mapping leaves it: valid and disallowed code points. Of the
 * characters with canonical mappings, only composites can be valid, and no disallowed one has a combining
 * class or a part in a composition (the generator checks both). `nfc.ts` has those of all code points.
 */
export interface Unicode extends CanonicalData {
  readonly classes: Classes
  readonly targets: Targets
}

export function unicodeOf(texts: TableTexts): Unicode {
  const classes = classesOf(texts[0])
  let targets: Targets | null = null
  let compositions: Compositions | null = null
  const unicode: Unicode = {
    classes,
    get targets() {
      targets ??= targetsOf(texts[1], classes)
      return targets
    },
    get compositions() {
      compositions ??= compositionsOf(texts[2])
      return compositions
    },
    combiningClass: (c) =>
      c < FIRST_RELEVANT ? 0 : (wordOf(unicode, c) & COMBINING_MASK) >> COMBINING_SHIFT,
  }
  return unicode
}

/** The property word of a code point. */
export function wordOf({ classes }: Unicode, codePoint: number): number {
  const slot = slotOf(codePoint)
  if (slot < 0) return DISALLOWED
  const id = classes.ids[slot]!
  return classes.words[id === 0 ? classes.of(slot) : id]!
}
