import { wrongArgument } from '@waymark/infra/argument'
import type { FunctionForm } from '@waymark/worker/functions'
import { type BundleName, GLOBALS } from './function.ts'

/** A script that is part of each body. */
export interface HeldScript {
  readonly bundle: BundleName
  readonly text: string
  /** The variable that keeps it. The version is in it, because functions of several versions may run in one query. */
  readonly held: string
}

/** The first words of the comment with which a script begins. */
const HEAD = /^\/\*! @waymark\/udf ([\w.-]+) (lite|full)\b/

/** @throws {TypeError} If it is not one of these scripts. */
export function readScript(script: string, bundles: readonly BundleName[]): HeldScript {
  const [, version, name] = HEAD.exec(script) ?? []
  const bundle = bundles.find((one) => one === name)
  if (version === undefined || bundle === undefined || script.includes('$$')) {
    const files = bundles.map((one) => `dist/${one}.js`).join(' or ')
    const expected = `the text of ${files} of @waymark/udf`
    throw wrongArgument('script', { expected, remedy: 'pass it unchanged' }, script)
  }
  const held = `waymark_${bundle}_${version.replace(/\W/g, '_')}`
  return { bundle, text: script.trimEnd(), held }
}

/**
 * A body that runs for each row. What it assigns without declaring it is still there at the next row, so the script runs once.
 *
 * @param values - The arguments, as the engine names them.
 */
export function bodyOf(udf: FunctionForm, script: HeldScript, values: readonly string[]): string {
  const { bundle, text, held } = script
  return `
if (typeof ${held} === "undefined") {
${held} = (function () {
${text}
return ${GLOBALS[bundle]};
})();
}
return ${held}.${udf.of.name}(${values.join(', ')});
`
}
