/** For Waymark's own packages: what a URL class and other Web interfaces are made of. */
export { QueryList } from './query-list.ts'
export { URLSearchParams } from './url-search-params.ts'
export type {
  URLSearchParamsConstructor,
  URLSearchParamsInit,
  URLSearchParamsInterface,
  URLSearchParamsIterator,
} from './url-search-params-interface.ts'
export {
  classNameOf,
  exposeInterface,
  INSPECT,
  type Inspect,
  type InspectOptions,
  illegalInvocation,
  isObject,
  requireArguments,
  toDomString,
  toUsvRecord,
  toUsvString,
} from './web-idl.ts'
