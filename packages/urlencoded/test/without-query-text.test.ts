import { parseUrlencoded, serializeUrlencoded, URLSearchParams } from '@waymark/urlencoded'
import { expect, test, vi } from 'vitest'

const look = vi.hoisted(() => vi.fn(() => false))
vi.mock(import('../src/query-text.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  isPlain: look,
  isSerializedQuery: look,
}))

test.each(['', 'a=1&b=2', '?a=1', 'a', 'a=1&', '=', 'a=%20', 'a=1=2', 'é=+'])(
  'the list answers for %j the same without the text',
  (query) => {
    look.mockClear()
    const tuples = parseUrlencoded(query.replace('?', ''))
    expect(new URLSearchParams(query).toString()).toBe(serializeUrlencoded(tuples))
    expect(look).toHaveBeenCalledOnce()
    const found = tuples.find(([name]) => name === 'a')
    expect(new URLSearchParams(query).get('a')).toBe(found?.[1] ?? null)
    expect(look).toHaveBeenCalledTimes(2)
  },
)
