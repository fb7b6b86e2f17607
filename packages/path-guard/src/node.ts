export { nodeFiles, nodeFilesAsync } from './node/file-facts.ts'
export {
  type BelowOptions,
  type OpenBelowOptions,
  openBelow,
  type ReadBelowOptions,
  readFileBelow,
  type WriteBelowOptions,
  writeFileBelow,
} from './node/open-below.ts'
export { type OutgoingAgents, outgoingAgents } from './node/outgoing-agents.ts'
export {
  type OutgoingResolver,
  type OutgoingRules,
  outgoingLookup,
} from './node/outgoing-lookup.ts'
