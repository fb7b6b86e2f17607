import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RefusalError } from '@waymark/path-guard'
import { readFileBelow } from '@waymark/path-guard/node'
import { expect, test } from 'vitest'

test('a name that is refused forges no line of a log, and controls no terminal', async () => {
  const name = 'a\n2026-11-28 ERROR forged\u001b[31m\u202e/../x'
  const error = await readFileBelow('/', name).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(RefusalError)
  const { message, part } = error as RefusalError
  expect(message).toContain('a\\u000a2026-11-28 ERROR forged\\u001b[31m\\u202e/../x: ')
  expect(part).toBe(name)
})

test('a URL that is refused is named without its password', () => {
  const problem = { code: 'a', severity: 'error', message: 'b', remedy: 'c' } as const
  const { message } = new RefusalError(problem, 'http://ann:secret@127.0.0.1/')
  expect(message).toBe('http://ann:***@127.0.0.1/: a: b')
})

test('what the system says of a name is as safe to print, and without passwords', async () => {
  const root = mkdtempSync(join(tmpdir(), 'a\u001b[31m\u202e-'))
  const messageOf = async (folder: string, name: string): Promise<string> => {
    const error = await readFileBelow(folder, name, { policy: 'contained' }).catch((e: Error) => e)
    expect(error).toMatchObject({ code: 'ENOENT' })
    return (error as Error).message
  }
  try {
    const shown = root.replace('\u001b', '\\u001b').replace('\u202e', '\\u202e')
    expect(await messageOf(root, 'x/y\u202e')).toContain(`'${shown}/x/y\\u202e'`)
    expect(await messageOf(`${root}/none`, 'x')).toContain(`'${shown}/none'`)
    expect(await messageOf(root, 'https://ann:secret@h')).toContain(`'${shown}/https:/ann:***@h'`)
  } finally {
    rmSync(root, { recursive: true })
  }
})
