import type { SchemeDefinition } from './scheme.ts'

export const git: SchemeDefinition<'git', 'git://repo/branch/path*'> = {
  name: 'git',
  format: 'git://repo/branch/path*',
  summary: 'A file of a Git repository, on a branch.',
  examples: ['git://origin/main/src/index.ts', 'git://upstream/develop/README.md'],
  style: 'plain',
  naming: 'free',
}
