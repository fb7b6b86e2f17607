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
export {
  type ListableAlternate,
  type ListableEvent,
  type ListableOptions,
  type ListablePage,
  type ListableReport,
  listablePages,
  UNLISTED_REASONS,
  type UnlistedReason,
} from './audit/listable-pages.ts'
export type { AlternateSource, PageSource } from './audit/page-source.ts'
