import { JsonPlaces, pointerSteps } from '@waymark/infra/internal'

/** What of a member is meant. */
export type PlaceKind = 'name' | 'value'

/**
 * The offset in a JSON text of what a JSON Pointer names.
 *
 * @param text - Known to be JSON.
 * @param at - The name or the value, if it names a member. What is around it, if it names nothing, is a name.
 * @returns The offset of the nearest member or element around it, if the pointer names nothing.
 */
export function offsetOfPointer(text: string, pointer: string, at: PlaceKind = 'name'): number {
  const json = new JsonPlaces(text)
  let value = json.root
  let offset = value.start
  for (const step of pointerSteps(pointer)) {
    const member = json.members(value).find(({ name }) => name === step)
    const inner = member?.value ?? json.elements(value).find((_, index) => String(index) === step)
    if (inner === undefined) return offset
    offset = member?.key.start ?? inner.start
    value = inner
  }
  return at === 'name' ? offset : value.start
}

/** A name that an object of a JSON text has already. */
export interface RepeatedMember {
  readonly name: string
  /** Where the name is for the second time. */
  readonly offset: number
}

/** The first name that an object of a JSON text has twice; `null` if there is none. The text is known to be JSON. */
export function repeatedMember(text: string): RepeatedMember | null {
  const json = new JsonPlaces(text)
  const values = [json.root]
  let first: RepeatedMember | null = null
  for (const value of values) {
    const names = new Set<string>()
    for (const { name, key, value: inner } of json.members(value)) {
      if (names.has(name) && (first === null || key.start < first.offset)) {
        first = { name, offset: key.start }
      }
      names.add(name)
      values.push(inner)
    }
    for (const element of json.elements(value)) values.push(element)
  }
  return first
}
