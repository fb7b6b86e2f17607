import { readUrl } from '@waymark/url-parser'
import { afterAll, expect, test, vi } from 'vitest'

// Modules that another file has loaded call the parser, and not the spy.
vi.hoisted(() => vi.resetModules())
vi.mock('@waymark/url-parser', { spy: true })

const { main } = await import('../src/main.ts')
const { memoryIo } = await import('./sources.ts')

afterAll(() => {
  vi.restoreAllMocks()
  vi.resetModules()
})

// The trace of a canonical form reads once more what the parser changes.
test.each([
  [['https://example.com/a']],
  [['https://example.com/?a=1', '--known', 'example.com', '--format', 'json']],
  [['../a b', '--base', 'https://example.com/']],
  [['https://exa mple.com/']],
])('`inspect` reads its URL once: %j', async (args) => {
  vi.mocked(readUrl).mockClear()
  await main(['inspect', ...args], memoryIo().io)
  expect(
    vi
      .mocked(readUrl)
      .mock.calls.map(([input]) => input)
      .filter((input) => input === args[0]),
  ).toEqual([args[0]])
})
