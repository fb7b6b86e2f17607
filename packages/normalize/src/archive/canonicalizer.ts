import { fromByteString, toByteString } from '../bytes.ts'
import type { Canonicalizer, CanonicalizerStep } from '../preset.ts'
import { BASE_OPTION, linkWithStep } from '../resolve-input.ts'
import { parseArchiveUrl, serializeArchiveUrl } from './archive-url.ts'
import type { ArchiveStep } from './steps.ts'

/** No known input needs more than six. The limit only makes sure that the work ends. */
const MOST_PASSES = 100

/**
 * Makes a canonicaliser of web archives from its steps.
 *
 * The published steps leave some inputs in a form that they would change again, such as a default port that is
 * recognised only after decoding. Here they are repeated until nothing changes, so that a canonical form stays
 * the same when it is canonicalised again.
 *
 * Without a base, a string without a scheme is a host and what comes after it; with a base, it is a reference.
 */
export function createCanonicalizer(steps: readonly ArchiveStep[]): Canonicalizer {
  return {
    options: [BASE_OPTION],
    canonicalize(input, onStep, { base } = {}) {
      const link = linkWithStep(input, base, onStep)
      if (link === null) return null
      let text = toByteString(link)
      for (let pass = 0; pass < MOST_PASSES; pass++) {
        const url = parseArchiveUrl(text)
        let before = text
        const told: CanonicalizerStep[] = []
        for (const step of steps) {
          step.apply(url)
          if (onStep === undefined) continue
          const after = serializeArchiveUrl(url)
          if (after === before) continue
          before = after
          const { name, category, summary } = step
          told.push({ name, category, reason: summary, after: fromByteString(after) })
        }
        const result = serializeArchiveUrl(url)
        // What one step decodes and another encodes again is no change.
        if (result === text) break
        for (const step of told) onStep?.(step)
        text = result
      }
      return fromByteString(text)
    },
  }
}
