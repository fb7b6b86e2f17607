import type { CauseList } from './cause.ts'
import { GENERAL } from './causes.ts'
import { SAFE_BROWSING } from './causes-safe-browsing.ts'

/** The causes that are tried for a function of a peer. */
export function causesOf(name: string): CauseList {
  return name === 'safebrowsing' ? SAFE_BROWSING : GENERAL
}
