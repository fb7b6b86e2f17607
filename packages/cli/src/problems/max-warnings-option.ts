import type { Option } from '../command-description.ts'

/** The option for the warnings that are too many. */
export const MAX_WARNINGS_OPTION: Option = {
  name: 'max-warnings',
  value: 'n',
  least: 0,
  summary:
    'The exit status is 1 if there are more warnings than this. Default: any number is allowed.',
}
