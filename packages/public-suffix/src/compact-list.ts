import { PublicSuffixListError } from './list-error.ts'
import type { ListContent } from './read-list.ts'
import {
  decodeList,
  EXCEPTION,
  PRIVATE,
  PRIVATE_WILDCARD,
  RULE,
  type RuleFlags,
  type Rules,
  WILDCARD,
} from './rules.ts'

/**
 * The first line: the format, the number of names, and the version if the list has one. No part can be of any length:
 * once a process has compiled a megabyte of regular expressions, V8 runs new ones with a stack of their repetitions, and
 * throws a RangeError at four million.
 */
const HEADER =
  /^%public-suffixes 1 (\d{1,8})(?: (\d{4}-\d{2}-\d{2}(?: [0-9a-f]{8})?|[0-9a-f]{8}))?\n/

/** Nothing in the published text can begin so: it would be a rule. */
export function isCompact(text: string): boolean {
  return text.startsWith('%')
}

/** The compact form, with its header, and a line end by which a form that is cut off in its last label is recognised. */
export function writeCompact({ rules, version }: ListContent): string {
  const end = version === null ? '' : ` ${version}`
  return `%public-suffixes 1 ${rules.size}${end}\n${encodeList(rules)}\n`
}

/**
 * Reads the compact form. A list that is cut off or changed is refused: the rules must make the same
 * text again.
 */
export function readCompact(text: string): ListContent {
  const header = HEADER.exec(text)
  if (header === null) throw new PublicSuffixListError('suffix-list-damaged', 1, 1)
  const [first, size, version = null] = header
  const tree = text.slice(first.length)
  const rules = decodeList(tree.endsWith('\n') ? tree.slice(0, -1) : tree)
  const again = `${encodeList(rules)}\n`
  if (again !== tree || String(rules.size) !== size || rules.size === 0) {
    let at = 0
    while (at < tree.length && tree[at] === again[at]) at++
    throw new PublicSuffixListError('suffix-list-damaged', 2, at + 1)
  }
  return { rules, version }
}

interface Node {
  flags: RuleFlags
  readonly children: Map<string, Node>
}

const LONGEST_SHARED = 25

/** Writes the format that scripts/generate.ts draws. */
export function encodeList(rules: Rules): string {
  const root: Node = { flags: 0, children: new Map() }
  for (const [name, flags] of rules) {
    let node = root
    for (const label of name.split('.').reverse()) {
      let child = node.children.get(label)
      if (child === undefined) {
        child = { flags: 0, children: new Map() }
        node.children.set(label, child)
      }
      node = child
    }
    node.flags = flags
  }
  return writeBelow(false, readBelow(root))
}

/** A label below a node, and what is below it in turn. */
interface Below {
  readonly label: string
  readonly flags: RuleFlags
  readonly isPrivate: boolean
  /** Empty if nothing is. */
  readonly text: string
}

/** Labels are ASCII, so the default order is that of their code units on every machine. */
function readBelow({ children }: Node): readonly Below[] {
  return [...children.keys()].sort().map((label) => {
    const node = children.get(label)!
    const below = readBelow(node)
    const isPrivate = isPrivateNode(node, below)
    return { label, flags: node.flags, isPrivate, text: writeBelow(isPrivate, below) }
  })
}

/** The section of a name that is no rule is that of the first rule below it. */
function isPrivateNode({ flags }: Node, below: readonly Below[]): boolean {
  if ((flags & (RULE | EXCEPTION)) !== 0) return (flags & PRIVATE) !== 0
  return (flags & WILDCARD) !== 0
    ? (flags & PRIVATE_WILDCARD) !== 0
    : (below[0]?.isPrivate ?? false)
}

function writeBelow(isParentPrivate: boolean, below: readonly Below[]): string {
  let text = ''
  let last = ''
  for (const { label, flags, isPrivate, text: inner } of below) {
    let shared = 0
    while (shared < LONGEST_SHARED && shared < last.length && label[shared] === last[shared])
      shared++
    last = label
    text += String.fromCharCode(0x41 + shared) + label.slice(shared)
    if (isPrivate !== isParentPrivate) text += ':'
    if ((flags & EXCEPTION) !== 0) text += '!'
    else if ((flags & RULE) === 0) text += '?'
    if ((flags & WILDCARD) !== 0) {
      text += isPrivate === ((flags & PRIVATE_WILDCARD) !== 0) ? '*' : '+'
    }
    if (inner !== '') text += `(${inner})`
  }
  return text
}
