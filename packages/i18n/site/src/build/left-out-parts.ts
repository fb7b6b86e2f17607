import type { LeftOut } from '../left-out.ts'

/** What happens to an entry: it is written without the parts that have errors, repeats an earlier page, or is left out whole. */
export type EntryState = 'written' | 'repeated' | 'unusable'

/** The beginning of a pointer to a link. */
export const LINK: RegExp = /^\/alternates\/(\d+)/

/** Returns a function that says what the error at a pointer in one entry leaves out. Two errors of one part leave it out once. */
export function leftOutParts(state: EntryState): (pointer: string) => Partial<LeftOut> | undefined {
  const gone = new Set<string>()
  return (pointer) => {
    const part = state === 'unusable' ? ENTRY : state === 'written' ? partOf(pointer) : null
    if (part === null || gone.has(part.name)) return undefined
    gone.add(part.name)
    return part.leftOut
  }
}

interface Part {
  readonly name: string
  readonly leftOut: Partial<LeftOut>
}

const ENTRY: Part = { name: 'entry', leftOut: { entries: 1 } }

/** Returns the part of an entry that an error at a pointer leaves out; `null` if it is not one part. */
function partOf(pointer: string): Part | null {
  if (pointer === '/lastmod') return { name: pointer, leftOut: { dates: 1 } }
  const link = pointer === '/lang' ? pointer : LINK.exec(pointer)?.[0]
  return link === undefined ? null : { name: link, leftOut: { links: 1 } }
}
