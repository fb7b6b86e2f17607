/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { COMMAND_NAMES } from '../packages/cli/src/command-names.ts'
import { commandNames, commandOperations } from './growth/commands.ts'
import { grammars, shapesFor } from './growth/grammar.ts'
import { asyncTime, findFault, LONG, type Look, SHORT } from './growth/measure.ts'
import { type Operation, readingOf } from './growth/operation.ts'
import { operations, unusedReasons } from './growth/operations.ts'
import { inPieces, streamReaders } from './growth/streams.ts'

/** One of so many looks is a long one: for each operation, of other shapes. */
const LOOKS = 32

/** What is wrong with the first shape on which an operation grows too fast. */
async function examine(operation: Operation, number: number): Promise<string | null> {
  for (const [at, shape] of shapesFor(operation.reads, number).entries()) {
    const look = (at + number) % LOOKS === 0 ? LONG : SHORT
    const { from: first = look.first } = operation
    const fault = await findFault(readingOf(operation, shape), { ...look, first })
    if (fault !== null) return `${JSON.stringify(shape)}: ${fault}`
  }
  return null
}

const all = [...operations, ...commandOperations].map((operation, number) => {
  return [operation.name, operation, number] as const
})

test.each(all)('%s takes time in proportion to the length', async (_, operation, number) => {
  const fault = await examine(operation, number)
  if (fault !== null) expect.fail(fault)
})

test.each(all)('%s takes one of the ordinary texts', async (_, { reads, run }) => {
  const refusals: unknown[] = []
  for (const text of grammars[reads].ordinary) {
    try {
      await run(text)
      return
    } catch (error) {
      refusals.push(error)
    }
  }
  expect(refusals).toEqual([])
})

test('every command is run', () => {
  expect(COMMAND_NAMES.filter((name) => !commandNames.includes(name))).toEqual([])
  expect(unusedReasons).toEqual([])
})

const PIECES = [65_536, 1_460, 7, 1] as const

describe.each(streamReaders.map((reader) => [reader.name, reader] as const))('%s', (_, reader) => {
  const readIn = (bytes: Uint8Array, size: number) => () => reader.read(inPieces(bytes, size))

  test('makes the same of pieces of any size', async () => {
    const bytes = reader.input(1_500)
    const whole = await readIn(bytes, 65_536)()
    for (const size of PIECES) expect(await readIn(bytes, size)()).toEqual(whole)
  })

  test('takes at most twice as long for pieces of 1,460 bytes', async () => {
    const bytes = reader.input(64_000)
    let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let round = 0; round < 10 && (round === 0 || small > 2 * Math.max(large, 1)); round++) {
      large = Math.min(large, await asyncTime(readIn(bytes, 65_536)))
      small = Math.min(small, await asyncTime(readIn(bytes, 1_460)))
    }
    expect(small / Math.max(large, 1)).toBeLessThanOrEqual(2)
  })

  /**
   * A piece of so few bytes takes some microseconds by itself, for the generators and promises on its way: more than its bytes
   * take. So no factor of the whole time can hold; that each further piece takes as long as those before it does hold.
   */
  test.each([7, 1])(
    'takes time in proportion to the length in pieces of %i bytes',
    async (size) => {
      await examinePieces(SHORT, size)
    },
  )

  test('takes time in proportion to the length in pieces of 65,536 bytes', {
    tags: 'night',
  }, async () => {
    await examinePieces(LONG, 65_536)
  })

  async function examinePieces(look: Look, size: number): Promise<void> {
    const prepare = (length: number) => readIn(reader.input(length), size)
    const enough = Number.POSITIVE_INFINITY
    const fault = await findFault(prepare, { ...look, enough, first: SHORT.first / 4 })
    if (fault !== null) expect.fail(fault)
  }
})
