import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, rmSync } from 'node:fs'

/** A repository at one revision, of which some paths are checked out. */
export interface RepositoryAt {
  readonly target: string
  readonly address: string
  /** A commit, or a tag. */
  readonly revision: string
  /** Patterns as in `.gitignore`. */
  readonly paths: readonly string[]
}

/** Fetches a repository by git. Says what went wrong; `null` if it is there. What is there stays as it is. */
export function fetchRepository({ target, address, revision, paths }: RepositoryAt): string | null {
  if (existsSync(target)) return null
  mkdirSync(target, { recursive: true })
  const commands = [
    ['init', '--quiet'],
    ['sparse-checkout', 'set', '--no-cone', ...paths],
    ['remote', 'add', 'origin', address],
    ['fetch', '--quiet', '--depth=1', '--filter=blob:none', 'origin', revision],
    ['checkout', '--quiet', 'FETCH_HEAD'],
  ]
  for (const command of commands) {
    const { status, stderr, error } = spawnSync('git', command, {
      cwd: target,
      encoding: 'utf8',
      // A server that asks for a name would wait for ever.
      env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
    })
    if (status === 0) continue
    rmSync(target, { recursive: true })
    return `git ${command[0]} failed: ${error?.message ?? stderr.trim()}`
  }
  return null
}
