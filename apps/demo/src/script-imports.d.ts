/** A file that the build puts into a module as a string. */
declare module '*?raw' {
  const text: string
  export default text
}

/** A module that the build makes the script of a worker, fetched when one is first started. */
declare module '*?worker-script' {
  export function startWorker(): Promise<Worker>
}
