import { type ParseArgsConfig, parseArgs } from 'node:util'

/** A script, as its messages and its help tell of it. */
interface Script {
  readonly name: string
  readonly usage: string
  /** What follows it on the command line. */
  readonly args: readonly string[]
}

type Options = NonNullable<ParseArgsConfig['options']>

interface Config<T extends Options> {
  readonly args: readonly string[]
  readonly options: T
}

/** The options that a script was given. With `--help`, and with what it does not take, the program ends with its usage. */
export function readOptions<T extends Options>(
  { name, usage, args }: Script,
  options: T,
): ReturnType<typeof parseArgs<Config<T>>>['values'] {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage)
    process.exit(0)
  }
  try {
    return parseArgs<Config<T>>({ args: args.filter((arg) => arg !== '--'), options }).values
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    // Node goes on with advice about `--`, which pnpm takes away.
    console.error(`${name}: ${error.message.split('. ')[0]}\n\n${usage}`)
    process.exit(2)
  }
}
