import type { RuleSelection } from '../preset.ts'
import { BlockNormalizer } from './block-normalizer.ts'
import { type BulkOptions, type BulkSettings, readBulkOptions } from './bulk-options.ts'
import { ByteSink } from './byte-sink.ts'
import { readLineBlocks } from './line-blocks.ts'
import type { LineProblem } from './line-problem.ts'
import { ECMASCRIPT_CODEC } from './text-codec.ts'

/** Some lines in their normal form. */
export interface NormalizedLines {
  /** UTF-8, with the line endings of the input. */
  readonly output: Uint8Array
  /** How many lines of the input these are. */
  readonly lines: number
  /** The lines that are not URLs, counted from the beginning of the input. */
  readonly problems: readonly LineProblem[]
}

/**
 * Normalises the lines of a stream of bytes: one URL on each line, UTF-8, in chunks of any size.
 *
 * Lines that are already in their normal form are copied as bytes, so that long lists take little time. Empty lines and
 * line endings stay. Memory holds one chunk and one line. With `onError: 'fail'` the last item is the one with the
 * problem.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @throws OptionError, before the first chunk is read, for a misspelt option or a wrong value.
 *
 * @example
 * ```ts
 * import { utf8Decode } from '@waymark/infra'
 * import { normalizeLines } from '@waymark/normalize/bulk'
 *
 * async function* chunks() {
 *   yield new TextEncoder().encode('HTTP://A.example/p/\nno url\n')
 * }
 * let text = ''
 * const problems = []
 * for await (const block of normalizeLines(chunks(), 'seo')) {
 *   text += utf8Decode(block.output)
 *   problems.push(...block.problems)
 * }
 * text // => 'http://a.example/p\n'
 * problems.map(({ line, input }) => [line, input]) // => [[2, 'no url']]
 * ```
 */
export function normalizeLines(
  chunks: AsyncIterable<Uint8Array>,
  selection: RuleSelection,
  options?: BulkOptions,
): AsyncGenerator<NormalizedLines, void, undefined> {
  return normalizeBlocks(chunks, readBulkOptions(selection, options))
}

async function* normalizeBlocks(
  chunks: AsyncIterable<Uint8Array>,
  settings: BulkSettings,
): AsyncGenerator<NormalizedLines, void, undefined> {
  const normalizer = new BlockNormalizer(settings, ECMASCRIPT_CODEC)
  let before = 0
  for await (const block of readLineBlocks(chunks, settings.maxLine)) {
    const size = block.kind === 'lines' ? block.bytes.length : 0
    const sink = new ByteSink(new ArrayBuffer(size), ECMASCRIPT_CODEC)
    const result =
      block.kind === 'lines'
        ? normalizer.normalizeBlock(block.bytes, sink)
        : normalizer.skipLongLine()
    const { lines, isEnded } = result
    yield { output: sink.content, lines, problems: placedProblems(result.problems, before) }
    if (isEnded) return
    before += lines
  }
}

/** Problems of a block with their lines counted from the beginning of the input. */
export function placedProblems(
  problems: readonly LineProblem[],
  before: number,
): readonly LineProblem[] {
  if (before === 0) return problems
  return problems.map((problem) => ({ ...problem, line: before + problem.line }))
}
