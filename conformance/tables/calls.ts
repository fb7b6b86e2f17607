import {
  type ArgumentName,
  type FunctionForm,
  type FunctionName,
  type FunctionType,
  functionForms,
} from '@waymark/worker/functions'
import { COLUMNS, type Row } from './rows.ts'

/** An argument of a call: a column, or a string or NULL that is the same for all rows. */
export type CallArgument = { readonly column: ArgumentName } | { readonly constant: string | null }

/** What is asked about each row. */
export interface TableCall {
  readonly name: FunctionName
  readonly arguments: readonly CallArgument[]
  readonly returns: FunctionType
  /** As a person writes it, such as `part(url, 'host')`. */
  readonly label: string
}

/** A result of a call for a row. */
export type Cell = string | boolean | null

/** Constants for the last argument, of the functions that take more than a URL. */
const CONSTANTS: Readonly<Partial<Record<FunctionName, readonly (string | null)[]>>> = {
  normalize: ['seo', 'sort-query, remove-fragment', null],
  key: ['same-site', 'rfc3986-syntax', null],
  equal: ['same-site', null],
  part: ['host', 'path', 'query', null],
  param: ['q', '', null],
  resolve: ['https://example.com/en/x', 'no base', null],
  domain: ['icann', null],
  matches: ['https://*.example/*', null],
}

/** Each function with as many arguments as it can have, all of them columns; then with constants in the last place. */
export const calls: readonly TableCall[] = [
  ...functionForms.map((form) => callOf(form, columnsOf(form))),
  ...functionForms.flatMap((form) =>
    isLongest(form)
      ? (CONSTANTS[form.of.name] ?? []).map((constant) =>
          callOf(form, [...columnsOf(form).slice(0, -1), { constant }]),
        )
      : [],
  ),
]

function columnsOf(form: FunctionForm): readonly CallArgument[] {
  return form.arguments.map(({ name }) => ({ column: name }))
}

function isLongest({ of, arguments: all }: FunctionForm): boolean {
  return all.length === of.arguments.length
}

function callOf({ of }: FunctionForm, given: readonly CallArgument[]): TableCall {
  const label = `${of.name}(${given.map(sqlArgument).join(', ')})`
  return { name: of.name, arguments: given, returns: of.returns, label }
}

/** An argument in SQL: the name of the column, or a literal. */
export function sqlArgument(argument: CallArgument): string {
  if ('column' in argument) return argument.column
  return argument.constant === null ? 'NULL' : `'${argument.constant.replaceAll("'", "''")}'`
}

/** The form that has as many arguments as the call, for engines without optional arguments. */
export function formOf({ name, arguments: given }: TableCall): FunctionForm {
  return functionForms.find(
    ({ of, arguments: all }) => of.name === name && all.length === given.length,
  )!
}

/** The values with which a function is called for a row. */
export function valuesOf({ arguments: given }: TableCall, row: Row): readonly (string | null)[] {
  return given.map((one) => ('column' in one ? row[COLUMNS.indexOf(one.column)]! : one.constant))
}
