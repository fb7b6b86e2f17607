import { canWalkByDescriptor, openByDescriptor } from './descriptor-walk.ts'
import { openWithoutLinks, refusesEveryLink } from './no-follow-any.ts'
import type { Opener } from './way.ts'

/** What a system may offer. */
export interface SystemFacts {
  readonly platform: string
  canWalkByDescriptor(): Promise<boolean>
  refusesEveryLink(): Promise<boolean>
}

/** The opener of a system that nothing can lead outside, whatever is swapped meanwhile; `null` if it has none. */
export async function findSafeOpener(system: SystemFacts): Promise<Opener | null> {
  switch (system.platform) {
    case 'linux':
      return (await system.canWalkByDescriptor()) ? openByDescriptor : null
    case 'darwin':
      return (await system.refusesEveryLink()) ? openWithoutLinks : null
    default:
      return null
  }
}

/** Asks once and remembers the answer, but not a failure. */
export function askOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null
  return async () => {
    answer ??= ask()
    try {
      return await answer
    } catch (error) {
      answer = null
      throw error
    }
  }
}

/** {@link findSafeOpener} of this system, which is asked once. */
export const safeOpener: () => Promise<Opener | null> = askOnce(() =>
  findSafeOpener({ platform: process.platform, canWalkByDescriptor, refusesEveryLink }),
)
