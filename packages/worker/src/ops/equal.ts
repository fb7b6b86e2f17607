import { equalBy } from '../method-functions.ts'
import type { Op } from '../op.ts'

export const equal: Op = {
  name: 'equal',
  summary: 'Whether two URLs are equal by a comparison method; NULL if one of them has no key.',
  columns: ['url', 'other'],
  type: 'UInt8',
  options: ['method', 'methodOptions', 'base', 'publicSuffixList'],
  needs: ['method'],
  examples: [
    [['HTTPS://A.example', 'https://a.example/'], true, { method: 'whatwg' }],
    [['https://a.example/x', 'https://a.example/y'], false, { method: 'whatwg' }],
    [['https://a.example/x', 'not a URL'], null, { method: 'whatwg' }],
  ],
  create: (settings) => equalBy(settings.method!, settings),
}
