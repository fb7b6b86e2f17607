export type { BacktrackingExample } from './backtracking/example.ts'
export type { BacktrackingCode } from './backtracking/words.ts'
export {
  type BacktrackingProblem,
  type InspectUrlPatternOptions,
  inspectUrlPattern,
} from './inspect-url-pattern.ts'
