/** For Waymark's own packages only. */
export { runWildcardProgram } from './run-wildcard-program.ts'
export type { Instruction, WildcardProgram } from './wildcard-program.ts'
