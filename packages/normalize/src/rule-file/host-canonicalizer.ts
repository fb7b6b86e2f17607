import { serializeHost } from '@waymark/host'
import { parseUrl } from '@waymark/url-parser'
import type { Canonicalizer, Preset } from '../preset.ts'
import { type Normalizer, normalizerOf } from '../preset-normalizer.ts'
import { BASE_OPTION, RESOLVE, resolveInput } from '../resolve-input.ts'
import { traceBy } from '../trace-run.ts'
import type { HostPresets } from './host-presets.ts'

/**
 * Normalises each URL by the preset of its host; what is not a URL, and URLs without a host, by that of all others.
 *
 * @param file - What {@link Canonicalizer.file} is.
 */
export function createHostCanonicalizer(presets: HostPresets, file: object): Canonicalizer {
  // Made when a host needs it: a file may have thousands.
  const normalizers = new Map<Preset, Normalizer>()
  return {
    file,
    options: [BASE_OPTION],
    canonicalize(input, onStep, options = {}) {
      const text = resolveInput(input, options)
      const host = parseUrl(text)?.host ?? null
      const preset = host === null ? presets.otherwise : presets.of(serializeHost(host))
      if (onStep === undefined) {
        const normalize = normalizers.get(preset) ?? normalizerOf(preset, undefined)
        normalizers.set(preset, normalize)
        return normalize(text)
      }
      const { output, steps } = traceBy(text, preset)
      if (text !== input) onStep({ ...RESOLVE, after: text })
      for (const { rule: name, category, reason, data, after } of steps) {
        onStep({ name, category, reason, data, after })
      }
      return output
    },
  }
}
