import { type UrlPart, urlParts } from '@waymark/url-parser/internal/url-parts'
import type { Op } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const partBy: Op = {
  name: 'part-by',
  summary: 'The part of a URL that a column names.',
  columns: ['url', 'part'],
  type: 'String',
  options: ['base'],
  examples: [
    [['https://Example.com:8443/a?b#c', 'port'], '8443'],
    [['https://example.com/', 'unheard-of'], null],
  ],
  create(settings) {
    const parse = parseByBase(settings)
    const known = new Map<string, UrlPart>(urlParts.map((asked) => [asked.name, asked]))
    return (text, name) => {
      const asked = known.get(name)
      const url = asked === undefined ? null : parse(text)
      return url && asked!.read(url)
    }
  },
}
