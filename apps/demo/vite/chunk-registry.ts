/** What a chunk gives to others, by its names in the build. */
export type Exports = Record<string, unknown>

/** The text of a chunk, as a function of what it needs. */
export type Factory = (exports: Exports, require: (file: string) => Exports) => void

/** What the scripts of a page call: the build writes these calls. */
export interface ChunkRegistry {
  /** Adds a chunk, which is evaluated when it is first needed. */
  define(file: string, factory: Factory): void
  /** Evaluates a chunk; it and all that it needs are there. */
  run(file: string): Exports
  /** Fetches chunks and evaluates the first, which needs the others. */
  load(files: readonly [string, ...string[]]): Promise<Exports>
  /** Fetches chunks and starts a worker that evaluates the first. */
  startWorker(files: readonly [string, ...string[]]): Promise<Worker>
}

declare global {
  var waymark: ChunkRegistry
}

type Factories = Record<string, Factory>

/** Evaluates each chunk once, on first need. A worker gets the text of this function, so it is whole in itself. */
function createEvaluator(factories: Factories): (file: string) => Exports {
  const evaluated: Record<string, Exports> = {}
  return function evaluate(file) {
    const known = evaluated[file]
    if (known !== undefined) return known
    const exports: Exports = {}
    evaluated[file] = exports
    factories[file]!(exports, evaluate)
    return exports
  }
}

const factories: Factories = {}
const evaluate = createEvaluator(factories)
const loading = new Map<string, Promise<void>>()

function fetchChunk(file: string): Promise<void> {
  if (factories[file] !== undefined) return Promise.resolve()
  const known = loading.get(file)
  if (known !== undefined) return known
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

async function fetchChunks(files: readonly string[]): Promise<void> {
  await Promise.all(files.map(fetchChunk))
}

globalThis.waymark = {
  define(file, factory) {
    factories[file] = factory
  },
  run: evaluate,
  async load(files) {
    await fetchChunks(files)
    return evaluate(files[0])
  },
  async startWorker(files) {
    await fetchChunks(files)
    const own = files.map((file) => `${JSON.stringify(file)}:${factories[file]}`)
    const source = `(${createEvaluator})({${own.join(',')}})(${JSON.stringify(files[0])})`
    const address = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
    try {
      return new Worker(address)
    } finally {
      URL.revokeObjectURL(address)
    }
  },
}
