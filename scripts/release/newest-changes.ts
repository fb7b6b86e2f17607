/**
 * The newest section of a changelog, without its heading; `null` if there is none.
 *
 * @param changelog - As Changesets writes it: a heading of the second level for each version.
 */
export function newestChanges(changelog: string): string | null {
  const [, newest] = changelog.split(/^## .*\n/m)
  return newest === undefined ? null : newest.trim()
}
