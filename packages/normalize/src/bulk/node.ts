export { BULK_OPTIONS, type BulkOptions, type OnError } from './bulk-options.ts'
export type { LineProblem } from './line-problem.ts'
export {
  BULK_NORMALIZER_OPTIONS,
  BulkNormalizer,
  type BulkNormalizerOptions,
  type NormalizedBlock,
} from './node/bulk-normalizer.ts'
export { type NormalizedFile, normalizeFile } from './node/normalize-file.ts'
