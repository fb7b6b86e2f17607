/** For Waymark's own packages only. */
export { findSlowSearch, type SlowSearch } from './backtracking/find-slow-search.ts'
export { runWildcardProgram } from './run-wildcard-program.ts'
export type { Instruction, WildcardProgram } from './wildcard-program.ts'
