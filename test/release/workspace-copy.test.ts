import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyCheckout } from '../../scripts/release/workspace-copy.ts'

let folder: string
let checkout: string

function git(repository: string, ...args: readonly string[]): string {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@a.example']
  return execFileSync('git', ['-C', repository, ...who, ...args], { encoding: 'utf8' })
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-copy-'))
  checkout = join(folder, 'checkout')
  execFileSync('git', ['init', '--quiet', checkout])
  for (const name of ['kept', 'changed', 'deleted']) {
    writeFileSync(join(checkout, name), name)
    git(checkout, 'add', '--all')
    git(checkout, 'commit', '--quiet', '--message', `Add ${name}`)
  }
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a copy has the tracked files as they are in the checkout, and the history', () => {
  writeFileSync(join(checkout, 'changed'), 'otherwise')
  writeFileSync(join(checkout, 'untracked'), '')
  rmSync(join(checkout, 'deleted'))
  const copy = join(folder, 'copy')
  copyCheckout(checkout, copy)
  expect(readFileSync(join(copy, 'kept'), 'utf8')).toBe('kept')
  expect(readFileSync(join(copy, 'changed'), 'utf8')).toBe('otherwise')
  expect(existsSync(join(copy, 'untracked'))).toBe(false)
  expect(existsSync(join(copy, 'deleted'))).toBe(false)
  expect(git(copy, 'log', '--format=%H')).toBe(git(checkout, 'log', '--format=%H'))
})

test('the history of a shallow checkout begins where it was cut, and asks for no more', () => {
  const shallow = join(folder, 'shallow')
  execFileSync('git', ['clone', '--quiet', '--depth=1', `file://${checkout}`, shallow])
  const copy = join(folder, 'copy')
  copyCheckout(shallow, copy)
  expect(git(copy, 'rev-parse', '--is-shallow-repository')).toBe('false\n')
  expect(git(copy, 'log', '--format=%H')).toBe(git(checkout, 'log', '--max-count=1', '--format=%H'))
})
