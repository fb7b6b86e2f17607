import { asciiLowercase } from '@waymark/infra'
import type { Options } from './options.ts'
import type { FixedTextPart, GroupPart, Part } from './part.ts'

/** One step of matching. Steps follow one another unless they say where to go on. */
export type Instruction =
  | { readonly op: 'text'; readonly text: string }
  /** One code unit that is not the delimiter; an empty delimiter excludes nothing. */
  | { readonly op: 'unit'; readonly delimiter: string }
  /** One code unit of a set. */
  | { readonly op: 'set'; has(unit: number): boolean }
  /** No unit: whether matching may go on from here. */
  | { readonly op: 'look'; holds(text: string, position: number): boolean }
  /** Every unit before the next delimiter, and at least one. */
  | { readonly op: 'segment'; readonly delimiter: string }
  /** Every unit that is left. */
  | { readonly op: 'rest' }
  /** Two ways on, as distances from here; the second is for when the first leads nowhere. */
  | { readonly op: 'split'; readonly first: number; readonly second: number }
  | { readonly op: 'jump'; readonly by: number }
  /** Keeps the position: slot 2n is where group n begins, slot 2n + 1 where it ends. */
  | { readonly op: 'save'; readonly slot: number }
  | { readonly op: 'end' }

type Instructions = readonly Instruction[]

/** A component's pattern without regular expressions. */
export interface WildcardProgram {
  readonly instructions: Instructions
  readonly groupCount: number
  readonly ignoreCase: boolean
}

/**
 * Compiles a part list without regular expressions. The program goes the ways of the standard's regular
 * expression in the same order, so that its groups take the same text.
 *
 * @see https://urlpattern.spec.whatwg.org/#generate-a-regular-expression-and-name-list
 */
export function compileWildcardProgram(
  partList: readonly Part[],
  { delimiterCodePoint: delimiter, ignoreCase }: Options,
): WildcardProgram {
  const startsAtDelimiter = findStartsAtDelimiter(partList, delimiter)
  const instructions: Instruction[] = []
  let groupCount = 0
  // Until the first split nothing is matched twice, so that looking ahead for a delimiter stays linear.
  let isCertain = true
  for (const [index, part] of partList.entries()) {
    let added: Instructions
    if (part.type === 'fixed-text') added = compileFixedText(part)
    else {
      const { suffix } = part
      const isFollowed = suffix === '' ? startsAtDelimiter[index + 1]! : begins(suffix, delimiter)
      const stops = isFollowed && isRepeatedAtDelimiter(part, delimiter)
      const isLast = suffix === '' && index === partList.length - 1
      const wildcard = compileWildcard(part, delimiter, {
        fillsSegment: isCertain && stops,
        isLast,
      })
      added = compileGroup(part, groupCount, delimiter, wildcard)
      groupCount++
    }
    instructions.push(...added)
    isCertain &&= added.every(({ op }) => op !== 'split')
  }
  instructions.push({ op: 'end' })
  return {
    instructions: ignoreCase ? instructions.map(lowercaseText) : instructions,
    groupCount,
    ignoreCase,
  }
}

/** For each part, and for the end: whether what follows there begins with the delimiter or is nothing. */
function findStartsAtDelimiter(partList: readonly Part[], delimiter: string): readonly boolean[] {
  const result: boolean[] = [true]
  for (let index = partList.length - 1; index >= 0; index--) {
    const part = partList[index]!
    const text = part.type === 'fixed-text' ? part.value : part.prefix
    const canBeSkipped = part.modifier === 'optional' || part.modifier === 'zero-or-more'
    result.push(begins(text, delimiter) && (!canBeSkipped || result[result.length - 1]!))
  }
  return result.reverse()
}

/** Whether what is between two repetitions of a group begins with the delimiter or is nothing. */
function isRepeatedAtDelimiter(
  { prefix, suffix, modifier }: GroupPart,
  delimiter: string,
): boolean {
  if (modifier === 'none' || modifier === 'optional') return true
  const between = suffix + prefix
  return between === '' || begins(between, delimiter)
}

function begins(text: string, delimiter: string): boolean {
  return delimiter !== '' && text.startsWith(delimiter)
}

function compileFixedText({ value, modifier }: FixedTextPart): Instructions {
  const text = compileText(value)
  if (text.length === 0) return text
  switch (modifier) {
    case 'none':
      return text
    case 'optional':
      return optional(text)
    case 'zero-or-more':
      return repeated(text)
    case 'one-or-more':
      return [...text, ...repeated(text)]
  }
}

/** What a wildcard takes that does not repeat. */
function compileWildcard(
  { type }: GroupPart,
  delimiter: string,
  { fillsSegment, isLast }: { readonly fillsSegment: boolean; readonly isLast: boolean },
): Instructions {
  if (type === 'full-wildcard') {
    return isLast ? [{ op: 'rest' }] : repeated([{ op: 'unit', delimiter: '' }])
  }
  if (fillsSegment) return [{ op: 'segment', delimiter }]
  // Lazy: another unit only when what follows does not match here.
  return [
    { op: 'unit', delimiter },
    { op: 'split', first: 2, second: 1 },
    { op: 'jump', by: -2 },
  ]
}

function compileGroup(
  part: GroupPart,
  group: number,
  delimiter: string,
  wildcard: Instructions,
): Instructions {
  const { prefix, suffix, modifier } = part
  const isBare = prefix === '' && suffix === ''
  const repeats = modifier === 'zero-or-more' || modifier === 'one-or-more'
  let inner = wildcard
  if (isBare) inner = compileBareGroup(part, delimiter, wildcard)
  else if (repeats)
    inner = [...wildcard, ...repeated([...compileText(suffix + prefix), ...wildcard])]
  const whole: Instructions = [
    ...compileText(prefix),
    { op: 'save', slot: 2 * group },
    ...inner,
    { op: 'save', slot: 2 * group + 1 },
    ...compileText(suffix),
  ]
  const canBeSkipped = modifier === 'optional' || (modifier === 'zero-or-more' && !isBare)
  return canBeSkipped ? optional(whole) : whole
}

/**
 * What a group without text around it takes. Repeated, a wildcard takes what a greedy loop over its units
 * does; optional, it counts as skipped when it takes nothing.
 */
function compileBareGroup(
  { type, modifier }: GroupPart,
  delimiter: string,
  wildcard: Instructions,
): Instructions {
  const isFull = type === 'full-wildcard'
  const unit: Instruction = { op: 'unit', delimiter: isFull ? '' : delimiter }
  switch (modifier) {
    case 'none':
      return wildcard
    case 'optional':
      return isFull ? [unit, ...repeated([unit])] : wildcard
    case 'zero-or-more':
      return repeated([unit])
    case 'one-or-more':
      return isFull ? repeated([unit]) : [unit, ...repeated([unit])]
  }
}

function compileText(text: string): Instructions {
  return text === '' ? [] : [{ op: 'text', text }]
}

/** Once if that leads on, else not. */
function optional(body: Instructions): Instructions {
  return [{ op: 'split', first: 1, second: body.length + 1 }, ...body]
}

/** As often as that leads on, and not at all if it does not. */
function repeated(body: Instructions): Instructions {
  return [
    { op: 'split', first: 1, second: body.length + 2 },
    ...body,
    { op: 'jump', by: -body.length - 1 },
  ]
}

function lowercaseText(instruction: Instruction): Instruction {
  if (instruction.op !== 'text') return instruction
  return { op: 'text', text: asciiLowercase(instruction.text) }
}
