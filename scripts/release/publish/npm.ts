import { spawnSync } from 'node:child_process'

/** `@waymark/url@0.1.0` to `waymark-url-0.1.0.tgz`: the name that packing gives the file. */
export function tarballName(id: string): string {
  const [, scope = '', name = '', version = ''] = /^@([^/]+)\/(.+)@(.+)$/.exec(id) ?? []
  return `${scope}-${name}-${version}.tgz`
}

/** Runs npm in a folder, whose `.npmrc` says which registry it asks. */
export function npm(folder: string, ...args: readonly string[]) {
  return spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
}

/** The address of the registry that npm asks for our packages. */
export function registryOf(folder: string): string {
  const [scope, all] = ['@waymark:registry', 'registry'].map((key) =>
    npm(folder, 'config', 'get', key).stdout.trim(),
  )
  return (scope?.startsWith('http') ? scope : all!).replace(/\/?$/, '/')
}

/**
 * The integrity of a published version, such as `sha512-…`; `null` if it is not published.
 *
 * @param id - Name and version.
 */
export async function publishedIntegrity(registry: string, id: string): Promise<string | null> {
  const at = id.lastIndexOf('@')
  const response = await fetch(
    `${registry}${encodeURIComponent(id.slice(0, at))}/${id.slice(at + 1)}`,
  )
  if (response.status === 404) return null
  if (!response.ok) throw new Error(`The registry answers ${response.status} for ${id}`)
  // Trusted: the registry has this for every version.
  const { dist } = (await response.json()) as { readonly dist: { readonly integrity: string } }
  return dist.integrity
}
