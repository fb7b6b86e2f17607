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

/**
 * The integrity of a published version, such as `sha512-…`; `null` if it is not published.
 *
 * @param id - Name and version.
 */
export function publishedIntegrity(folder: string, id: string): string | null {
  const { status, stdout, stderr } = npm(folder, 'view', id, 'dist.integrity', '--json')
  const answer: unknown = stdout.trim() === '' ? null : JSON.parse(stdout)
  if (status === 0) return typeof answer === 'string' ? answer : null
  if (/\bE404\b/.test(stdout + stderr)) return null
  throw new Error(`npm does not say whether ${id} is published: ${stderr.trim()}`)
}
