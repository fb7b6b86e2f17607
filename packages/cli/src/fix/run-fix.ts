import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { type CheckOptions, checkSite } from '@waymark/site'
import { StagedOutput } from '@waymark/site/files/node'
import {
  diskFiles,
  type FixDatabaseOptions,
  type FixedDatabase,
  fixDatabase,
} from '@waymark/site/node'
import type { ExitStatus } from '../exit-status.ts'
import { usageFailure } from '../failure.ts'
import { readingOf } from '../input/byte-source.ts'
import type { Io } from '../io.ts'
import type { ProblemFilter } from '../problems/problem-filter.ts'
import type { FixCall } from './fix-option.ts'
import { fixedTitle, leftIn, tellFixed } from './fix-report.ts'

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
    const scratch = staged.scratch()
    const output = join(scratch, 'fixed')
    const patch = join(scratch, 'patch')
    const found = await fixDatabase(path, { ...fixOptions(fix), patch, output })
    if (found.patch !== null) {
      for await (const chunk of createReadStream(found.patch)) {
        io.stdout.write(chunk)
        await io.stdout.relieve()
      }
    }
    tellFixed(`waymark validate: ${fixedTitle(path, found, true)}`, leftIn(found), io)
    // A baseline knows problems by their file.
    const check = { ...fix.check, inputFormat: found.form }
    for await (const event of checkSite([output], diskFiles(), check)) {
      if (event.type === 'problem') filter.take({ ...event.problem, file: path })
    }
    return await filter.finish({ io, command: 'validate', failures: 0 })
  } finally {
    staged.discard()
  }
}

function onlyDatabase([path = '', ...others]: readonly string[]): string {
  if (others.length > 0) {
    throw usageFailure('--fix corrects one file: give only one database', { detail: 'fix-several' })
  }
  return path
}

function fixOptions({ call, check, filter, io }: DatabaseFix): FixDatabaseOptions {
  const filterProblem: FixDatabaseOptions['filterProblem'] = (problem) => filter.judged(problem)
  return { ...check, ...readingOf(io), unsafe: call.isUnsafe, filterProblem }
}
