import { type MethodOption, TYPES } from './options.ts'

/** The option of all methods that can resolve relative references. */
export const baseOption: MethodOption = {
  name: 'base',
  type: TYPES.base,
  required: false,
  summary: 'The absolute URL that relative references are resolved against.',
}

/** The option of all methods that know the header. */
export const noVarySearchOption: MethodOption = {
  name: 'noVarySearch',
  type: TYPES.noVarySearch,
  required: false,
  summary: 'The value of the header No-Vary-Search, such as `params=("utm_source"), key-order`.',
}

/** The option of all methods that know default ports. */
export const portsOption: MethodOption = {
  name: 'ports',
  type: TYPES.ports,
  required: false,
  summary: 'More schemes and their default ports, besides http, https, ftp, ws and wss.',
}

/** The option of all methods that know the sites of hosts. */
export const suffixListOption: MethodOption = {
  name: 'publicSuffixList',
  type: TYPES.publicSuffixList,
  required: false,
  summary:
    'A newer list of public suffixes, made by createPublicSuffixList. Default: the built-in list.',
}
