/** The role of a symbol in the occurrence that it belongs to. */
export const ROLE = { form: 0, value: 1, key: 2, separator: 3 } as const
type Role = (typeof ROLE)[keyof typeof ROLE]
const ROLES = 4

/** The tag of a symbol that belongs to no variable. */
export const LITERAL = -1

export function tagOf(occurrence: number, role: Role): number {
  return occurrence * ROLES + role
}

/** The occurrence and role of a tag. */
export function readTag(tag: number): { readonly occurrence: number; readonly role: number } {
  return { occurrence: Math.floor(tag / ROLES), role: tag % ROLES }
}
