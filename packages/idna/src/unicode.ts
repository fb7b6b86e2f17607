import { type Classes, classesOf, slotOf } from './classes.ts'
import { type Compositions, compositionsOf } from './compositions.ts'
import { DISALLOWED } from './properties.ts'
import { type Targets, targetsOf } from './targets.ts'

/** The tables as text, see scripts/generate.ts. */
export type TableTexts = readonly [classes: string, targets: string, compositions: string]

/** One Unicode version. Each table is decoded when first asked for. */
export interface Unicode {
  readonly classes: Classes
  readonly targets: Targets
  readonly compositions: Compositions
}

export function unicodeOf(texts: TableTexts): Unicode {
  const classes = classesOf(texts[0])
  let targets: Targets | null = null
  let compositions: Compositions | null = null
  return {
    classes,
    get targets() {
      targets ??= targetsOf(texts[1], classes)
      return targets
    },
    get compositions() {
      compositions ??= compositionsOf(texts[2])
      return compositions
    },
  }
}

/** The property word of a code point. */
export function wordOf({ classes }: Unicode, codePoint: number): number {
  const slot = slotOf(codePoint)
  if (slot < 0) return DISALLOWED
  const id = classes.ids[slot]!
  return classes.words[id === 0 ? classes.of(slot) : id]!
}
