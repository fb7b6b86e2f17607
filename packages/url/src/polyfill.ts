// With it come the types of the globals.
export type { URLConstructor } from './globals.d.ts'
export { type InstallURLOptions, installURL } from './install-url.ts'
