import { type Classes, classesOf, slotOf } from './classes.ts'
import { type Compositions, compositionsOf } from './compositions.ts'
import { DISALLOWED } from './properties.ts'
import { type Targets, targetsOf } from './targets.ts'

/** The tables as text, see scripts/generate.ts. */
export type TableTexts = readonly [classes: string, targets: string, compositions: string]

/** One Unicode version. Each table is decoded when first asked for, so plain ASCII must not ask. */
export interface Unicode {
  readonly classes: Classes
  readonly targets: Targets
  readonly compositions: Compositions
}

export function unicodeOf(texts: TableTexts): Unicode {
  let classes: Classes | null = null
  let targets: Targets | null = null
  let compositions: Compositions | null = null
  return {
    get classes() {
      classes ??= classesOf(texts[0])
      return classes
    },
    get targets() {
      targets ??= targetsOf(texts[1], this.classes)
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
  return slot < 0 ? DISALLOWED : classes.words[classes.of(slot)]!
}
