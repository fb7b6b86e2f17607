import type { Clip } from '../src/clip.ts'
import type { Marked } from '../src/marked.ts'

/** The text of a clip that has all of it; `null` where there is none. */
export function wholeText(clip: Clip | null | undefined): string | null {
  if (clip === null || clip === undefined) return null
  if (clip.text.length !== clip.length)
    throw new Error(`only ${clip.text.length} of ${clip.length}`)
  return clip.text
}

/** The text that is marked; `null` where some of it is left out. */
export function joined({ before, cutBefore, changed, after, cutAfter }: Marked): string | null {
  const isCut = cutBefore || cutAfter || changed.text.length < changed.length
  return isCut ? null : before + changed.text + after
}
