import { asciiLowercase } from '@waymark/infra'
import { type Instruction, runWildcardProgram } from '@waymark/url-pattern/internal'

/** A regular expression that is matched in time proportional to its length times that of the text. */
export interface LinearRegexp {
  /** The name of each group, or `''`; the first is that of the whole match. */
  readonly names: readonly string[]
  /** What every text begins with that matches. */
  readonly prefix: string
  /** Whether nothing matches but the prefix itself. */
  readonly isText: boolean
  /** Searches a text. The first string is the whole match, the others are those of the groups. */
  exec(text: string): readonly (string | undefined)[] | null
}

type Instructions = readonly Instruction[]

/** More instructions, or a longer source, would take too long on a long path. */
const MOST_INSTRUCTIONS = 500
const LONGEST_SOURCE = 2_000
const DEEPEST = 50

/**
 * Reads a regular expression in the part of the syntax that Perl's and JavaScript's have in common: characters, classes, groups with
 * and without names, `|`, `^`, `$`, repetitions (greedy and lazy), and lookaheads whose content is limited, or at a place that is
 * the same in every text.
 *
 * @returns `null` if it has anything else, is too large, or is not a regular expression.
 */
export function linearRegexp(source: string, ignoreCase = false): LinearRegexp | null {
  if (source.length > LONGEST_SOURCE) return null
  const ignoresCase = ignoreCase || source.startsWith('(?i)')
  const compiler = new RegexpCompiler(source.replace(/^\(\?i\)/, ''), ignoresCase)
  const body = compiler.compile()
  if (body === null) return null
  const { names } = compiler
  const [first, second, third] = body
  const isAnchored = first === START
  const instructions: Instructions = [
    ...(isAnchored ? [] : repeated([ANY], false)),
    ...saved(0, body),
    { op: 'rest' },
    { op: 'end' },
  ]
  const program = { instructions, groupCount: names.length, ignoreCase: ignoresCase }
  return {
    names,
    prefix: isAnchored && second?.op === 'text' ? second.text : '',
    isText: isAnchored && second?.op === 'text' && third === END && body.length === 3,
    exec: (text) => runWildcardProgram(program, text),
  }
}

const ANY: Instruction = { op: 'unit', delimiter: '' }
const START: Instruction = { op: 'look', holds: (_, position) => position === 0 }
const END: Instruction = { op: 'look', holds: (text, position) => position === text.length }

class RegexpCompiler {
  /** The whole match comes first. */
  readonly names: string[] = ['']
  readonly #source: string
  readonly #ignoresCase: boolean
  #at = 0
  #isRefused = false
  /** How many lookaheads there are that may read to the end of the text. */
  #farLooks = 0
  #isInLook = false

  constructor(source: string, ignoresCase: boolean) {
    this.#source = source
    this.#ignoresCase = ignoresCase
  }

  compile(): Instructions | null {
    const body = this.#choice(0, true)
    if (this.#at < this.#source.length) return null
    // What reads on from every place of a text takes quadratic time.
    if (this.#farLooks > 0 && body[0] !== START) return null
    return this.#isRefused ? null : body
  }

  /** Ends the reading: nothing more of the source is looked at. */
  #refuse(): Instructions {
    this.#isRefused = true
    this.#at = this.#source.length
    return []
  }

  /** @param isFixed - Whether it is reached once, at a place that is the same in every text. */
  #choice(depth: number, isFixed: boolean): Instructions {
    if (depth > DEEPEST) return this.#refuse()
    let choice = this.#sequence(depth, isFixed)
    while (this.#take('|')) {
      const next = this.#sequence(depth, isFixed)
      choice = [
        { op: 'split', first: 1, second: choice.length + 2 },
        ...choice,
        { op: 'jump', by: next.length + 1 },
        ...next,
      ]
      if (choice.length > MOST_INSTRUCTIONS) return this.#refuse()
    }
    return choice
  }

