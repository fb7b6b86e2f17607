import { checkOptions, type OptionTable, RECORD } from '@waymark/infra/options'
import { createKeyFunction } from '../compare.ts'
import type { MethodChoice } from '../find-method.ts'
import type { KeyFunction } from '../function-method.ts'
import type { CompareOptions } from '../options.ts'
import {
  type GroupPart,
  LINE_GROUPS_OPTIONS,
  LineGroups,
  type LineGroupsOptions,
  type PlacedLine,
} from './line-groups.ts'

/** Lines with one key. */
export interface Group {
  /** `null` for a line to which the method gives no key: it is a group of its own. */
  readonly key: string | null
  /** How many lines the group has, even if only the first was asked for. */
  readonly count: number
  readonly lines: readonly PlacedLine[]
}

/** What to group by, and how. */
export interface GroupOptions extends LineGroupsOptions {
  /** The options of the method. */
  readonly options?: CompareOptions
}

/** What `groupLines` takes. */
export const GROUP_OPTIONS: OptionTable<GroupOptions> = {
  ...LINE_GROUPS_OPTIONS,
  options: RECORD,
}

/**
 * Groups URLs that are equal by a method.
 *
 * @param lines - URLs, each with its place in the inputs; only the place of the first decides on the order of groups.
 * @param method - A method that has keys, rules of normalisation, or a function that gives keys.
 * @returns The groups in the order of their first lines.
 * @throws OptionError, before the first line is read, for a method that does not exist, a misspelt option, a wrong value
 *   or an option that the method does not read; TypeError if the method has no keys.
 *
 * @example
 * ```ts
 * import { groupLines } from '@waymark/compare/group'
 *
 * const urls = ['http://a', 'http://b/', 'HTTP://A:80/']
 * const lines = urls.map((text, at) => ({ file: 0, line: at + 1, text }))
 * const groups: number[][] = []
 * for await (const group of groupLines(lines, 'whatwg')) {
 *   groups.push(group.lines.map(({ line }) => line))
 * }
 * groups // => [[1, 3]]
 * ```
 */
export function groupLines(
  lines: Iterable<PlacedLine> | AsyncIterable<PlacedLine>,
  method: MethodChoice,
  grouping: GroupOptions = {},
): AsyncGenerator<Group, void, undefined> {
  grouping = checkOptions(grouping, GROUP_OPTIONS)
  const { options, ...given } = grouping
  return group(lines, createKeyFunction(method, options), new LineGroups(given))
}

async function* group(
  lines: Iterable<PlacedLine> | AsyncIterable<PlacedLine>,
  keyOf: KeyFunction,
  groups: LineGroups,
): AsyncGenerator<Group, void, undefined> {
  for await (const line of lines) groups.add(keyOf(line.text), line)
  await groups.settle()
  yield* wholeGroups(groups.parts())
}

function* wholeGroups(parts: Iterable<GroupPart>): Generator<Group, void, undefined> {
  let head: Extract<GroupPart, { part: 'group' }> | null = null
  let lines: PlacedLine[] = []
  for (const part of parts) {
    if (part.part === 'group') {
      if (head !== null) yield { key: head.key, count: head.count, lines }
      head = part
      lines = []
    } else {
      const { file, line, text } = part
      lines.push({ file, line, text })
    }
  }
  if (head !== null) yield { key: head.key, count: head.count, lines }
}
