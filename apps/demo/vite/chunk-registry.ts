/** What a chunk gives to others, by its names in the build. */
export type Exports = Record<string, unknown>

/** The text of a chunk, as a function of what it needs. */
export type Factory = (
  exports: Exports,
  require: (chunk: string) => Exports,
  give: (name: string, read: () => unknown) => void,
) => void

/** What the scripts of a page call: the build writes these calls. */
export interface ChunkRegistry {
  /** Adds a chunk, which is evaluated when it is first needed. */
  define(chunk: string, factory: Factory): void
  /** Evaluates a chunk; it and all that it needs are there. */
  run(chunk: string): Exports
  /** Fetches files with a chunk and what it needs, and evaluates it. */
  load(chunk: string, files: readonly string[]): Promise<Exports>
  /** Fetches files and starts a worker that evaluates the first of the chunks, which needs the others. */
  startWorker(chunks: readonly [string, ...string[]], files: readonly string[]): Promise<Worker>
}

declare global {
  var waymark: ChunkRegistry
}

type Factories = Record<string, Factory>

/** Evaluates each chunk once, on first need. A worker gets the text of this function, so it is whole in itself. */
function createEvaluator(factories: Factories): (chunk: string) => Exports {
  const evaluated: Record<string, Exports> = {}
  return function evaluate(chunk) {
    let exports = evaluated[chunk]
    if (exports !== undefined) return exports
    exports = {}
    evaluated[chunk] = exports
    factories[chunk]!(exports, evaluate, (name, get) => {
      Object.defineProperty(exports, name, { enumerable: true, get })
    })
    return exports
  }
}

const factories: Factories = {}
const evaluate = createEvaluator(factories)
const loading = new Map<string, Promise<void>>()

function fetchFile(file: string): Promise<void> {
  const load = loading.get(file)
  if (load !== undefined) return load
  const fetched = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `./assets/${file}`
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      // It can be tried again.
      loading.delete(file)
      script.remove()
      reject(new Error('A script did not load'))
    })
    document.head.append(script)
  })
  loading.set(file, fetched)
  return fetched
}

async function fetchFiles(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(fetchFile))
}

globalThis.waymark = {
  define(chunk, factory) {
    factories[chunk] = factory
  },
  run: evaluate,
  async load(chunk, files) {
    await fetchFiles(files)
    return evaluate(chunk)
  },
  async startWorker(chunks, files) {
    await fetchFiles(files)
    const own = chunks.map((chunk) => `${JSON.stringify(chunk)}:${factories[chunk]}`)
    const source = `(${createEvaluator})({${own.join(',')}})(${JSON.stringify(chunks[0])})`
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
    try {
      return new Worker(address)
    } finally {
      URL.revokeObjectURL(address)
    }
  },
}
