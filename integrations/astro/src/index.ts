export type { AuditOptions, Severity } from './options.ts'
export { waymark, waymark as default } from './waymark.ts'
