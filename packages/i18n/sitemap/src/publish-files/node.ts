export type { Replacement } from '../node/publish-files.ts'
export { publishFiles } from '../node/publish-files.ts'
