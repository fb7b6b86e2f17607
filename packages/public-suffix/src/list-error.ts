import { quote, shorten } from '@waymark/infra'

/** Why a string is not a list of public suffixes. */
export type PublicSuffixListCode =
  | 'not-a-name'
  | 'misplaced-wildcard'
  | 'rule-and-exception'
  | 'bare-exception'
  | 'cut-off'
  | 'no-rules'
  | 'damaged-compact-form'

const REASONS: Readonly<Record<PublicSuffixListCode, string>> = {
  'not-a-name':
    'A rule must be a domain name: remove the line, or download the list again if this is another file',
  'misplaced-wildcard':
    'A `*` must be the first label of a rule, with a name after it: write a rule such as *.example',
  'rule-and-exception': 'A name cannot be a rule and an exception: remove one of the two lines',
  'bare-exception':
    'An exception must name a domain below a suffix: write a rule such as !city.example, or remove the line',
  'cut-off': 'The list ends within a section: download it again',
  'no-rules': 'There are no rules: give the content of public_suffix_list.dat',
  'damaged-compact-form':
    'The compact form is damaged: make it again with compactPublicSuffixList(text)',
}

/** A string that is not a list of public suffixes. Nothing of it is used. */
export class PublicSuffixListError extends SyntaxError {
  declare readonly code: PublicSuffixListCode
  /** From 1. */
  declare readonly line: number
  /** From 1, in UTF-16 code units. */
  declare readonly column: number

  constructor(code: PublicSuffixListCode, line: number, column: number, found = '') {
    const what = found === '' ? '' : `, ${quote(shorten(found, 60))}`
    super(`${REASONS[code]} (line ${line}, column ${column}${what})`)
    this.name = 'PublicSuffixListError'
    this.code = code
    this.line = line
    this.column = column
  }
}
