/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { COMMAND_NAMES } from '../packages/cli/src/command-names.ts'
import { commandNames, commandOperations } from './growth/commands.ts'
import { grammars, type Shape, shapes, sharedText } from './growth/grammar.ts'
import { asyncTime, findFault, LAST, type Look } from './growth/measure.ts'
import type { Operation } from './growth/operation.ts'
import { operations, unusedReasons } from './growth/operations.ts'
import { inPieces, streamReaders } from './growth/streams.ts'

/** Most work grows as it did before, so most looks end where quadratic work could be seen. */
const SHORT: Look = { last: 16_000, enough: 2 }
/** What copies or compares whole strings is so fast that only a long text shows it. */
const LONG: Look = { last: LAST, enough: 20 }
/** One of so many looks is a long one: for each operation, of other shapes. */
const SHORT_FOR_LONG = 32

/** What is wrong with the first shape on which an operation grows too fast. */
async function examine({ reads, run }: Operation, number: number): Promise<string | null> {
  const read = async (text: string): Promise<void> => {
    try {
      const result = run(text)
      if (result instanceof Promise) await result
    } catch {
      // Most texts are wrong: to say so takes time, too.
    }
  }
  const prepareOf = (shape: Shape) => (size: number) => {
    const text = sharedText(shape, size)
    return () => read(text)
  }
  for (const [at, shape] of shapes[reads].entries()) {
    const look = (at + number) % SHORT_FOR_LONG === 0 ? LONG : SHORT
    const fault = await findFault(prepareOf(shape), look)
    if (fault !== null) return `${JSON.stringify(shape)}: ${fault}`
  }
  return null
}

const all = [...operations, ...commandOperations].map((operation, number) => {
  return [operation.name, operation, number] as const
})

test.each(all)('%s takes time in proportion to the length', async (_, operation, number) => {
  expect(await examine(operation, number)).toBeNull()
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
    const bytes = reader.input(6_000)
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
   * A piece of so few bytes takes some microseconds by itself, for the generators and promises on its way, more than its bytes
   * take. So no factor of the whole time can hold; that each further piece takes as long as those before it does hold.
   */
  test.each([7, 1])(
    'takes no longer for a piece of %i bytes, however many came before',
    async (size) => {
      const prepare = (length: number) => readIn(reader.input(length), size)
      expect(
        await findFault(prepare, { last: 16_000, enough: Number.POSITIVE_INFINITY }),
      ).toBeNull()
    },
  )
})
