import { deepFreeze } from '@waymark/infra/internal'
import type { SchemeDefinition } from './scheme.ts'

const file: SchemeDefinition<'file', 'file:///path*'> = {
  name: 'file',
  format: 'file:///path*',
  summary: 'A file of this machine, by its absolute path.',
  examples: ['file:///home/user/document.md', 'file:///C:/Users/name/file.txt'],
  style: 'file',
  naming: 'free',
}

const db: SchemeDefinition<'db', 'db://type/database/table[/id]'> = {
  name: 'db',
  format: 'db://type/database/table[/id]',
  summary: 'A table of a database, or one row of it.',
  examples: [
    'db://postgres/mydb/users',
    'db://postgres/mydb/users/123',
    'db://sqlite/data.db/records',
  ],
  style: 'plain',
  naming: 'designed',
}

const git: SchemeDefinition<'git', 'git://repo/branch/path*'> = {
  name: 'git',
  format: 'git://repo/branch/path*',
  summary: 'A file of a Git repository, on a branch.',
  examples: ['git://origin/main/src/index.ts', 'git://upstream/develop/README.md'],
  style: 'plain',
  naming: 'free',
}

const memory: SchemeDefinition<'memory', 'memory://scope/key'> = {
  name: 'memory',
  format: 'memory://scope/key',
  summary: 'A value that a server keeps in memory.',
  examples: ['memory://session/context', 'memory://global/config'],
  style: 'plain',
  naming: 'designed',
}

const https: SchemeDefinition<'https', 'https://host[/path*]'> = {
  name: 'https',
  format: 'https://host[/path*]',
  summary: 'A resource of a Web API.',
  examples: ['https://api.github.com/repos/owner/repo', 'https://api.slack.com/channels/C12345'],
  style: 'network',
  naming: 'designed',
}

const http: SchemeDefinition<'http', 'http://host[/path*]'> = {
  name: 'http',
  format: 'http://host[/path*]',
  summary: 'A resource of a Web API, unencrypted.',
  examples: ['http://localhost:8080/users/123'],
  style: 'network',
  naming: 'designed',
}

const custom: SchemeDefinition<'custom', 'custom://provider/resource-type/id'> = {
  name: 'custom',
  format: 'custom://provider/resource-type/id',
  summary: 'A resource of another service.',
  examples: ['custom://notion/pages/abc123', 'custom://jira/issues/PROJ-123'],
  style: 'plain',
  naming: 'designed',
}

/**
 * The schemes of the guide, in its order. `http` and `https` are one of its six.
 *
 * @example
 * ```ts
 * import { guideSchemes } from '@waymark/uri-design'
 *
 * guideSchemes.map(({ format }) => format)[1] // => 'db://type/database/table[/id]'
 * ```
 */
export const guideSchemes: readonly [
  typeof file,
  typeof db,
  typeof git,
  typeof memory,
  typeof http,
  typeof https,
  typeof custom,
] = /* @__PURE__ */ deepFreeze([file, db, git, memory, http, https, custom])
