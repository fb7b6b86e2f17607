import { canonicalDecomposition } from '@waymark/idna/nfc'
import { expect, test, vi } from 'vitest'
import { asciiLookalike } from '../src/skeleton.ts'

vi.mock('@waymark/idna/nfc', { spy: true })

test('a call that throws half-way, as where the stack ends, hides no lookalike from later ones', () => {
  vi.mocked(canonicalDecomposition).mockImplementation((c) => {
    if (c === '5'.charCodeAt(0)) throw new RangeError('Maximum call stack size exceeded')
    return [c]
  })
  expect(() => asciiLookalike('ѕсоре')).toThrow(RangeError)
  vi.mocked(canonicalDecomposition).mockReset()
  expect(asciiLookalike('ѕсоре')).toBe('scope')
})
