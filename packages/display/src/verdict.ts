export type { Destination } from './verdict/destination.ts'
export type { FindingCode, UrlFinding, VerdictLevel } from './verdict/finding.ts'
export {
  createJudge,
  type Judge,
  type JudgeOptions,
  judgeUrl,
  type UrlVerdict,
} from './verdict/judge-url.ts'
export type { FindingKind, VerdictCode } from './verdict/verdict-words.ts'
