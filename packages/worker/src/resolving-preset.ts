import { type Preset, selectRules } from '@waymark/normalize'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'

/**
 * A preset that resolves relative references, if there is a base.
 *
 * @throws OptionError if the preset does not read a base.
 */
export function resolvingPreset(preset: Preset, base: UrlRecord | null): Preset {
  return base === null ? preset : selectRules(preset, { base: serializeUrl(base) })
}
