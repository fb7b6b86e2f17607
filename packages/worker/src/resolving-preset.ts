import { OptionError } from '@waymark/infra/options'
import { type Preset, selectRules } from '@waymark/normalize'
import { serializeUrl, type UrlRecord } from '@waymark/url-parser'

/**
 * A preset that resolves relative references, if there is a base.
 *
 * @throws OptionError if the preset does not, and the base is needed.
 */
export function resolvingPreset(
  preset: Preset,
  base: UrlRecord | null,
  { isBaseNeeded }: { readonly isBaseNeeded: boolean },
): Preset {
  if (base === null) return preset
  try {
    return selectRules(preset, { base: serializeUrl(base) })
  } catch (error) {
    if (isBaseNeeded || !(error instanceof OptionError)) throw error
    return preset
  }
}
