import { presets } from '@waymark/normalize'
import { findPart, urlParts } from '@waymark/url-parser/internal/url-parts'
import type { Implementation } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'
import { partBytes } from '../part-bytes.ts'
import { resolvingPreset } from '../resolving-preset.ts'
import { unknownName } from '../unknown-name.ts'

export const part: Implementation = {
  options: ['base'],
  bind(settings, choice) {
    const asked = findPart(String(choice))
    if (asked === null) {
      const names = urlParts.map(({ name }) => name)
      throw unknownName('part', String(choice), names)
    }
    const parse = parseByBase(settings)
    return (text) => {
      const url = parse(text)
      return url && asked.read(url)
    }
  },
  presetOf: ({ base }, choice) =>
    choice === 'href' ? resolvingPreset(presets.standard, base) : null,
  bytesOf(_, choice) {
    const name = findPart(String(choice))?.name ?? 'href'
    return name === 'href' ? null : partBytes[name]
  },
}
