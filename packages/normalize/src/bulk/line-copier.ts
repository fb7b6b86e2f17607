import { hasOwn } from '@waymark/infra/internal'
import { COUNT, checkOptions, type OptionTable, optionType, STRING } from '@waymark/infra/options'
import type { RuleSelection } from '../preset.ts'
import { settingsOf } from './bulk-options.ts'
import type { ByteSink } from './byte-sink.ts'
import { MAX_LINE } from './line-blocks.ts'
import { ENDS_FRAGMENT, ENDS_HOST, ENDS_LINE, ENDS_PATH, ENDS_QUERY, planFor } from './line-plan.ts'
import {
  type BlockCursor,
  copyRecognizedLines,
  type Recognizer,
  type WriteLine,
} from './recognized-lines.ts'
import { ECMASCRIPT_CODEC, type TextCodec } from './text-codec.ts'

/** The options of {@link createLineCopier}. */
export interface LineCopierOptions {
  /** A longer line is not recognised. Default 1 MiB. */
  readonly maxLine?: number
  /** Printable ASCII characters that mean something else in the format of the lines: a line that has one is not recognised. */
  readonly special?: string
  /** How bytes become strings. Default: ECMAScript alone. */
  readonly codec?: TextCodec
}

/**
 * The options of `createLineCopier`, as data.
 *
 * @example
 * ```ts
 * import { LINE_COPIER_OPTIONS } from '@waymark/normalize/bulk/lines'
 *
 * Object.keys(LINE_COPIER_OPTIONS) // => ['maxLine', 'special', 'codec']
 * ```
 */
export const LINE_COPIER_OPTIONS: OptionTable<LineCopierOptions> = /* @__PURE__ */ Object.freeze({
  maxLine: COUNT,
  special: STRING,
  codec: /* @__PURE__ */ optionType(
    'a text codec',
    (value) => typeof value === 'object' && value !== null && hasOwn(value, 'latin1'),
  ),
})

/** Copies lines whose normal form can be seen in their bytes. */
export interface LineCopier {
  /**
   * Writes the normal form of lines, with their line endings, as far as they are recognised.
   *
   * @param cursor - Moves to the first line in doubt, which is the caller's, or to `end`.
   * @param end - One past a newline: the lines before it are whole.
   * @param most - How many lines may be read.
   */
  copy(bytes: Uint8Array, cursor: BlockCursor, end: number, most: number, output: ByteSink): void
}

/**
 * Makes what copies the lines that bulk work would copy as bytes, for tools that read other formats than plain lines.
 *
 * @param selection - A preset or its name, or a list of rules or their names in running order.
 * @returns `null` if nearly every line may be changed, or if one of `special` is a lower-case letter, a digit, or one of `:/?#`.
 * @throws OptionError for a misspelt option or a wrong value.
 *
 * @example
 * ```ts
 * import { utf8Decode } from '@waymark/infra'
 * import { ByteSink, createLineCopier, ECMASCRIPT_CODEC } from '@waymark/normalize/bulk/lines'
 *
 * const lines = new TextEncoder().encode('https://a.example/p/?q\nHTTP://A.example/\n')
 * const sink = new ByteSink(new ArrayBuffer(64), ECMASCRIPT_CODEC)
 * const cursor = { at: 0, lines: 0 }
 * createLineCopier('seo').copy(lines, cursor, lines.length, 10, sink)
 * utf8Decode(sink.content) // => 'https://a.example/p\n'
 * cursor // => { at: 23, lines: 1 }
 * ```
 */
export function createLineCopier(
  selection: RuleSelection,
  options: LineCopierOptions = {},
): LineCopier | null {
  return lineCopierBy(selection, options)
}

/**
 * Makes what writes something else than the normal form of the lines whose normal form can be seen in their bytes: a part of a URL, or
 * what follows from a part.
 *
 * @param writeLine - Is called for a line that browsers serialise as it is, apart from a path that is empty instead of one slash.
 * @returns `null` for the `special` characters of {@link createLineCopier}.
 * @throws OptionError for a misspelt option or a wrong value.
 *
 * @example
 * ```ts
 * import { utf8Decode } from '@waymark/infra'
 * import { ByteSink, ECMASCRIPT_CODEC } from '@waymark/normalize/bulk/lines'
 * import { createLineWriter } from '@waymark/normalize/internal'
 *
 * const lines = new TextEncoder().encode('https://a.example/p/?q\nHTTP://A.example/\n')
 * const sink = new ByteSink(new ArrayBuffer(64), ECMASCRIPT_CODEC)
 * const hosts = createLineWriter((bytes, { hostStart, hostEnd }, output) =>
 *   output.copy(bytes, hostStart, hostEnd),
 * )
 * hosts.copy(lines, { at: 0, lines: 0 }, lines.length, 10, sink)
 * utf8Decode(sink.content) // => 'a.example\n'
 * ```
 */
export function createLineWriter(
  writeLine: WriteLine,
  options: LineCopierOptions = {},
): LineCopier | null {
  return lineCopierBy('standard', options, writeLine)
}

function lineCopierBy(
  selection: RuleSelection,
  options: LineCopierOptions,
  writeLine: WriteLine | null = null,
): LineCopier | null {
  options = checkOptions(options, LINE_COPIER_OPTIONS)
  const { maxLine = MAX_LINE, special = '', codec = ECMASCRIPT_CODEC } = options
  const plan = planFor(settingsOf(selection, {}).preset)
  if (plan === null || IN_EACH_LINE.test(special)) return null
  const recognizer: Recognizer = {
    plan: { ...plan, classes: without(plan.classes, special) },
    limit: maxLine,
    codec,
    writeLine,
  }
  return {
    copy(bytes, cursor, end, most, output) {
      copyRecognizedLines(bytes, cursor, end, recognizer, output, most)
    },
  }
}

/** What lines are read by, besides their classes. */
const IN_EACH_LINE = /[a-z\d:/?#]/

/** The classes of bytes, when some end every part of a line. */
function without(classes: Readonly<Uint8Array>, special: string): Uint8Array {
  const marked = Uint8Array.from(classes)
  for (const character of special) {
    marked[character.charCodeAt(0)]! |=
      ENDS_HOST | ENDS_PATH | ENDS_QUERY | ENDS_FRAGMENT | ENDS_LINE
  }
  return marked
}
