import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import vm from 'node:vm'
import type { Outcome } from './outcome.ts'

/** One run of a file of web-platform-tests: some have variants, which a query selects. */
export interface WptRun {
  readonly file: string
  readonly variant: string
}

/** Where in the folder of tests what they ask a server for is. */
const SERVED: Readonly<Record<string, string>> = {
  '/common/subset-tests-by-key.js': 'support/subset-tests-by-key.js',
  '/interfaces/url.idl': 'interfaces/url.idl',
  '/resources/WebIDLParser.js': 'support/WebIDLParser.js',
  '/resources/idlharness.js': 'support/idlharness.js',
}

/** What a test may use of the platform, which is not about URLs. */
const PLATFORM = {
  AbortController,
  console,
  FormData,
  Request,
  Response,
  clearTimeout,
  setTimeout,
}

export class WebPlatformTests {
  readonly #folder: string
  readonly #classes: string

  /** @param classes - A classic script that sets `URL` and `URLSearchParams`. */
  constructor(folder: string, classes: string) {
    this.#folder = folder
    this.#classes = classes
  }

  /** The runs of the files that `wpt.lock.json` names. */
  runs(): WptRun[] {
    const { tests } = JSON.parse(this.#read('wpt.lock.json')) as { tests: string[] }
    return tests.flatMap((file) => {
      const variants = metadata(this.#read(file), 'variant')
      return (variants.length === 0 ? [''] : variants).map((variant) => ({ file, variant }))
    })
  }

  /** Runs a file in a realm of its own, with the harness of web-platform-tests. */
  async run({ file, variant }: WptRun): Promise<Outcome[]> {
    const source = this.#read(file)
    const context = vm.createContext({
      ...PLATFORM,
      location: { pathname: `/url/${file}`, search: variant },
      fetch: async (request: string | { url: string }) =>
        this.#answer(typeof request === 'string' ? request : request.url),
    })
    vm.runInContext('globalThis.self = globalThis', context)
    vm.runInContext(DOM_EXCEPTION, context)
    vm.runInContext(this.#classes, context)
    for (const name of ['URL', 'URLSearchParams']) {
      vm.runInContext(`Object.defineProperty(self, '${name}', { enumerable: false })`, context)
    }
    vm.runInContext(this.#read('support/testharness.js'), context)
    const done = new Promise<Outcome[]>((resolve) => {
      context['done'] = (results: string) => resolve(JSON.parse(results))
    })
    vm.runInContext(COLLECT, context)
    for (const script of metadata(source, 'script')) {
      vm.runInContext(this.#served(script), context, { filename: script })
    }
    vm.runInContext(source, context, { filename: `/url/${file}` })
    const outcomes = await done
    return outcomes.map(({ name, problem }) => ({ name: `${file}${variant} > ${name}`, problem }))
  }

  #read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8')
  }

  #served(path: string): string {
    const file = SERVED[path] ?? /^(?:\/url\/)?resources\/([\w.-]+\.json)$/.exec(path)?.[1]
    if (file === undefined) throw new Error(`A test asks for ${path}, which nobody serves`)
    return this.#read(file)
  }

  #answer(path: string): object {
    const text = this.#served(path)
    return { ok: true, status: 200, json: async () => JSON.parse(text), text: async () => text }
  }
}

/** The values of `// META: name=value`. */
function metadata(source: string, name: string): string[] {
  return [...source.matchAll(/^\/\/ META: (\w+)=(.*)$/gm)]
    .filter(([, key]) => key === name)
    .map(([, , value]) => value!)
}

const CODES = Object.entries(DOMException).filter(([, code]) => typeof code === 'number')

/** A class of the realm itself: the platform's throws errors of another. */
const DOM_EXCEPTION = `globalThis.DOMException = class DOMException extends Error {}
for (const [name, value] of ${JSON.stringify(CODES)}) {
  Object.defineProperty(DOMException, name, { value, enumerable: true })
  Object.defineProperty(DOMException.prototype, name, {
    enumerable: true,
    get() {
      if (!(this instanceof DOMException)) throw new TypeError('Illegal invocation')
      return value
    },
  })
}`

/** One result more says whether the harness itself came to its end. */
const COLLECT = `add_completion_callback((tests, harness) => {
  const outcomes = tests.map((test) => ({
    name: test.name,
    problem: test.status === test.PASS ? null : String(test.message),
  }))
  if (harness.status !== harness.OK) outcomes.push({ name: 'the harness', problem: String(harness.message) })
  done(JSON.stringify(outcomes))
})`
