/** A module that the build makes a script of its own, fetched when it is first asked for. */
declare module '*?script' {
  export function load(): Promise<import('./page-view.ts').ViewScript>
}
