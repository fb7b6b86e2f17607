import type { Option } from '../command-description.ts'

/** The option `--format`. The output is text unless it is given. */
export function formatOption(
  summary: string,
  choices: readonly string[] = ['text', 'json'],
): Option {
  return { name: 'format', value: 'format', choices, fallback: 'text', summary }
}
