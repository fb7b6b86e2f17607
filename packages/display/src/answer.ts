export {
  answerUrl,
  type NestedUrl,
  type UrlAnswer,
  type UrlStanding,
} from './verdict/answer-url.ts'
export type { Destination } from './verdict/destination.ts'
export type { FindingCode, UrlFinding, VerdictLevel } from './verdict/finding.ts'
export type { JudgeOptions } from './verdict/judge-url.ts'
export type { UrlRepair } from './verdict/repairs.ts'
export type { FindingKind, VerdictCode } from './verdict/verdict-words.ts'
