import {
  createPublicSuffixList,
  type PublicSuffixList,
  PublicSuffixListError,
} from '@waymark/public-suffix/list'
import type { Option } from './command-description.ts'
import { usageFailure, verbatim } from './failure.ts'
import { readTextFile } from './input/text-file.ts'
import type { OptionValues } from './option-values.ts'

/** The option that replaces the built-in list of public suffixes. */
export const SUFFIX_LIST_OPTION: Option = {
  name: 'suffix-list',
  sets: ['publicSuffixList'],
  value: 'file',
  summary:
    'The public suffix list for domains and sites: a public_suffix_list.dat, or its compact form. Default: the built-in list.',
}

/** The same option of commands that compare, or judge a URL. */
export const SITE_LIST_OPTION: Option = {
  name: SUFFIX_LIST_OPTION.name,
  value: 'file',
  summary:
    'The public suffix list, which tells the domains of different owners apart: a public_suffix_list.dat, or its compact form. Default: the built-in list.',
}

/** @throws Failure that says where the file is not a list. */
export function chosenSuffixList(values: OptionValues): PublicSuffixList | null {
  const path = values.text(SUFFIX_LIST_OPTION.name)
  if (path === null) return null
  const text = readTextFile(path)
  try {
    return createPublicSuffixList(text)
  } catch (error) {
    if (!(error instanceof PublicSuffixListError)) throw error
    const { message, data, code } = error
    throw usageFailure('{file:verbatim}: {message:phrase}', {
      file: verbatim(path),
      message: { text: message, data: { ...data, code } },
    })
  }
}
