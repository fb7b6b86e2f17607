import { sentence } from '@waymark/infra/internal'
import { FileError } from '../file-error.ts'
import { endOfString, positionIn } from './json-places.ts'
import type { Position } from './position.ts'

/** A member whose name its object already has. */
interface RepeatedMember {
  readonly name: string
  /** The index of its name. */
  readonly at: number
}

/**
 * Refuses a value with an object that has a name twice: of two members, `JSON.parse` drops the first.
 *
 * @param text - Valid JSON.
 * @param value - What `JSON.parse` returns for it.
 * @param start - Where in the file the text begins.
 * @throws {FileError} If there is such a member.
 */
export function refuseRepeated(text: string, value: unknown, file: string, start: Position): void {
  // Nearly no value has such a member, and counting is faster than reading all names.
  if (countNames(text) === countMembers(value)) return
  const repeated = findRepeated(text)
  if (repeated === null) return
  throw repeatedError(repeated.name, file, positionIn(text, start, repeated.at))
}

/** Returns the error of a member whose name its object already has. */
export function repeatedError(member: string, file: string, place: Position): FileError {
  const message = sentence('The member {member:quote80} appears twice.', { member })
  const remedy = sentence('Keep one of them.')
  return new FileError('json-invalid', file, message, { ...place, remedy })
}

const QUOTE = 0x22
const SPACE = 0x20

/** The number of names, or more: strings may have what looks like the end of a name. */
function countNames(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at !== -1; at = text.indexOf(':', at + 1)) {
    let before = at - 1
    while (text.charCodeAt(before) <= SPACE) before--
    if (text.charCodeAt(before) === QUOTE) count++
  }
  return count
}

/** The number of members of a value and of all values in it. */
function countMembers(value: unknown): number {
  let count = 0
  const open: unknown[] = [value]
  while (open.length > 0) {
    const next = open.pop()
    if (typeof next !== 'object' || next === null) continue
    const inside: readonly unknown[] = Array.isArray(next) ? next : Object.values(next)
    if (inside !== next) count += inside.length
    for (const member of inside) if (typeof member === 'object') open.push(member)
  }
  return count
}

/** Returns the first member whose name its object already has. */
function findRepeated(text: string): RepeatedMember | null {
  const open: (Set<string> | null)[] = []
  let isNameNext = false
  for (let at = 0; at < text.length; at++) {
    switch (text[at]) {
      case '{':
        open.push(new Set())
        isNameNext = true
        break
      case '[':
        open.push(null)
        break
      case '}':
      case ']':
        open.pop()
        break
      case ',':
        isNameNext = true
        break
      case '"': {
        const end = endOfString(text, at)
        const names = open.at(-1) ?? null
        if (isNameNext && names !== null) {
          const name = String(JSON.parse(text.slice(at, end + 1)))
          if (names.has(name)) return { name, at }
          names.add(name)
        }
        isNameNext = false
        at = end
      }
    }
  }
  return null
}
