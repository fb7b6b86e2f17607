import { expect, test, vi } from 'vitest'
import { decompose } from '../src/decomposition.ts'
import { asciiLookalike } from '../src/skeleton.ts'

vi.mock('../src/decomposition.ts', { spy: true })

test('a call that throws half-way, as where the stack ends, hides no lookalike from later ones', () => {
  vi.mocked(decompose).mockImplementation((c) => {
    if (c === '5'.charCodeAt(0)) throw new RangeError('Maximum call stack size exceeded')
    return [c]
  })
  expect(() => asciiLookalike('ѕсоре')).toThrow(RangeError)
  vi.mocked(decompose).mockReset()
  expect(asciiLookalike('ѕсоре')).toBe('scope')
})
