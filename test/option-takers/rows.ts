import {
  answerRows as answerRowsOfArrow,
  createRowWorker as createArrowWorker,
} from '../../packages/worker/src/arrow/node.ts'
import {
  answerRows,
  createRowWorker,
  createUrlFunction,
  ROW_WORKER_OPTIONS,
  URL_FUNCTION_OPTIONS,
} from '../../packages/worker/src/index.ts'
import {
  answerRows as answerRowsOnNode,
  createRowWorker as createNodeWorker,
} from '../../packages/worker/src/node.ts'
import type { Taker } from './taker.ts'

async function* noBytes(): AsyncGenerator<Uint8Array> {}

const needs = { ops: ['normalize'] }
const table = ROW_WORKER_OPTIONS
const OF_NODE = 'packages/worker/src/node/answer-rows.ts'
const OF_ARROW = 'packages/worker/src/arrow/answer-rows.ts'

/** The functions that take options in the package for rows. */
export const takers: readonly Taker[] = [
  {
    name: 'createUrlFunction',
    table: URL_FUNCTION_OPTIONS,
    call: (o) => createUrlFunction('host', o),
  },
  {
    name: 'createRowWorker',
    file: 'packages/worker/src/row-worker.ts',
    table,
    needs,
    call: (o) => createRowWorker(o),
  },
  {
    name: 'answerRows',
    file: 'packages/worker/src/answer-rows.ts',
    table,
    needs,
    call: (o) => answerRows(noBytes(), o),
  },
  { name: 'createRowWorker', file: OF_NODE, table, needs, call: (o) => createNodeWorker(o) },
  { name: 'answerRows', file: OF_NODE, table, needs, call: (o) => answerRowsOnNode(noBytes(), o) },
  { name: 'createRowWorker', file: OF_ARROW, table, needs, call: (o) => createArrowWorker(o) },
  {
    name: 'answerRows',
    file: OF_ARROW,
    table,
    needs,
    call: (o) => answerRowsOfArrow(noBytes(), o),
  },
]
