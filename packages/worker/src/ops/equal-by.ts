import { byName, equalBy } from '../method-functions.ts'
import type { Op } from '../op.ts'

export const equalByColumn: Op = {
  name: 'equal-by',
  summary: 'Whether two URLs are equal by the method, or preset, that a column names.',
  columns: ['url', 'other', 'method'],
  type: 'UInt8',
  options: ['base'],
  examples: [
    [['https://a.example.com/', 'https://b.example.com/', 'same-site'], true],
    [['https://a.example.com/', 'https://b.example.com/', 'same-origin'], false],
    [['https://a.example.com/', 'https://b.example.com/', 'unheard-of'], null],
  ],
  create(settings) {
    const equalByName = byName((name) => equalBy(name, { ...settings, isBaseShared: true }))
    return (a, b, name) => equalByName(name)?.(a, b) ?? null
  },
}