  #sequence(depth: number, isFixed: boolean): Instructions {
    const sequence: Instruction[] = []
    let text: string | null = null
    while (this.#at < this.#source.length && !'|)'.includes(this.#peek())) {
      const item = this.#repeated(depth, isFixed)
      const [only] = item
      if (item.length === 1 && only?.op === 'text') {
        if (text !== null) sequence.pop()
        text = (text ?? '') + only.text
        sequence.push({ op: 'text', text })
        continue
      }
      text = null
      sequence.push(...item)
      isFixed &&= item.every(({ op }) => op !== 'split')
      if (sequence.length > MOST_INSTRUCTIONS) return this.#refuse()
    }
    return sequence
  }

  #repeated(depth: number, isFixed: boolean): Instructions {
    const farLooks = this.#farLooks
    const item = this.#atom(depth, isFixed)
    const quantifier = this.#read(/(?:([*+?])|\{(\d{1,3})(,(\d{0,3}))?\})([?+]?)/y)
    if (quantifier === null) return item
    const [, sign, least, hasMost, most, mode] = quantifier
    if (mode === '+' || this.#farLooks > farLooks || isAmbiguous(item)) return this.#refuse()
    const isGreedy = mode === ''
    if (sign === '?') return optional(item, isGreedy)
    if (sign === '*') return repeated(item, isGreedy)
    if (sign === '+') return [...item, ...repeated(item, isGreedy)]
    const min = Number(least)
    const max = hasMost === undefined ? min : most ? Number(most) : null
    const times = max ?? min + 1
    if (times < min || times * (item.length + 1) > MOST_INSTRUCTIONS) return this.#refuse()
    let rest = max === null ? repeated(item, isGreedy) : []
    for (let i = min; max !== null && i < max; i++) rest = optional([...item, ...rest], isGreedy)
    return [...Array.from({ length: min }, () => item).flat(), ...rest]
  }

  #atom(depth: number, isFixed: boolean): Instructions {
    const character = this.#peek()
    if (character === '(') return this.#group(depth, isFixed)
    if (character === '[') return this.#class()
    if (character === '\\') return this.#escape()
    if ('*+?'.includes(character)) return this.#refuse()
    this.#at++
    if (character === '.') return [setOf('.')]
    if (character === '$') return [END]
    if (character !== '^') return this.#text(character)
    return this.#isInLook ? this.#refuse() : [START]
  }

  #group(depth: number, isFixed: boolean): Instructions {
    const [opening, isPlain, look, name] = this.#read(
      /\((?:\?(?:(:)|([=!])|P?<([A-Za-z_]\w*)>))?/y,
    )!
    if (opening === '(' && this.#peek() === '?') return this.#refuse()
    if (look !== undefined) return this.#look(depth, isFixed, look === '=')
    const group = isPlain === undefined ? this.names.push(name ?? '') - 1 : null
    const inside = this.#choice(depth + 1, isFixed)
    if (!this.#take(')')) return this.#refuse()
    return group === null ? inside : saved(group, inside)
  }

  #look(depth: number, isFixed: boolean, isWanted: boolean): Instructions {
    const groups = this.names.length
    const isInLook = this.#isInLook
    this.#isInLook = true
    const inside = this.#choice(depth + 1, isFixed)
    this.#isInLook = isInLook
    const isFar = inside.some((one) => one.op === 'jump' && one.by < 0)
    if (!this.#take(')') || this.names.length > groups || (isFar && !isFixed)) return this.#refuse()
    if (isFar) this.#farLooks++
    const program = {
      instructions: [...inside, { op: 'rest' }, { op: 'end' }] as const,
      groupCount: 0,
      ignoreCase: false,
    }
    // One more unit than it can take, so that the end of the text is only where it is.
    const reach = isFar ? Number.POSITIVE_INFINITY : 1 + lengthOf(inside)
    const holds = (text: string, position: number): boolean =>
      (runWildcardProgram(program, text.slice(position, position + reach)) !== null) === isWanted
    return [{ op: 'look', holds }]
  }

  #class(): Instructions {
    const found = this.#read(
      /\[\^?(?:[^\]\\[]|\\[^A-Za-z0-9]|\\[dDwWsS])(?:[^\]\\[]|\\[^A-Za-z0-9]|\\[dDwWsS])*\]/y,
    )
    if (found === null) return this.#refuse()
    try {
      return [setOf(found[0], this.#ignoresCase)]
    } catch {
      return this.#refuse()
    }
  }

  #escape(): Instructions {
    const found = this.#read(/\\(?:([dDwWsS])|([^A-Za-z0-9]))/y)
    if (found === null) return this.#refuse()
    const [whole, name, character] = found
    return name === undefined ? this.#text(character!) : [setOf(whole)]
  }

  #text(character: string): Instructions {
    return [{ op: 'text', text: this.#ignoresCase ? asciiLowercase(character) : character }]
  }

  #peek(): string {
    return this.#source.charAt(this.#at)
  }

  #take(character: string): boolean {
    if (this.#peek() !== character) return false
    this.#at++
    return true
  }

  /** Goes over what a sticky expression finds here, if it finds something. */
  #read(expression: RegExp): RegExpExecArray | null {
    expression.lastIndex = this.#at
    const found = expression.exec(this.#source)
    if (found !== null) this.#at += found[0].length
    return found
  }
}

