import { byName, keysOf } from '../method-functions.ts'
import type { Op, OpOption } from '../op.ts'

/** Read by some of the methods that a column can name. */
const SHARED: readonly OpOption[] = ['base', 'publicSuffixList']

export const keyBy: Op = {
  name: 'key-by',
  summary: 'The key of a URL by the method, or preset, that a column names.',
  columns: ['url', 'method'],
  type: 'String',
  options: SHARED,
  examples: [
    [['https://news.bbc.co.uk/x', 'same-site'], 'https://bbc.co.uk'],
    [['https://news.bbc.co.uk/x', 'whatwg'], 'https://news.bbc.co.uk/x'],
    [['https://news.bbc.co.uk/x', 'unheard-of'], null],
  ],
  create(settings) {
    const keysOfName = byName((name) => keysOf(name, { ...settings, shared: SHARED }))
    return (url, name) => keysOfName(name)?.(url) ?? null
  },
}
