import { PUBLIC_SUFFIX_LIST } from '@waymark/public-suffix'
import { PORTS_BY_SCHEME, STRING } from './option-types.ts'
import type { MethodOption } from './options.ts'

/** The option of all methods that can resolve relative references. */
export const baseOption: MethodOption = {
  name: 'base',
  type: STRING,
  required: false,
  summary: 'The absolute URL that relative references are resolved against.',
}

/** The option of all methods that know the header. */
export const noVarySearchOption: MethodOption = {
  name: 'noVarySearch',
  type: STRING,
  required: false,
  summary: 'The value of the header No-Vary-Search, such as `params=("utm_source"), key-order`.',
}

/** The option of all methods that know default ports. */
export const portsOption: MethodOption = {
  name: 'ports',
  type: PORTS_BY_SCHEME,
  required: false,
  summary: 'More schemes and their default ports, besides http, https, ftp, ws and wss.',
}

/** The option of all methods that know the sites of hosts. */
export const suffixListOption: MethodOption = {
  name: 'publicSuffixList',
  type: PUBLIC_SUFFIX_LIST,
  required: false,
  summary:
    'A newer list of public suffixes, made by createPublicSuffixList. Default: the built-in list.',
}
