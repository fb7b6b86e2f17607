import { type ParseArgsConfig, parseArgs } from 'node:util'
import { dataFolder } from '../../test/data.ts'
import { missingFiles } from './tables.ts'

/** What a caller has to write otherwise. */
export class UsageError extends Error {}

export interface VersionArguments {
  readonly version: string
  readonly help: boolean
  /** The arguments after the version. */
  readonly rest: readonly string[]
  readonly [option: string]: unknown
}

/** Reads `VERSION`, and checks that the data folder has what its tables are made from. */
export function readVersion(
  args: readonly string[],
  options: NonNullable<ParseArgsConfig['options']>,
): VersionArguments {
  const { values, positionals } = parse(args, options)
  const help = values['help'] === true
  const [version = '', ...rest] = positionals
  if (help) return { ...values, version, rest, help }
  if (!/^\d+\.\d+\.\d+$/.test(version)) {
    const found = version === '' ? '' : `: ${version} is not one`
    throw new UsageError(`give a version such as 18.0.0${found}`)
  }
  const data = dataFolder()
  const missing = missingFiles(data, version)
  if (missing.length > 0) {
    throw new UsageError(`${data}/unicode/${version} lacks ${missing.join(', ')}`)
  }
  return { ...values, version, rest, help }
}

function parse(args: readonly string[], options: NonNullable<ParseArgsConfig['options']>) {
  try {
    return parseArgs({
      args: args.filter((arg) => arg !== '--'),
      options: { ...options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
  } catch (error) {
    throw new UsageError((error as Error).message.split('. ')[0]!.replace(/^U/, 'u'))
  }
}
