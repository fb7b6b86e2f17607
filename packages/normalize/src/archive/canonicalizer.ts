import { fromByteString, toByteString } from '../bytes.ts'
import type { Canonicalizer } from '../preset.ts'
import { parseArchiveUrl, serializeArchiveUrl } from './archive-url.ts'
import type { ArchiveStep } from './steps.ts'

/** More than any text needs that was not made to need more. */
const MOST_PASSES = 8

/**
 * A canonicaliser of archives from its steps.
 *
 * The steps as they were published leave some texts in a form that they would change again, as a default port
 * that only shows when it is decoded. Here they are repeated until nothing changes, so that a canonical
 * form is one.
 */
export function createCanonicalizer(steps: readonly ArchiveStep[]): Canonicalizer {
  return {
    canonicalize(input, onStep) {
      let text = toByteString(input)
      for (let pass = 0; pass < MOST_PASSES; pass++) {
        const url = parseArchiveUrl(text)
        let before = text
        for (const step of steps) {
          step.apply(url)
          if (onStep === undefined) continue
          const after = serializeArchiveUrl(url)
          if (after === before) continue
          before = after
          const { name, category, summary } = step
          onStep({ name, category, reason: summary, after: fromByteString(after) })
        }
        const result = serializeArchiveUrl(url)
        if (result === text) break
        text = result
      }
      return fromByteString(text)
    },
  }
}
