import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'
import { hermesProgram, platformProgram } from './binaries.ts'
import type { Engine } from './engine.ts'
import { escapedColon } from './faults.ts'
import { inFolder, runProgram, shell } from './shells.ts'

const OF_NPM = 'a platform that its package on npm has a program for'

/** Safari's engine, in Debian's build of WebKitGTK. */
export const javascriptCore: Engine = shell({
  name: 'jsc',
  needs: "the `jsc` of Debian's libjavascriptcoregtk-4.0-bin, or its path in JSC",
  command: () => firstThere([process.env['JSC'], '/usr/bin/jsc', ...jscOfWebkit()]),
  versionProgram: 'dpkg-query',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query fills it in
  versionArgs: ['-W', '-f', '${Version}', 'libjavascriptcoregtk-4.0-bin'],
  versionIn: /^([\d.]+)/,
  versionName: 'JavaScriptCore of WebKitGTK',
  print: 'print',
})

/** Firefox's engine, as the shell of GNOME has it. */
export const spiderMonkey: Engine = shell({
  name: 'spidermonkey',
  faults: [escapedColon('it has no flag v, and refuses \\: in a class with the flag u')],
  needs: "the `gjs` of Debian's package of that name, or its path in GJS",
  command: () => firstThere([process.env['GJS'], '/usr/bin/gjs']),
  versionProgram: 'dpkg-query',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg-query fills it in
  versionArgs: ['-W', '-f', '${db:Status-Status} ${Version}\n', 'libmozjs-*'],
  versionIn: /^installed ([\d.]+)/m,
  versionName: 'SpiderMonkey',
  print: 'print',
})

/** React Native's engine, of 2022. It knows no classes. */
export const hermes: Engine = shell({
  name: 'hermes',
  needs: OF_NPM,
  withoutClasses: true,
  cannotRun: {
    'uri-design': 'it does not know \\p in regular expressions, which splits names into words',
  },
  faults: [escapedColon('it has no flag v, and refuses \\: in a class with the flag u')],
  command: () => hermesProgram('hermes-engine-cli/*/hermes'),
  versionArgs: ['--version'],
  versionIn: /Hermes release version: (\S+)/,
  versionName: 'Hermes',
  print: 'print',
})

export const bun: Engine = shell({
  name: 'bun',
  needs: OF_NPM,
  command: () => platformProgram('bun', 'bin/bun'),
  versionArgs: ['--version'],
  versionIn: /^(\S+)/,
  versionName: 'Bun',
  args: ['run'],
  print: 'console.log',
})

export const deno: Engine = shell({
  name: 'deno',
  needs: OF_NPM,
  command: () => platformProgram('deno', 'deno'),
  versionArgs: ['--version'],
  versionIn: /^deno (\S+)/,
  versionName: 'Deno',
  // It may read nothing, write nothing and ask nobody.
  args: ['run', '--no-prompt', '--no-config', '--no-lock', '--no-remote', '--no-npm'],
  print: 'console.log',
})

/** The runtime of Cloudflare Workers. */
export const workerd: Engine = {
  ...shell({
    name: 'workerd',
    needs: OF_NPM,
    command: () => platformProgram('workerd', 'bin/workerd'),
    versionArgs: ['--version'],
    versionIn: /workerd (\S+)/,
    versionName: 'workerd',
    print: 'console.log',
  }),
  async run(script, call) {
    return inFolder((folder) => {
      writeFileSync(
        join(folder, 'worker.js'),
        `${script}\nexport default { test() { console.log(${call}) } }\n`,
      )
      writeFileSync(join(folder, 'config.capnp'), WORKER)
      return runProgram(
        platformProgram('workerd', 'bin/workerd')!,
        ['test', 'config.capnp'],
        folder,
      )
    })
  },
}

const WORKER = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (services = [(
  name = "main",
  worker = (
    modules = [(name = "worker.js", esModule = embed "worker.js")],
    compatibilityDate = "2026-11-01",
  ),
)]);
`

export const chromiumBrowser: Engine = {
  name: 'chromium',
  needs: "Debian's chromium, or its path in CHROMIUM",
  async version() {
    if (!existsSync(chromiumPath())) return null
    const browser = await launchChromium()
    const version = browser.version()
    await browser.close()
    return `Chromium ${version}`
  },
  async run(script, call) {
    const browser = await launchChromium()
    try {
      const page = await browser.newPage()
      return String(await page.evaluate(`${script}\n${call}`))
    } finally {
      await browser.close()
    }
  },
}

function chromiumPath(): string {
  return process.env['CHROMIUM'] ?? '/usr/bin/chromium'
}

/** A browser, which the caller closes. */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: chromiumPath(),
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
}

function firstThere(paths: readonly (string | undefined)[]): string | null {
  return paths.find((path) => path !== undefined && existsSync(path)) ?? null
}

/** Where WebKitGTK has its programs, one folder for each architecture. */
function jscOfWebkit(): string[] {
  if (!existsSync('/usr/lib')) return []
  return readdirSync('/usr/lib')
    .filter((name) => name.endsWith('-linux-gnu'))
    .flatMap((name) =>
      ['4.0', '4.1', '6.0'].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/jsc`),
    )
}
