import {
  createURLSourceEntryValidator,
  type URLSourceOptions,
  type URLValidationOptions,
  validateURL,
  validateURLSourceDatabase,
} from '@waymark/i18n-validation'

export type Kind = 'url' | 'entry' | 'database'

export interface Settings {
  readonly config?: object
  readonly options?: object
}

interface Shown {
  readonly code: string
  readonly severity: string
  readonly message: string
  readonly start: number
  readonly end: number
  readonly pointer?: string | undefined
  readonly rule?: string | undefined
  readonly cause?: string | undefined
  readonly expected?: string | undefined
  readonly edits?: unknown
}

interface ShownChange {
  readonly pointer: string
  readonly rules: readonly string[]
  readonly before: string
  readonly after: string
}

/** All of a result, a line for each error or change. */
export function shownResult(
  kind: Kind,
  value: unknown,
  { config = {}, options = {} }: Settings,
): string {
  return linesOf(kind, value, config, options)
    .map((line) => `  ${line}`)
    .join('\n')
}

function linesOf(kind: Kind, value: unknown, config: object, options: object): string[] {
  if (kind === 'url') {
    const result = validateURL(value, config, options as URLValidationOptions)
    return result.valid ? [result.data] : result.errors.map(shownError)
  }
  if (kind === 'database') {
    const result = validateURLSourceDatabase(value, config, options as URLSourceOptions)
    return result.valid
      ? [JSON.stringify(result.data), ...result.changes.map(shownChange)]
      : result.errors.map(shownError)
  }
  const result = createURLSourceEntryValidator(config, options)(value)
  const urls = `urls ${result.urls.map((url) => url && (url.data ?? url.error?.code)).join(' ')}`
  const files = [...result.files].map(([url, record]) => `file ${url} ${record?.href ?? null}`)
  if (result.valid) {
    return [JSON.stringify(result.data), ...result.changes.map(shownChange), urls, ...files]
  }
  const { usable } = result
  return [
    ...result.errors.map(shownError),
    ...(usable === undefined
      ? []
      : [
          `usable ${JSON.stringify(usable.entry)} ${usable.alternateIndexes.join()}`,
          ...usable.changes.map(shownChange),
        ]),
    urls,
    ...files,
  ]
}

function shownError({
  code,
  severity,
  message,
  start,
  end,
  pointer,
  rule,
  cause,
  expected,
  edits,
}: Shown): string {
  return [
    ...(severity === 'error' ? [] : [severity]),
    code,
    ...(pointer === undefined ? [] : [pointer === '' ? '(whole)' : pointer]),
    `${start}-${end}`,
    ...(rule === undefined ? [] : [`rule ${rule}`]),
    ...(cause === undefined ? [] : [`cause ${cause}`]),
    ...(expected === undefined ? [] : [`expected ${expected}`]),
    `| ${message}`,
    ...(edits === undefined ? [] : [`> ${JSON.stringify(edits)}`]),
  ].join(' ')
}

function shownChange({ pointer, rules, before, after }: ShownChange): string {
  return `${pointer} ${rules.join('+')}: ${before} to ${after}`
}
