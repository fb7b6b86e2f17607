export type { FindingCode, UrlFinding, VerdictLevel } from './verdict/finding.ts'
export { type JudgeOptions, judgeUrl, type UrlVerdict } from './verdict/judge-url.ts'
export { isSaidByCause, type PlacedCause } from './verdict/said-by-cause.ts'
export type { FindingKind, VerdictCode } from './verdict/verdict-words.ts'
