export { BULK_OPTIONS, type BulkOptions, type OnError } from './bulk/bulk-options.ts'
export { invalidLine, type LineProblem, overlongLine, unreadableLine } from './bulk/line-problem.ts'
export { type NormalizedLines, normalizeLines } from './bulk/normalize-lines.ts'
