import type { HostingRequest } from './hosting-rule.ts'
import type { Groups, RulePattern } from './rule-pattern.ts'

/** Fills `:name` in a destination with what the group of that name took. A name that no group has stays. */
export function fillNames(
  to: string,
  { names }: Pick<RulePattern, 'names'>,
  groups: Groups,
): string {
  return to.replace(/:([A-Za-z_]\w*)/g, (written: string, name: string) => {
    const group = names.lastIndexOf(name)
    return group === -1 ? written : (groups[group] ?? '')
  })
}

/** Fills `$1` in a destination with what the first group took, and `$0` with the whole match. */
export function fillNumbers(to: string, groups: Groups): string {
  return to.replace(/\$(\d)/g, (_, group: string) => groups[Number(group)] ?? '')
}

/** A destination with the query of the request, unless it has one of its own. */
export function passQuery(to: string, { query }: HostingRequest): string {
  return to.includes('?') ? to : addQuery(to, query)
}

/** A destination with the query of the request after its own. */
export function addQuery(to: string, query: string): string {
  if (query.length < 2) return to
  const end = to.indexOf('#')
  const start = end === -1 ? to : to.slice(0, end)
  const joined = start.includes('?') ? `${start}&${query.slice(1)}` : start + query
  return end === -1 ? joined : joined + to.slice(end)
}

/** Whether a destination has a host. */
export function hasHost(to: string): boolean {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\//i.test(to)
}

export function isRedirect(status: number): boolean {
  return status >= 300 && status < 400
}
