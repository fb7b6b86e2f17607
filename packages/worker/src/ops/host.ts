import type { Implementation } from '../op.ts'
import { partBytes } from '../part-bytes.ts'
import { part } from './part.ts'

export const host: Implementation = {
  options: ['base'],
  bind: (settings) => part.bind(settings, 'host'),
  bytesOf: () => partBytes.host,
}
