import { type Preset, selectRules } from '@waymark/normalize'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'

/**
 * The preset with a base; the same preset if there is none.
 *
 * @throws OptionError if the preset does not read a base.
 */
export function resolvingPreset(preset: Preset, base: UrlRecord | null): Preset {
  return base === null ? preset : selectRules(preset, { base: serializeUrl(base) })
}
