import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vm from 'node:vm'
import { chromium } from 'playwright-core'
import { newQuickJSWASMModule } from 'quickjs-emscripten'

/** An engine that runs a classic script and gives back the text of its last expression. */
export interface Engine {
  readonly name: string
  /** What it takes to have it here. */
  readonly needs: string
  /** `null` when the engine is not on this machine. */
  run(script: string): Promise<string | null>
}

/** V8 with ECMAScript's own globals and nothing else: no URL, no TextEncoder, no timers. */
const bareV8: Engine = {
  name: 'vm',
  needs: 'nothing but Node',
  async run(script) {
    const context = vm.createContext(Object.create(null))
    // Node gives every context these two.
    vm.runInContext('delete globalThis.console; delete globalThis.WebAssembly', context)
    return String(vm.runInContext(script, context))
  },
}

const quickjs: Engine = {
  name: 'quickjs',
  needs: 'nothing but npm: QuickJS as WebAssembly',
  async run(script) {
    const module = await newQuickJSWASMModule()
    const context = module.newContext()
    try {
      const result = context.unwrapResult(context.evalCode(script, 'probe.js'))
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
  async run(script) {
    const command = findJsc()
    if (command === null) return null
    const folder = mkdtempSync(join(tmpdir(), 'waymark-jsc-'))
    try {
      writeFileSync(join(folder, 'probe.js'), `${script.replace(/;\s*$/, '')}\n`)
      writeFileSync(
        join(folder, 'main.js'),
        `print((0, eval)(readFile(${JSON.stringify(join(folder, 'probe.js'))})))\n`,
      )
      return execFileSync(command, [join(folder, 'main.js')], {
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      }).trim()
    } finally {
      rmSync(folder, { recursive: true })
    }
  },
}

const chromiumBrowser: Engine = {
  name: 'chromium',
  needs: "Debian's chromium, or its path in CHROMIUM",
  async run(script) {
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
      return String(await page.evaluate(script))
    } finally {
      await browser.close()
    }
  },
}

export const engines: readonly Engine[] = [bareV8, quickjs, javascriptCore, chromiumBrowser]

function findJsc(): string | null {
  const path = process.env['JSC'] ?? '/usr/bin/jsc'
  return existsSync(path) ? path : null
}
