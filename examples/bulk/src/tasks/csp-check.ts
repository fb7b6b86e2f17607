import { equal } from '@waymark/compare'

/** The scripts that the sources of a policy do not allow. */
export function blockedScripts(
  sources: readonly string[],
  scripts: readonly string[],
  page: string,
): string[] {
  const isAllowed = (script: string) =>
    sources.some((source) => equal(source, script, 'csp-source', { selfOrigin: page }))
  return scripts.filter((script) => !isAllowed(script))
}
