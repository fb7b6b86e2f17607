import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vm from 'node:vm'
import { describe, expect, test } from 'vitest'
import { readFiles } from '../../../conformance/engines/inputs.ts'
import type { Answer, ProbeResult, Question } from '../../../conformance/engines/probe.ts'
import { subject } from '../../../conformance/engines/url-suites.ts'
import { dataFolder } from '../../../test/data.ts'
import { hermesBinary } from '../scripts/hermes-binary.ts'
import { bundleApp } from './bundle-app.ts'
import { bundleSuites } from './bundle-suites.ts'

/** What a script prints on Hermes. */
function runOnHermes(script: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'waymark-hermes-'))
  try {
    const file = join(folder, 'app.js')
    writeFileSync(file, script)
    return execFileSync(hermesBinary('hermes', '0.12'), ['-w', file], {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    }).trim()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a bundle of Metro', () => {
  test.each(['android', 'ios'] as const)(
    'for %s sets the classes, and runs on Hermes',
    async (platform) => {
      const bundle = await bundleApp('index.js', platform)
      expect(JSON.parse(runOnHermes(`${bundle}\nprint(JSON.stringify(smoke))`))).toEqual({
        installed: '@waymark/react-native',
        href: 'https://xn--bcher-kva.example/caf%C3%A9?q=1',
        blob: 'content://com.example.blobs/b?offset=0&size=1',
      })
    },
  )

  test('without the condition `react-native` sets the classes all the same', async () => {
    const bundle = await bundleApp('index.js', 'android', ['require'])
    expect(runOnHermes(`${bundle}\nprint(smoke.installed)`)).toBe('@waymark/react-native')
  })

  test('of the entry without IDNA tables is smaller, and refuses a domain that is not ASCII', async () => {
    const full = await bundleApp('index.js', 'android')
    const ascii = await bundleApp('ascii.js', 'android')
    expect(ascii.length).toBeLessThan(full.length - 20_000)
    const code = `print(new URL('HTTPS://A.example/ü').href, URL.canParse('https://bücher.example'))`
    expect(runOnHermes(`${ascii}\n${code}`)).toBe('https://a.example/%C3%BC false')
  })

  test('for the web holds none of it, and leaves the classes of the browser', async () => {
    const bundle = await bundleApp('index.js', 'web')
    expect(bundle).not.toContain('URLSearchParams')
    class PlatformURL extends URL {
      static override createObjectURL(): string {
        return 'blob:'
      }
    }
    const context = vm.createContext({ URL: PlatformURL })
    vm.runInContext(bundle, context)
    expect(vm.runInContext('URL', context)).toBe(PlatformURL)
    expect(vm.runInContext('smoke.installed', context)).toBe(null)
  })
})

const files = readFiles(subject.suites, dataFolder())

describe.skipIf(Object.keys(files).length === 0)('the suites of @waymark/url', () => {
  const question: Question = { files, inputs: [], chunk: 1 }
  const call = `waymark.answer(${JSON.stringify(JSON.stringify(question))})`

  /** Results in Node and on Hermes. */
  async function ask(file: string): Promise<readonly (readonly ProbeResult[])[]> {
    const script = await bundleSuites(file)
    const inNode = vm.runInNewContext(`${script}\n${call}`)
    return [inNode, runOnHermes(`${script}\nprint(${call})`)].map(
      (text) => (JSON.parse(text) as Answer).results,
    )
  }

  test('pass with the built file, in Node and on Hermes', async () => {
    for (const results of await ask('dist/index.js')) {
      expect(results.flatMap(({ failures }) => failures)).toEqual([])
      expect(results.reduce((sum, { asked }) => sum + asked, 0)).toBeGreaterThan(1_000)
    }
  })

  test('give with the built ASCII file what they give with @waymark/url/ascii', async () => {
    const [expected] = await ask('../url/dist/ascii.js')
    for (const results of await ask('dist/ascii.js')) expect(results).toEqual(expected)
  })
})
