export { BUILT_COMMAND, COMMAND_SOURCE } from './command-line.ts'
export { buildInput, type Family, readFamily } from './family.ts'
export {
  doubling,
  type Growth,
  type GrowthEffort,
  measureGrowth,
  TOO_FAST,
} from './measure.ts'
export { createOperations, engineOperations, type Operations, type Way } from './operations.ts'
