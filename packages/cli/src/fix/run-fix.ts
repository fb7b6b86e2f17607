import type { CheckOptions } from '@waymark/site'
import { fixDatabase } from '@waymark/site/node'
import { EXIT, type ExitStatus } from '../exit-status.ts'
import { readingOf } from '../input/byte-source.ts'
import type { Io } from '../io.ts'
import type { OptionValues } from '../option-values.ts'
import { writeJson } from '../output/json-text.ts'
import { spoken } from '../speech.ts'
import { VERSION } from '../version.ts'
import { fixText, leftKinds } from './fix-report.ts'

/** Corrects a database, and prints what was corrected and what is left. */
export async function runFix(
  { path, output }: { readonly path: string; readonly output: string | undefined },
  check: CheckOptions,
  { options, io }: { readonly options: OptionValues; readonly io: Io },
): Promise<ExitStatus> {
  const result = await fixDatabase(path, { ...check, ...readingOf(io), output })
  // The catalogue of all problems takes long to load.
  const { problems } = await import('@waymark/problems')
  const left = leftKinds(
    result.left.map((kind) => options.flags.of(kind)),
    options.text('format') === 'json' ? problems : problems.map(spoken().entry),
  )
  if (options.text('format') === 'json') {
    const report = {
      generator: `waymark ${VERSION}`,
      command: 'validate --fix',
      input: path,
      form: result.form,
      output: result.output,
      patch: result.patch,
      fixed: result.fixed.map(({ first: _, leftOut: __, ...kind }) => kind),
      left,
    }
    await writeJson(report, io.stdout)
  } else io.stdout.write(fixText(path, result, left, io))
  const isClean = left.every(({ severity }) => severity === 'info')
  return isClean ? EXIT.clean : EXIT.problems
}
