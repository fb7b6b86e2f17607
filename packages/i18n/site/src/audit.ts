export type { AuditOptions } from './audit/audit-options.ts'
export { auditSite } from './audit/audit-site.ts'
export type {
  AuditEvent,
  AuditReport,
  FolderListing,
  LanguageFigures,
  LeftOutFile,
  PageFiles,
  SiteAddress,
} from './audit/audit-types.ts'
export type { AlternateSource, PageSource } from './audit/page-source.ts'
