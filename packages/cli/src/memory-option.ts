import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import type { Option } from './command-description.ts'
import { usageFailure } from './failure.ts'
import type { OptionValues } from './option-values.ts'
import { bytesOf, MEBIBYTE, sizeFault } from './sizes.ts'

/** The smallest limit for the tables of an audit. */
const LEAST_FOR_TABLES: number = 4 * MEBIBYTE

/** The option for the memory of tables and lines. What does not fit is in temporary files. */
export const MEMORY_OPTION: Option = {
  name: 'memory',
  sets: ['memory'],
  value: 'size',
  least: LEAST_FOR_TABLES,
  summary:
    'The memory limit for the tables of the audit, such as 256MiB or 1GiB. The rest goes to a temporary file in the TMPDIR folder; the result is the same. The process takes about 200 MiB more. Default: no limit.',
}

/**
 * Returns the value of `--memory` in bytes; `null` if it is not given.
 *
 * @param least - The smallest size with which the command can work.
 */
export function memoryOf(options: OptionValues, least: number): number | null {
  const text = options.text('memory')
  if (text === null) return null
  const fault = sizeFault(text, least)
  if (fault !== null) {
    throw usageFailure('--{option} is {value:quote}: {advice:phrase}', {
      option: MEMORY_OPTION.name,
      value: text,
      advice: fault,
    })
  }
  return bytesOf(text)
}

/** Has the engine keep its space for new objects as it is, for the rest of the process. By itself it lets that grow to 130 MB. */
export function keepNewSpace(): void {
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** With more space for new objects, grouping lines is not faster. */
const MOST_NEW_SPACE = 8 * MEBIBYTE

/**
 * Returns a function to be called now and then while lines are read, which keeps the space for new objects from growing beyond a
 * small part of the memory.
 */
export function newSpaceLimiter(memory: number): () => void {
  const most = Math.min(MOST_NEW_SPACE, memory / 32)
  let isKept = false
  return () => {
    if (isKept) return
    const space = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
    if (space !== undefined && space.space_size < most) return
    isKept = true
    keepNewSpace()
  }
}

/**
 * Has the engine keep its heap near what is alive, for the rest of the process. By itself it lets the heap grow to a multiple
 * before it looks for what can go. This takes a tenth more time.
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40')
}

/**
 * The option `memory` of the packages. If it is given, the engine also keeps its space for new objects small: without this, that
 * takes 100 MiB more, and a tenth less time.
 *
 * @param runs - How many runs with tables share it at one time.
 */
export function tableMemoryOf(options: OptionValues, runs = 1): { readonly memory?: number } {
  const memory = memoryOf(options, LEAST_FOR_TABLES * runs)
  if (memory === null) return {}
  keepNewSpace()
  return { memory: Math.floor(memory / runs) }
}
