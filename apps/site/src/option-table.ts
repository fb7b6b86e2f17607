import { code, heading, paragraphs, prose, table } from './markdown.ts'
import type { Words } from './words/en.ts'

interface ShownOption {
  readonly name: string
  readonly summary: string
  /** Of a rule: its value if it is not given; `null` if there is none. */
  readonly default?: string | null
  /** Of a method: whether it cannot answer without it. */
  readonly required?: boolean
}

/** The section about the options of a rule or method; empty if it has none. */
export function optionSection(options: readonly ShownOption[], words: Words): string {
  if (options.length === 0) return ''
  const { option, fallback, meaning } = words.columns
  return paragraphs([
    heading(2, words.headings.options, 'options'),
    table(
      [option, fallback, meaning],
      options.map((each) => [code(each.name), fallbackOf(each, words), prose(each.summary)]),
    ),
  ])
}

function fallbackOf(option: ShownOption, words: Words): string {
  if (option.required === true) return words.required
  return option.default === undefined || option.default === null ? '' : prose(option.default)
}

/** Options as an object of JavaScript; empty if there are none. */
export function optionsCode(options: object | undefined): string {
  if (options === undefined || Object.keys(options).length === 0) return ''
  return literal(options)
}

/** A value as TypeScript has it, with single quotes, in one line. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const members = Object.entries(value).map(([name, each]) => {
      const key = /^[A-Za-z_]\w*$/.test(name) ? name : quote(name)
      return `${key}: ${literal(each)}`
    })
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`
  }
  return String(value)
}

function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return `'${inner.replaceAll("'", "\\'")}'`
}
