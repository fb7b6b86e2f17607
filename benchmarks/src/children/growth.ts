// A process of its own: measures one operation on one family, with no heap but what that takes.
import {
  BUILT_COMMAND,
  createOperations,
  type Family,
  type GrowthEffort,
  measureGrowth,
} from '../growth/index.ts'

const [family, wayName, effort] = JSON.parse(process.argv[2]!) as [Family, string, GrowthEffort]
const ways = createOperations(BUILT_COMMAND)[family.operation]!
const way = ways.find(({ name }) => name === wayName)!
console.log(JSON.stringify(measureGrowth(family, way, effort)))
