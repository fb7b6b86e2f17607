export { URLSearchParams } from './url-search-params.ts'
export type {
  URLSearchParamsConstructor,
  URLSearchParamsInit,
  URLSearchParamsIterator,
} from './url-search-params-interface.ts'
export { parseUrlencoded, type Tuple } from './urlencoded-parser.ts'
export { serializeUrlencoded } from './urlencoded-serializer.ts'
