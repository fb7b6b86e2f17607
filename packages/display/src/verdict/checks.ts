import { baseFindings } from './base-findings.ts'
import { changedFindings } from './changed-findings.ts'
import { characterFindings } from './character-findings.ts'
import { credentialsFindings } from './credentials-findings.ts'
import { delimiterFindings } from './delimiter-findings.ts'
import { disputedHostFindings } from './disputed-host-findings.ts'
import { encodingFindings } from './encoding-findings.ts'
import type { Candidate } from './finding.ts'
import { hostFindings } from './host-findings.ts'
import { pastedFindings } from './pasted-findings.ts'
import { pathFindings } from './path-findings.ts'
import { portFindings } from './port-findings.ts'
import { queryFindings } from './query-findings.ts'
import { schemeFindings } from './scheme-findings.ts'
import { scriptFindings } from './script-findings.ts'
import { slipFindings } from './slip-findings.ts'
import type { UrlContext } from './url-context.ts'

/** What is looked for in a URL. Of findings with one code, or with one severity, kind and place, the first here comes first. */
export const CHECKS: readonly ((context: UrlContext) => Candidate[])[] = [
  delimiterFindings,
  hostFindings,
  disputedHostFindings,
  baseFindings,
  credentialsFindings,
  scriptFindings,
  schemeFindings,
  changedFindings,
  characterFindings,
  pastedFindings,
  pathFindings,
  encodingFindings,
  queryFindings,
  portFindings,
  slipFindings,
]
