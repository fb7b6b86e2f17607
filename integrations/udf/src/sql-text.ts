import { suggest } from '@waymark/infra/internal'
import { listOf, OptionError, type OptionType, optionType, STRING } from '@waymark/infra/options'
import type { FunctionForm } from '@waymark/worker/functions'
import { type BundleName, sqlName, udfsOf } from './function.ts'

/** A name, or several with dots between them, as they are written without quotes. */
export const SQL_PATH: OptionType = /* @__PURE__ */ optionType(
  'a name such as my_dataset, or several with dots between them',
  (value) => typeof value === 'string' && /^[A-Za-z_][\w-]*(?:\.[A-Za-z_][\w-]*)*$/.test(value),
)

export const NAMES: OptionType = /* @__PURE__ */ listOf(STRING, 'a list of names of functions')

/**
 * The functions of a script that were asked for, in the order of the registry.
 *
 * @param names - In SQL, with or without `waymark_`; absent: all.
 * @throws {OptionError} For a name that the script does not have.
 */
export function selectUdfs(
  bundle: BundleName,
  names: readonly string[] | undefined,
): readonly FunctionForm[] {
  const all = udfsOf(bundle)
  if (names === undefined) return all
  const known = all.map(sqlName)
  for (const name of names) {
    if (known.includes(name) || all.some((udf) => udf.name === name)) continue
    const near = suggest(name, [...known, ...all.map((udf) => udf.name)])
    const advice = near === null ? `they are ${known.join(', ')}` : `did you mean "${near}"?`
    const text = `The script ${bundle} has no function "${name}"; ${advice}`
    throw new OptionError('names', { text, data: { bundle, name, ...(near !== null && { near }) } })
  }
  return all.filter((udf) => names.includes(udf.name) || names.includes(sqlName(udf)))
}

/** What a function does and when it is `NULL`, for the description of it. */
export function describe({ of: { summary, nullFor } }: FunctionForm): string {
  const whole = nullFor === undefined ? summary : `${summary} NULL for ${nullFor}.`
  return whole.replaceAll('`', '')
}
