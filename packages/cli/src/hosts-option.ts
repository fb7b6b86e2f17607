import type { Option } from './command-description.ts'
import type { OptionValues } from './option-values.ts'

/** The option that accepts hosts which no visitor reaches. */
export const HOSTS_OPTION: Option = {
  name: 'allow-unreachable-hosts',
  sets: ['allowUnreachableHosts'],
  summary:
    'Accepts hosts that the public cannot reach, such as localhost, private IP addresses and names in .internal. Use it for a site under test.',
}

/** Whether such hosts are accepted. */
export function allowsUnreachableHosts(options: OptionValues): boolean {
  return options.isOn(HOSTS_OPTION.name)
}
