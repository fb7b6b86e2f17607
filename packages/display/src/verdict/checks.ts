import { baseFindings } from './base-findings.ts'
import { CHANGED_CHECKS } from './changed-findings.ts'
import { characterFindings } from './character-findings.ts'
import { credentialsFindings } from './credentials-findings.ts'
import { delimiterFindings } from './delimiter-findings.ts'
import { disputedHostFindings } from './disputed-host-findings.ts'
import { encodingFindings } from './encoding-findings.ts'
import { hostFindings } from './host-findings.ts'
import { PASTED_CHECKS } from './pasted-findings.ts'
import { PATH_CHECKS } from './path-findings.ts'
import { PORT_CHECKS } from './port-findings.ts'
import { queryFindings } from './query-findings.ts'
import { schemeFindings } from './scheme-findings.ts'
import { scriptFindings } from './script-findings.ts'
import { SLIP_CHECKS } from './slip-findings.ts'
import type { Check } from './url-context.ts'

/** What is looked for in a URL. Of findings with one code, or with one severity, kind and place, the first here comes first. */
export const CHECKS: readonly Check[] = /* @__PURE__ */ (() => [
  delimiterFindings,
  hostFindings,
  disputedHostFindings,
  baseFindings,
  credentialsFindings,
  scriptFindings,
  schemeFindings,
  ...CHANGED_CHECKS,
  characterFindings,
  ...PASTED_CHECKS,
  ...PATH_CHECKS,
  encodingFindings,
  queryFindings,
  ...PORT_CHECKS,
  ...SLIP_CHECKS,
])()
