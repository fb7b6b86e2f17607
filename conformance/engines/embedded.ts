import { createRequire } from 'node:module'
import vm from 'node:vm'
import { EdgeVM } from '@edge-runtime/vm'
import { newQuickJSWASMModule, newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten'
import type { Engine } from './engine.ts'
import { escapedColon, legacyEncoders } from './faults.ts'

/** V8 with ECMAScript's own globals and nothing else: no URL, no TextEncoder, no timers. */
export const bareV8: Engine = {
  name: 'vm',
  needs: 'nothing but Node',
  async version() {
    return `V8 ${process.versions.v8}`
  },
  async run(script, call) {
    // A global object like any other: one that Node watches makes every read of a global slow.
    const context = vm.createContext(vm.constants.DONT_CONTEXTIFY)
    // Node gives every context these two.
    vm.runInContext('delete globalThis.console; delete globalThis.WebAssembly', context)
    return String(vm.runInContext(`${script}\n${call}`, context))
  },
}

/** The same, for what a compiler to older JavaScript makes of the classes. */
export const bareV8WithoutClasses: Engine = { ...bareV8, name: 'vm-babel', withoutClasses: true }

/** V8 with the globals of Vercel's Edge Functions. */
export const edgeRuntime: Engine = {
  name: 'edge-runtime',
  needs: 'nothing but npm',
  faults: legacyEncoders('new Uint8Array(1).constructor is not its Uint8Array'),
  async version() {
    return `@edge-runtime/vm ${versionOf('@edge-runtime/vm')}`
  },
  async run(script, call) {
    return String(new EdgeVM().evaluate(`${script}\n${call}`))
  },
}

export const quickjs: Engine = quickjsOf({
  name: 'quickjs',
  faults: [escapedColon('it refuses \\: in a class of an expression with the flag v')],
  version: `QuickJS of quickjs-emscripten ${versionOf('quickjs-emscripten')}`,
  load: newQuickJSWASMModule,
})

export const quickjsNg: Engine = quickjsOf({
  name: 'quickjs-ng',
  faults: [],
  version: `QuickJS-ng of quickjs-emscripten ${versionOf('quickjs-emscripten')}`,
  load: () => newQuickJSWASMModuleFromVariant(import('@jitl/quickjs-ng-wasmfile-release-sync')),
})

interface QuickJs {
  readonly name: string
  readonly version: string
  readonly faults: NonNullable<Engine['faults']>
  load(): ReturnType<typeof newQuickJSWASMModule>
}

function quickjsOf({ name, version, faults, load }: QuickJs): Engine {
  return {
    name,
    needs: 'nothing but npm: it is WebAssembly',
    faults,
    async version() {
      return version
    },
    async run(script, call) {
      const context = (await load()).newContext()
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
}

function versionOf(name: string): string {
  const require = createRequire(import.meta.url)
  return (require(`${name}/package.json`) as { version: string }).version
}
