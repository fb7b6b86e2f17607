export { nodeFiles, nodeFilesAsync } from './node/file-facts.ts'
export {
  type BelowOptions,
  type OpenBelowOptions,
  openBelow,
  type ReadBelowOptions,
  readFileBelow,
  writeFileBelow,
} from './node/open-below.ts'
