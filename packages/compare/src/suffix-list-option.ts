import { type MethodOption, TYPES } from './options.ts'

/** The option of all methods that know the sites of hosts. */
export const suffixListOption: MethodOption = {
  name: 'publicSuffixList',
  type: TYPES.publicSuffixList,
  required: false,
  summary:
    'A newer list of public suffixes, made by createPublicSuffixList. Default: the built-in list.',
}
