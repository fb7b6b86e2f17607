import type { Suite } from '../suite.ts'

/** Every suite there is, in the order of their files. */
export const suites: readonly Suite[] = []
