import { byName, equalBy } from '../method-functions.ts'
import type { Op, OpOption } from '../op.ts'

/** Read by some of the methods that a column can name. */
const SHARED: readonly OpOption[] = ['base', 'publicSuffixList']

export const equalByColumn: Op = {
  name: 'equal-by',
  summary: 'Whether two URLs are equal by the method, or preset, that a column names.',
  columns: ['url', 'other', 'method'],
  type: 'UInt8',
  options: SHARED,
  examples: [
    [['https://a.example.com/', 'https://b.example.com/', 'same-site'], true],
    [['https://a.example.com/', 'https://b.example.com/', 'same-origin'], false],
    [['https://a.example.com/', 'https://b.example.com/', 'unheard-of'], null],
  ],
  create(settings) {
    const equalByName = byName((name) => equalBy(name, { ...settings, shared: SHARED }))
    return (a, b, name) => equalByName(name)?.(a, b) ?? null
  },
}
