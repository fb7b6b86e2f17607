export const hooks = {
  /** What only this workspace needs is left out of the package.json that is published. */
  beforePacking({ devDependencies, scripts, ...manifest }) {
    return manifest
  },
}
