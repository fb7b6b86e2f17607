import { type MethodOption, TYPES } from './options.ts'

/** The option of all methods that know the header. */
export const noVarySearchOption: MethodOption = {
  name: 'noVarySearch',
  type: TYPES.noVarySearch,
  required: false,
  summary: 'The value of the header No-Vary-Search, such as `params=("utm_source"), key-order`.',
}
