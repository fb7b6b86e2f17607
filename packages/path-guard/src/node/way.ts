import type { LinkPolicy } from '../links.ts'
import { type Refusal, type RefusalCode, refuse } from '../refusal.ts'

/** A file and how it is to be opened. */
export interface Way {
  readonly root: string
  readonly name: string
  readonly segments: readonly string[]
  readonly links: LinkPolicy
  readonly flags: number
  readonly mode: number
}

/** A refusal of all of a name. */
export function whole(code: RefusalCode, name: string): Refusal {
  return refuse(code, 0, name.length)
}
