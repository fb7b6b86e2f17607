import { type ArgumentName, opName } from '@waymark/worker/functions'
import { type CallArgument, formOf, type TableCall } from './calls.ts'
import { COLUMNS, type Row } from './rows.ts'

/** The argument of a call that each column of a worker is; one that is the same for all rows and not NULL is an option instead. */
type Given = Map<ArgumentName, CallArgument>

/** One run of a worker: several calls, of which no two give the same argument otherwise, or have the same op. */
export interface WorkerRun {
  readonly calls: readonly TableCall[]
  readonly args: readonly string[]
  /** What the input has, in the order in which the worker reads it. */
  readonly columns: ReadonlyMap<ArgumentName, CallArgument>
}

/** The options of the worker that stand for an argument. `--base` is one for other ops, too. */
const OPTIONS: readonly ArgumentName[] = ['preset', 'method', 'part', 'section', 'name', 'pattern']

/** Puts calls into as few runs as they need. */
export function workerRuns(calls: readonly TableCall[]): readonly WorkerRun[] {
  const groups: { readonly given: Given; readonly calls: TableCall[] }[] = []
  for (const call of calls) {
    const given = givenBy(call)
    let group = groups.find(
      (one) => one.calls.every((other) => opOf(other) !== opOf(call)) && fits(one.given, given),
    )
    if (group === undefined) {
      group = { given: new Map(), calls: [] }
      groups.push(group)
    }
    group.calls.push(call)
    for (const [name, argument] of given) group.given.set(name, argument)
  }
  return groups.map(({ given, calls: own }) => {
    const options = [...given].flatMap(([name, argument]) =>
      isOption(name, argument) ? [`--${name}`, argument.constant] : [],
    )
    const names = own.flatMap((call) => formOf(call).arguments.map(({ name }) => name))
    const columns = names.flatMap((name) => {
      const argument = given.get(name)!
      return isOption(name, argument) ? [] : [[name, argument] as const]
    })
    return {
      calls: own,
      args: ['--op', own.map(opOf).join(), ...options],
      columns: new Map(columns),
    }
  })
}

function opOf(call: TableCall): string {
  const last = call.arguments.at(-1)
  const { name, of } = formOf(call)
  // A choice of an option is one of the short form.
  return opName(last !== undefined && isOption(of.arguments.at(-1)!.name, last) ? of.name : name)
}

/** With the fallback of an argument that is left out. */
function givenBy(call: TableCall): Given {
  return new Map(
    formOf(call).of.arguments.map(({ name, fallback }, at) => [
      name,
      call.arguments[at] ?? { constant: fallback! },
    ]),
  )
}

function fits(given: Given, more: Given): boolean {
  return [...more].every(([name, argument]) => {
    const known = given.get(name)
    return known === undefined || JSON.stringify(known) === JSON.stringify(argument)
  })
}

/** A list of rules is not a value of `--preset`. */
function isOption(
  name: ArgumentName,
  argument: CallArgument,
): argument is { readonly constant: string } {
  if ('column' in argument || argument.constant === null) return false
  return OPTIONS.includes(name) && !argument.constant.includes(',')
}

/** The values of a row that a run reads. */
export function inputOf({ columns }: WorkerRun, row: Row): readonly (string | null)[] {
  return [...columns.values()].map((one) =>
    'column' in one ? row[COLUMNS.indexOf(one.column)]! : one.constant,
  )
}
