export { ExternalSort, type SortOptions } from './group/external-sort.ts'
export { type Group, type GroupOptions, groupLines } from './group/group-lines.ts'
export {
  type GroupCounts,
  type GroupPart,
  LINE_GROUPS_OPTIONS,
  LineGroups,
  type LineGroupsOptions,
  type PlacedLine,
} from './group/line-groups.ts'
export type { RankOf } from './group/merge.ts'
export { createMemoryStorage, type RunStorage } from './group/run-storage.ts'
