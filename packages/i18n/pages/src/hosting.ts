export {
  type Hosting,
  type HostingFile,
  type HostingOptions,
  type HostingProvider,
  readHosting,
} from './hosting/hosting.ts'
export type {
  HostingHeader,
  HostingNote,
  HostingRedirect,
  HostingRule,
} from './hosting/hosting-rule.ts'
