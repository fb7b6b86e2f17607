import { type Instruction, runWildcardProgram } from '@waymark/url-pattern/internal'
import { expect, test } from 'vitest'

const END: Instruction = { op: 'end' }
const DIGIT: Instruction = { op: 'set', has: (unit) => unit >= 0x30 && unit <= 0x39 }
const AT_END: Instruction = { op: 'look', holds: (text, position) => position === text.length }
const AT_START: Instruction = { op: 'look', holds: (_, position) => position === 0 }
const text = (value: string): Instruction => ({ op: 'text', text: value })
const save = (slot: number): Instruction => ({ op: 'save', slot })

function run(instructions: readonly Instruction[], input: string, groupCount = 0) {
  return runWildcardProgram({ instructions, groupCount, ignoreCase: false }, input)
}

test('a set takes one unit that it has, and none at the end', () => {
  const program = [text('a'), DIGIT, text('b'), END]
  expect(
    ['a0b', 'a9b', 'a/b', 'a:b', 'ab', 'a', 'a0', 'a00b'].map((input) => run(program, input)),
  ).toEqual([[], [], null, null, null, null, null, null])
})

test('a look takes nothing, and what it does not hold for is not matched', () => {
  expect(run([AT_START, text('a'), AT_END, END], 'a')).toEqual([])
  expect(run([text('a'), AT_START, END], 'a')).toBeNull()
  expect(run([text('a'), AT_END, text('b'), END], 'ab')).toBeNull()
})

test('where a set or a look is stuck, the other way is taken', () => {
  // (\d*)(b|$) with the first way first: as many digits as there are.
  const program = [
    save(0),
    { op: 'split', first: 1, second: 3 },
    DIGIT,
    { op: 'jump', by: -2 },
    save(1),
    { op: 'split', first: 1, second: 3 },
    AT_END,
    { op: 'jump', by: 2 },
    text('b'),
    END,
  ] as const
  expect(run(program, '120', 1)).toEqual(['120'])
  expect(run(program, '12b', 1)).toEqual(['12'])
  expect(run(program, 'b', 1)).toEqual([''])
  expect(run(program, '12c', 1)).toBeNull()
  expect(run(program, '12bb', 1)).toBeNull()
})
