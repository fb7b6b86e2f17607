import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vm from 'node:vm'
import { chromium } from 'playwright-core'
import { newQuickJSWASMModule } from 'quickjs-emscripten'

/** An engine that runs a classic script and gives back the text of what the call at its end gives. */
export interface Engine {
  readonly name: string
  /** What it takes to have it here. */
  readonly needs: string
  /** Whether it gets the script without classes, as React Native compiles it. */
  readonly withoutClasses?: true
  /** Whether it knows no more than what `@waymark/url` asks for; the others are asked about all packages. */
  readonly onlyUrl?: true
  /** Cases that fail here because the engine is at fault. One that passes after all fails the run. */
  readonly faults?: readonly EngineFault[]
  /** `null` when the engine is not on this machine. */
  run(script: string, call: string): Promise<string | null>
}

export interface EngineFault {
  /** The data file. */
  readonly file: string
  readonly id: string
  readonly reason: string
}

/** V8 with ECMAScript's own globals and nothing else: no URL, no TextEncoder, no timers. */
const bareV8: Engine = {
  name: 'vm',
  needs: 'nothing but Node',
  async run(script, call) {
    const context = vm.createContext(Object.create(null))
    // Node gives every context these two.
    vm.runInContext('delete globalThis.console; delete globalThis.WebAssembly', context)
    return String(vm.runInContext(`${script}\n${call}`, context))
  },
}

/** The same, for what a compiler to older JavaScript makes of the classes. */
const bareV8WithoutClasses: Engine = { ...bareV8, name: 'vm-babel', withoutClasses: true }

const quickjs: Engine = {
  name: 'quickjs',
  needs: 'nothing but npm: QuickJS as WebAssembly',
  faults: [
    {
      file: 'wpt/urlpattern-generate-test-data.json',
      id: '{"pattern":{"port":"([^\\\\:]+?)"},"component":"port","groups":{},"expected":null}',
      reason: 'it refuses \\: in a class of an expression with the flag v',
    },
  ],
  async run(script, call) {
    const module = await newQuickJSWASMModule()
    const context = module.newContext()
    try {
      const result = context.unwrapResult(context.evalCode(`${script}\n${call}`, 'probe.js'))
      const text = context.getString(result)
      result.dispose()
      return text
    } finally {
      context.dispose()
    }
  },
}

const javascriptCore: Engine = {
  name: 'jsc',
  needs: "the `jsc` of Debian's libjavascriptcoregtk-4.0-bin, or its path in JSC",
  async run(script, call) {
    return runCommand(process.env['JSC'] ?? '/usr/bin/jsc', script, call)
  },
}

/** The engine of React Native. Its own package on npm is of 2022 and knows no classes. */
const hermes: Engine = {
  name: 'hermes',
  needs: 'the path of a `hermes` in HERMES, such as that of the package hermes-engine-cli',
  withoutClasses: true,
  onlyUrl: true,
  async run(script, call) {
    return runCommand(process.env['HERMES'] ?? '', script, call)
  },
}

const chromiumBrowser: Engine = {
  name: 'chromium',
  needs: "Debian's chromium, or its path in CHROMIUM",
  async run(script, call) {
    const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium'
    if (!existsSync(executablePath)) return null
    const browser = await chromium.launch({
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    })
    try {
      const page = await browser.newPage()
      return String(await page.evaluate(`${script}\n${call}`))
    } finally {
      await browser.close()
    }
  },
}

export const engines: readonly Engine[] = [
  bareV8,
  bareV8WithoutClasses,
  quickjs,
  javascriptCore,
  hermes,
  chromiumBrowser,
]

/** For a shell that runs a file and has a global `print`. */
function runCommand(command: string, script: string, call: string): string | null {
  if (!existsSync(command)) return null
  const folder = mkdtempSync(join(tmpdir(), 'waymark-engine-'))
  try {
    const file = join(folder, 'probe.js')
    writeFileSync(file, `${script}\nprint(${call})\n`)
    return execFileSync(command, [file], { encoding: 'utf8', maxBuffer: 2 ** 28 }).trim()
  } finally {
    rmSync(folder, { recursive: true })
  }
}
