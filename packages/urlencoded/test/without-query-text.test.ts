import { parseUrlencoded, serializeUrlencoded, URLSearchParams } from '@waymark/urlencoded'
import { expect, test, vi } from 'vitest'

const look = vi.hoisted(() => vi.fn(() => false))
vi.mock('../src/query-text.ts', () => ({ isSerializedQuery: look }))

test.each(['', 'a=1&b=2', '?a=1', 'a', 'a=1&', '=', 'a=%20', 'a=1=2', 'é=+'])(
  'the list writes %j the same without a look at the query',
  (query) => {
    look.mockClear()
    const text = serializeUrlencoded(parseUrlencoded(query.replace('?', '')))
    expect(new URLSearchParams(query).toString()).toBe(text)
    expect(look).toHaveBeenCalledOnce()
  },
)