function saved(group: number, inside: Instructions): Instructions {
  return [{ op: 'save', slot: 2 * group }, ...inside, { op: 'save', slot: 2 * group + 1 }]
}

/** Two ways on: the near one comes first if as much as possible is taken. */
function split(near: number, far: number, isGreedy: boolean): Instruction {
  return isGreedy
    ? { op: 'split', first: near, second: far }
    : { op: 'split', first: far, second: near }
}

function optional(body: Instructions, isGreedy: boolean): Instructions {
  return [split(1, body.length + 1, isGreedy), ...body]
}

function repeated(body: Instructions, isGreedy: boolean): Instructions {
  return [split(1, body.length + 2, isGreedy), ...body, { op: 'jump', by: -body.length - 1 }]
}

/**
 * Whether a repetition of this finds different texts in Perl and in JavaScript: what may take nothing or something, and tries nothing
 * first, such as `(?:a??)?` and `(?:|a)?`. Perl is content with nothing, and JavaScript is not.
 */
function isAmbiguous(item: Instructions): boolean {
  const isChoice = item.some((one) => one.op === 'jump' && one.by > 0)
  return (
    (isChoice || item.some((one) => one.op === 'split' && one.first !== 1)) && mayTakeNothing(item)
  )
}

function mayTakeNothing(item: Instructions): boolean {
  const open = [0]
  const seen = new Set<number>()
  for (const at of open) {
    const one = item[at]
    if (one === undefined) return true
    if (seen.has(at)) continue
    seen.add(at)
    if (one.op === 'split') open.push(at + one.first, at + one.second)
    else if (one.op === 'jump') open.push(at + one.by)
    else if (one.op === 'save' || one.op === 'look') open.push(at + 1)
  }
  return false
}

/** How many units instructions without a loop take at most. */
function lengthOf(instructions: Instructions): number {
  return instructions.reduce(
    (sum, one) => sum + (one.op === 'text' ? one.text.length : one.op === 'set' ? 1 : 0),
    0,
  )
}

/** A class, or an escape for one. */
function setOf(source: string, ignoreCase = false): Instruction {
  const one = new RegExp(`^${source}$`, ignoreCase ? 'i' : '')
  // What the engine has said of a unit: most are asked again and again, and most classes of a file never.
  const known: (boolean | undefined)[] = []
  return { op: 'set', has: (unit) => (known[unit] ??= one.test(String.fromCharCode(unit))) }
}
