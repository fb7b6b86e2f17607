export { serializeUrlencoded } from './serialize-urlencoded.ts'
export { URLSearchParams } from './url-search-params.ts'
export type {
  URLSearchParamsConstructor,
  URLSearchParamsInit,
  URLSearchParamsInterface,
  URLSearchParamsIterator,
} from './url-search-params-interface.ts'
export { parseUrlencoded, type Tuple } from './urlencoded-parser.ts'
