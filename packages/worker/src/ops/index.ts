import { deepFreeze } from '@waymark/infra/internal'
import { functionForms, opName } from '../functions/spelling.ts'
import type { FunctionName } from '../functions/url-function.ts'
import type { Implementation, Op, OpOption } from '../op.ts'
import { display } from './display.ts'
import { domain } from './domain.ts'
import { equal } from './equal.ts'
import { host } from './host.ts'
import { hreflang } from './hreflang.ts'
import { hreflangProblem } from './hreflang-problem.ts'
import { hreflangSuggestion } from './hreflang-suggestion.ts'
import { isPageUrl } from './is-page-url.ts'
import { key } from './key.ts'
import { language } from './language.ts'
import { matches } from './matches.ts'
import { normalize } from './normalize.ts'
import { pageUrl } from './page-url.ts'
import { pageUrlProblem } from './page-url-problem.ts'
import { param } from './param.ts'
import { params } from './params.ts'
import { part } from './part.ts'
import { resolve } from './resolve.ts'
import { site } from './site.ts'
import { subdomain } from './subdomain.ts'
import { suffix } from './suffix.ts'
import { valid } from './valid.ts'
import { version } from './version.ts'
import { warnings } from './warnings.ts'

/** What answers each function of the table. */
export const implementations: Readonly<Record<FunctionName, Implementation>> = {
  normalize,
  key,
  equal,
  part,
  host,
  param,
  params,
  resolve,
  domain,
  suffix,
  site,
  subdomain,
  valid,
  display,
  warnings,
  matches,
  language,
  hreflang,
  hreflang_problem: hreflangProblem,
  hreflang_suggestion: hreflangSuggestion,
  page_url: pageUrl,
  is_page_url: isPageUrl,
  page_url_problem: pageUrlProblem,
  version,
}

/**
 * Everything that a worker can answer, in the order of the table of functions: an op for each form of a function.
 *
 * @example
 * ```ts
 * import { ops } from '@waymark/worker'
 *
 * const op = ops.find(({ name }) => name === 'key-by')
 * op?.columns // => ['url', 'method']
 * op?.type // => 'String'
 * ```
 */
export const ops: readonly Op[] = /* @__PURE__ */ deepFreeze(
  /* @__PURE__ */ functionForms.map(({ name, of, arguments: read }): Op => {
    const columns = read.map((argument) => argument.name)
    const isFixable = (argument: (typeof read)[number]): boolean =>
      argument.kind !== 'url' && argument.name !== 'tag' && argument.name !== 'reference'
    // An argument that is not read, or need not be, is said by an option of its name.
    const fixable =
      read.length < of.arguments.length
        ? of.arguments.filter((argument) => !read.includes(argument))
        : read.filter((argument) => isFixable(argument) && argument.fallback === undefined)
    const { options } = implementations[of.name]
    return {
      name: opName(name),
      of,
      summary: of.summary,
      columns,
      type: of.returns === 'string' ? 'String' : 'UInt8',
      options: [
        // The arguments other than URLs have the names of options; a test holds the two together.
        ...fixable.map((argument) => argument.name as OpOption),
        // The options of a method that a column names cannot be said once for all.
        ...options.filter(
          (option) => option !== 'methodOptions' || read.length < of.arguments.length,
        ),
        ...(read.some(({ kind }) => kind === 'url') ? (['assumeScheme'] as const) : []),
      ],
    }
  }),
)
