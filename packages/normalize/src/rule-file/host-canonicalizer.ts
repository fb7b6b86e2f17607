import { serializeHost } from '@waymark/host'
import { parseUrl } from '@waymark/url-parser'
import { normalizeWith } from '../normalize-with.ts'
import type { Canonicalizer } from '../preset.ts'
import { traceWith } from '../trace-run.ts'
import type { HostPresets } from './host-presets.ts'
import type { RuleFile } from './rule-file.ts'

/**
 * Normalises each URL by the preset of its host; what is not a URL, and URLs without a host, by that of all others.
 *
 * @param file - What {@link Canonicalizer.file} is.
 */
export function createHostCanonicalizer(presets: HostPresets, file: RuleFile): Canonicalizer {
  return {
    file,
    canonicalize(input, onStep) {
      const host = parseUrl(input)?.host ?? null
      const preset = host === null ? presets.otherwise : presets.of(serializeHost(host))
      if (onStep === undefined) return normalizeWith(input, preset)
      const { output, steps } = traceWith(input, preset)
      for (const { rule: name, category, reason, after } of steps) {
        onStep({ name, category, reason, after })
      }
      return output
    },
  }
}
