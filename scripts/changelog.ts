import changelog from '@changesets/cli/changelog'

/**
 * Changelogs as Changesets writes them, but for the dependencies that went up with a package: they are listed once. By
 * default there is a line before the list for each of their changes, which says no more than its commit.
 */
const functions: typeof changelog = {
  ...changelog,
  getDependencyReleaseLine: (_changesets, updated) => {
    if (updated.length === 0) return ''
    const list = updated.map(({ name, newVersion }) => `  - ${name}@${newVersion}`)
    return ['- Updated dependencies', ...list].join('\n')
  },
}

export default functions
