import { METHODS } from './document-openapi.ts'

/** What is not read of the components. */
const COMPONENTS: readonly string[] = [
  'examples',
  'headers',
  'links',
  'requestBodies',
  'responses',
  'schemas',
]

/** What is not read of an operation, whose names are the fourth from the top. */
const OF_OPERATION: readonly string[] = ['requestBody', 'responses']
const DEPTH = 4

/**
 * An OpenAPI description in YAML in which values that are not read are comments, so that all else keeps its place.
 * Schemas and examples are most of a large description, and a comment is read in no time. Their syntax is not checked.
 *
 * @returns `null` if nothing can be left out.
 */
export function outlineOf(text: string): string | null {
  if (!/^["']?openapi["']?[ \t]*:/m.test(text)) return null
  const pieces: string[] = []
  let kept = 0
  /** The names that lead to a line, with their indentation. */
  const open: { readonly indent: number; readonly name: string }[] = []
  let at = 0
  while (at < text.length) {
    const next = endOfLine(text, at)
    const member = memberAt(text, at)
    if (member === null) {
      at = next
      continue
    }
    while (open.length > 0 && open.at(-1)!.indent >= member.indent) open.pop()
    open.push(member)
    at = next
    if (open.length > DEPTH || !isUnread(open.map(({ name }) => name))) continue
    const end = endOfBlock(text, next, member.indent)
    const start = next + indentAt(text, next)
    // Less is not worth a comment.
    if (end - start < 20) continue
    pieces.push(text.slice(kept, start), '#', ' '.repeat(end - start - 2), '\n')
    kept = end
    at = end
  }
  return kept === 0 ? null : pieces.join('') + text.slice(kept)
}

function isUnread([top = '', second = '', third = '', fourth = '']: readonly string[]): boolean {
  if (top === 'components') return third === '' && COMPONENTS.includes(second)
  const isOperation = (top === 'paths' || top === 'webhooks') && METHODS.includes(third)
  return isOperation && OF_OPERATION.includes(fourth)
}

const MEMBER =
  /( *)([^\s#'"[\]{}?-][^\s:]*|'[^'\n]*'|"[^"\\\n]*"):(?=[ \t\r\n]|$)([ \t]*\r?(?:\n|$))?/y

/** The member that begins in a line; its name is empty if its value begins there, too. `null` if there is none. */
function memberAt(
  text: string,
  at: number,
): { readonly indent: number; readonly name: string } | null {
  MEMBER.lastIndex = at
  const found = MEMBER.exec(text)
  if (found === null) return null
  const [, indent = '', name = '', end] = found
  // Only a value in the lines that follow has members that begin in lines of their own.
  return { indent: indent.length, name: end === undefined ? '' : name }
}

/** The end of the lines that are indented by more, from the beginning of a line. */
function endOfBlock(text: string, from: number, indent: number): number {
  let at = from
  let end = from
  while (at < text.length) {
    const own = indentAt(text, at)
    const next = endOfLine(text, at)
    const isBlank = /[\r\n]/.test(text.charAt(at + own)) || at + own === text.length
    if (!isBlank && own <= indent) break
    if (!isBlank) end = next
    at = next
  }
  return end
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end + 1
}

function indentAt(text: string, at: number): number {
  let end = at
  while (text.charCodeAt(end) === 0x20) end++
  return end - at
}
