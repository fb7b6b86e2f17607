import { serializeHost } from '@waymark/host'
import { parseUrl } from '@waymark/url-parser'
import { normalizeWith } from '../normalize-with.ts'
import type { Canonicalizer } from '../preset.ts'
import { BASE_OPTION, RESOLVE, resolveInput } from '../resolve-input.ts'
import { traceWith } from '../trace-run.ts'
import type { HostPresets } from './host-presets.ts'

/**
 * Normalises each URL by the preset of its host; what is not a URL, and URLs without a host, by that of all others.
 *
 * @param file - What {@link Canonicalizer.file} is.
 */
export function createHostCanonicalizer(presets: HostPresets, file: object): Canonicalizer {
  return {
    file,
    options: [BASE_OPTION],
    canonicalize(input, onStep, options = {}) {
      const text = resolveInput(input, options)
      const host = parseUrl(text)?.host ?? null
      const preset = host === null ? presets.otherwise : presets.of(serializeHost(host))
      if (onStep === undefined) return normalizeWith(text, preset)
      const { output, steps } = traceWith(text, preset)
      if (text !== input) onStep({ ...RESOLVE, after: text })
      for (const { rule: name, category, reason, after } of steps) {
        onStep({ name, category, reason, after })
      }
      return output
    },
  }
}
