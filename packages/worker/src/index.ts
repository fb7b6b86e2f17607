export { type UrlPart, urlParts } from '@waymark/url-parser/internal/url-parts'
export { answerRows } from './answer-rows.ts'
export {
  type AssumedScheme,
  createUrlFunction,
  URL_FUNCTION_OPTIONS,
  type UrlFunctionCall,
  type UrlFunctionOptions,
} from './create-url-function.ts'
export { formats, type RowFormat } from './formats/index.ts'
export { escapeTsv, unescapeTsv } from './formats/tsv-escapes.ts'
export type { OpName } from './functions/spelling.ts'
export type { Op, OpColumn, OpOption, OpType, OpValue } from './op.ts'
export { ops } from './ops/index.ts'
export { describeFault, type RowFault, type RowFaultCode, RowInputError } from './row-fault.ts'
export { createRowWorker, type RowAnswers, type RowWorker } from './row-worker.ts'
export { ROW_WORKER_OPTIONS, type RowWorkerOptions } from './worker-options.ts'
