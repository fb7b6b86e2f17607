import { presets } from '@waymark/normalize'
import type { Op } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'
import { resolvingPreset } from '../resolving-preset.ts'

export const part: Op = {
  name: 'part',
  summary: 'A part of a URL, such as the host; NULL if the URL does not have it.',
  columns: ['url'],
  type: 'String',
  options: ['part', 'base'],
  needs: ['part'],
  examples: [
    [['https://Example.com:8443/a?b#c'], 'example.com', { part: 'host' }],
    [['https://example.com:443/'], null, { part: 'port' }],
  ],
  create(settings) {
    const parse = parseByBase(settings)
    const asked = settings.part!
    return (text) => {
      const url = parse(text)
      return url && asked.read(url)
    }
  },
  presetOf({ part: asked, base }) {
    const isWhole = asked?.name === 'href'
    return isWhole ? resolvingPreset(presets.standard, base) : null
  },
}
