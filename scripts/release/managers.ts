import type { Manager } from './cell.ts'
import { type Registry, scopeConfig } from './registry.ts'

interface Installer {
  /** Configuration in the consumer's folder: text by path. */
  readonly files: Readonly<Record<string, string>>
  readonly command: readonly string[]
  /** What it keeps outside the folder, away from what it has of an earlier rehearsal. */
  readonly env: Readonly<Record<string, string>>
}

/** How a package manager installs from the registry of the rehearsal. */
export function installer(
  manager: Manager,
  scope: string,
  registry: Pick<Registry, 'address'>,
  cache: string,
): Installer {
  const npmrc = { '.npmrc': scopeConfig(scope, registry) }
  switch (manager) {
    case 'npm':
      return {
        files: npmrc,
        command: [
          'npm',
          'install',
          '--no-audit',
          '--no-fund',
          '--loglevel=error',
          '--prefer-offline',
        ],
        env: {},
      }
    case 'pnpm':
      return {
        files: npmrc,
        // The build scripts of what a peer installs are for its users to allow.
        command: ['pnpm', 'install', `--store-dir=${cache}`, '--config.strict-dep-builds=false'],
        env: {},
      }
    case 'yarn':
      return {
        files: { '.yarnrc.yml': yarnConfig(scope.slice(1), registry.address), 'yarn.lock': '' },
        command: ['yarn', 'install'],
        env: { YARN_GLOBAL_FOLDER: cache, YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' },
      }
    case 'bun':
      return { files: npmrc, command: ['bun', 'install'], env: { BUN_INSTALL_CACHE_DIR: cache } }
    case 'deno':
      return { files: npmrc, command: ['deno', 'install'], env: { DENO_DIR: cache } }
  }
}

function yarnConfig(scope: string, address: string): string {
  return `enableTelemetry: false
nodeLinker: pnp
npmScopes:
  ${scope}:
    npmRegistryServer: ${JSON.stringify(address)}
unsafeHttpWhitelist: ["127.0.0.1"]
`
}
