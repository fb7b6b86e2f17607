import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import type { CheckOptions } from '@waymark/site'
import { StagedOutput } from '@waymark/site/files/node'
import { type FixDatabaseOptions, type FixedDatabase, fixDatabase } from '@waymark/site/node'
import type { ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { readingOf } from '../input/byte-source.ts'
import type { Io } from '../io.ts'
import type { ProblemFilter } from '../problems/problem-filter.ts'
import { severityCounts } from '../report/severity-counts.ts'
import type { FixCall } from './fix-option.ts'
import { tellDryRun } from './fix-report.ts'

/** How the only database of a call is corrected. */
export interface DatabaseFix {
  readonly call: FixCall
  readonly check: CheckOptions
  readonly filter: ProblemFilter
  readonly io: Io
}

/** Corrects a database in place. */
export async function fixInPlace(
  operands: readonly string[],
  fix: DatabaseFix,
): Promise<FixedDatabase> {
  const { backup, patch } = fix.call
  const path = onlyDatabase(operands)
  return await fixDatabase(path, {
    ...fixOptions(fix),
    ...(backup === null ? {} : { backup: `${path}${backup}` }),
    ...(patch === null ? {} : { patch }),
  })
}

/** Prints the changes of a database, and writes nothing. */
export async function printFixes(
  operands: readonly string[],
  fix: DatabaseFix,
): Promise<ExitStatus> {
  const { filter, io } = fix
  const path = onlyDatabase(operands)
  const staged = new StagedOutput()
  try {
    const patch = join(staged.scratch(), 'patch')
    const found = await fixDatabase(path, { ...fixOptions(fix), patch, dryRun: true })
    if (found.patch !== null) {
      for await (const chunk of createReadStream(found.patch)) {
        io.stdout.write(chunk)
        await io.stdout.relieve()
      }
    }
    tellDryRun(path, found, io)
    return await filter.finish({ io, command: 'validate', failures: 0 }, severityCounts(found.left))
  } finally {
    staged.discard()
  }
}

function onlyDatabase([path = '', ...others]: readonly string[]): string {
  if (others.length > 0) {
    throw usageFailure('--fix corrects one file: give only one database')
  }
  return path
}

function fixOptions({ call, check, filter, io }: DatabaseFix): FixDatabaseOptions {
  const filterProblem: FixDatabaseOptions['filterProblem'] = (problem) => filter.judged(problem)
  return { ...check, ...readingOf(io), unsafe: call.isUnsafe, filterProblem }
}
