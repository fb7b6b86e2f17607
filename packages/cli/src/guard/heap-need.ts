import { inputSize } from './input-size.ts'

/** The environment variable that tells a process that another one supervises it. */
export const SUPERVISED = 'WAYMARK_SUPERVISED'

/**
 * How many bytes of heap each byte of input takes at most: an entry `{}` has several problems, and a problem takes up to a kilobyte.
 */
const HEAP_PER_BYTE = 1000

/**
 * What the program itself takes, in bytes. Up to 192 MiB of the limit are for new objects, beyond what `--max-old-space-size` sets.
 */
const OWN_HEAP = 384 * 1024 ** 2

/** With a heap of so many bytes, commands that read line by line have enough: `dedupe` keeps 256 MiB of lines. */
const HEAP_FOR_LINES = 1024 ** 3

/** Commands that may keep a part of their whole input. */
const KEEPING: ReadonlySet<string> = new Set([
  'sitemap',
  'validate',
  'audit',
  'convert',
  'diff',
  'lint',
])

/** Commands that keep no more of a large input than of a small one. */
const STREAMING: ReadonlySet<string> = new Set(['keys', 'normalize', 'dedupe'])

/**
 * Whether a command line may need more heap than this process has. Most command lines with small files do not, so they need no
 * second process.
 */
export async function mayExhaustHeap([
  command = '',
  ...words
]: readonly string[]): Promise<boolean> {
  if (words.includes('--help') || !(KEEPING.has(command) || STREAMING.has(command))) return false
  const { getHeapStatistics } = await import('node:v8')
  const heap = getHeapStatistics().heap_size_limit
  if (KEEPING.has(command)) return inputSize(words) * HEAP_PER_BYTE + OWN_HEAP > heap
  return heap < HEAP_FOR_LINES
}
