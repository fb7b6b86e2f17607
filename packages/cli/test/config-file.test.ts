import { mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { errorWith } from '../../../test/error-with.ts'
import { CONFIGURABLE_NAMES } from '../src/command-names.ts'
import { readConfig } from '../src/config/config-file.ts'
import { verbatim } from '../src/failure.ts'
import { temporaryFolder } from './run-waymark.ts'
import { failureWith } from './sources.ts'

const before = process.cwd()
let folder: string
let messages: string[]
beforeEach(() => {
  folder = realpathSync(temporaryFolder())
  process.chdir(folder)
  messages = []
})
afterEach(() => {
  vi.unstubAllEnvs()
  process.chdir(before)
})

const write = (name: string, text = '{}') => writeFileSync(join(folder, name), text)

async function read({
  file = null,
  isOff = false,
  env = {},
  runsNoCode,
}: {
  file?: string | null
  isOff?: boolean
  env?: Readonly<Record<string, string>>
  runsNoCode?: true
} = {}) {
  return await readConfig(
    { file, isOff },
    { name: 'bake', ...(runsNoCode === undefined ? {} : { runsNoCode }) },
    { env, complain: (line) => void messages.push(line) },
  )
}

test('the option wins over the variable, and both over what is found', async () => {
  write('waymark.config.json', '{"lint":{}}')
  write('a.json', '{"diff":{}}')
  write('b.json', '{"keys":{}}')
  expect(await read()).toMatchObject({
    path: join(folder, 'waymark.config.json'),
    namedBy: null,
    value: { lint: {} },
  })
  const env = { WAYMARK_CONFIG: 'b.json' }
  expect(await read({ env })).toMatchObject({
    path: join(folder, 'b.json'),
    namedBy: 'WAYMARK_CONFIG',
  })
  expect(await read({ env, file: 'a.json' })).toMatchObject({
    path: join(folder, 'a.json'),
    namedBy: '--config',
    value: { diff: {} },
  })
  expect(await read({ env: { WAYMARK_CONFIG: '' } })).toMatchObject({ namedBy: null })
  expect(await read({ env, isOff: true })).toBeNull()
  expect(await read({ env, isOff: true, file: 'a.json' })).toMatchObject({ namedBy: '--config' })
})

test('there is none where no file is', async () => {
  expect(await read()).toBeNull()
  expect(messages).toEqual([])
})

test.each(['.git', 'package.json', 'pnpm-workspace.yaml'])(
  'it is looked for up to the folder with %s, and the nearest one counts',
  async (mark) => {
    mkdirSync('root/a/b', { recursive: true })
    write('waymark.config.json', '{"lint":{}}')
    write(`root/${mark}`)
    process.chdir('root/a/b')
    expect(await read()).toBeNull()
    write('root/waymark.config.json', '{"diff":{}}')
    expect(await read()).toMatchObject({ value: { diff: {} } })
    write('root/a/waymark.config.json', '{"keys":{}}')
    expect(await read()).toMatchObject({ value: { keys: {} } })
    write('root/a/b/package.json')
    expect(await read()).toBeNull()
  },
)

test('without a root, and at the home folder, only the working folder counts', async () => {
  mkdirSync('home/a', { recursive: true })
  write('package.json')
  write('home/waymark.config.json')
  vi.stubEnv('HOME', join(folder, 'home'))
  process.chdir('home/a')
  expect(await read()).toBeNull()
  process.chdir('..')
  expect(await read()).toMatchObject({ path: join(folder, 'home', 'waymark.config.json') })
  vi.stubEnv('HOME', join(folder, 'none'))
  process.chdir('a')
  expect(await read()).toMatchObject({ path: join(folder, 'home', 'waymark.config.json') })
})

test('a program that is found does not run, and one line names it', async () => {
  const throws = "throw new Error('it ran')"
  write('waymark.config.mjs', throws)
  expect(await read()).toBeNull()
  const path = join(folder, 'waymark.config.mjs')
  expect(messages).toEqual([expect.stringContaining(`waymark bake --config ${path}`)])
  messages = []
  expect(await read({ runsNoCode: true })).toBeNull()
  expect(messages).toEqual([])
  write('waymark.config.ts', throws)
  write('waymark.config.json')
  expect(await read()).toMatchObject({ path: join(folder, 'waymark.config.json') })
  expect(messages).toHaveLength(2)
})

test('a program ends the search, as a file does', async () => {
  mkdirSync('a')
  write('package.json')
  write('waymark.config.json')
  write('a/waymark.config.mjs')
  process.chdir('a')
  expect(await read({ runsNoCode: true })).toBeNull()
})

test('a program that is named has the configuration as its default export', async () => {
  write('a.mjs', "export default { lint: { preset: 'strict' } }")
  const config = await read({ file: 'a.mjs' })
  expect(config).toMatchObject({
    path: join(folder, 'a.mjs'),
    namedBy: '--config',
    value: { lint: { preset: 'strict' } },
  })
  expect(config?.placeOf('/lint')).toBeNull()
  expect(config?.fault(verbatim('m'), '/lint')).toMatchObject({
    message: `${join(folder, 'a.mjs')}: /lint: m`,
    status: 2,
  })
  expect(config?.fault(verbatim('m'), '').message).toBe(`${join(folder, 'a.mjs')}: m`)
  await expect(read({ file: 'a.mjs', runsNoCode: true })).rejects.toThrow(
    failureWith({ detail: 'config-program', file: join(folder, 'a.mjs'), command: 'bake' }),
  )
  write('b.mjs', "throw new Error('no')")
  await expect(read({ file: 'b.mjs' })).rejects.toThrow(
    failureWith({ detail: 'config-import', file: join(folder, 'b.mjs'), reason: 'no' }),
  )
  write('c.mjs', "throw 'text'")
  await expect(read({ file: 'c.mjs' })).rejects.toThrow(
    failureWith({ detail: 'config-import', reason: 'text' }),
  )
  write('d.mjs', 'export const x = 1')
  await expect(read({ file: 'd.mjs' })).rejects.toThrow(
    failureWith({ detail: 'config-type', settings: join(folder, 'd.mjs') }),
  )
})

test('a program that does not exist is said as a JSON file that does not', async () => {
  for (const file of ['none.json', 'none.mjs', 'none']) {
    await expect(read({ file })).rejects.toThrow(
      errorWith({ status: 74, said: { data: { code: 'file-not-found' } } }),
    )
  }
})

test('a folder is not a configuration, and the message names a file in it', async () => {
  mkdirSync('x.json')
  const file = join(folder, 'x.json', 'waymark.config.json')
  await expect(read({ file: 'x.json' })).rejects.toThrow(
    failureWith({ detail: 'config-folder', folder: join(folder, 'x.json'), file }),
  )
  write('x.json/waymark.config.mjs', '')
  await expect(read({ file: 'x.json' })).rejects.toThrow(
    failureWith({
      detail: 'config-in-folder',
      file: join(folder, 'x.json', 'waymark.config.mjs'),
    }),
  )
  write('x.json/waymark.config.json')
  await expect(read({ file: 'x.json', runsNoCode: true })).rejects.toThrow(
    failureWith({ detail: 'config-in-folder', file }),
  )
})

test('its members are those of the commands', async () => {
  write('a.json', '{"$schema":"x","rules":{},"sitemap":{}}')
  expect((await read({ file: 'a.json' }))?.value).toEqual({ $schema: 'x', rules: {}, sitemap: {} })
  write('a.json', '{\n "sitemapp": {}}')
  await expect(read({ file: 'a.json' })).rejects.toThrow(
    failureWith({
      ...{ settings: join(folder, 'a.json'), atLine: 2, atColumn: 2 },
      ...{ detail: 'unknown-member', member: 'sitemapp', near: 'sitemap' },
    }),
  )
  write('a.json', '{"zzzzzzzzz": {}}')
  await expect(read({ file: 'a.json' })).rejects.toThrow(
    failureWith({
      detail: 'unknown-member',
      member: 'zzzzzzzzz',
      known: ['$schema', 'rules', ...CONFIGURABLE_NAMES],
    }),
  )
  for (const text of ['[]', '5', 'null']) {
    write('a.json', text)
    await expect(read({ file: 'a.json' })).rejects.toThrow(
      failureWith({ detail: 'config-type', atLine: 1, atColumn: 1 }),
    )
  }
  await expect(read({ file: 'none.json' })).rejects.toThrow(expect.objectContaining({ status: 74 }))
})

test('what is found and is not a file is refused', async () => {
  mkdirSync('waymark.config.json')
  await expect(read()).rejects.toThrow(
    failureWith({ detail: 'config-not-a-file', file: join(folder, 'waymark.config.json') }),
  )
  expect(await read({ isOff: true })).toBeNull()
})
