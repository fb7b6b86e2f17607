import { renderUrl } from '@waymark/display'
import type { Op } from '../op.ts'
import { parseByBase } from '../parse-by-base.ts'

export const display: Op = {
  name: 'display',
  summary: 'A URL for people: without credentials, and decoded where that cannot deceive.',
  columns: ['url'],
  type: 'String',
  options: ['base'],
  examples: [
    [['https://me:secret@xn--bcher-kva.example/caf%C3%A9'], 'https://bücher.example/café'],
  ],
  create(settings) {
    const parse = parseByBase(settings)
    return (text) => {
      const url = parse(text)
      return url && renderUrl(url).text
    }
  },
}
