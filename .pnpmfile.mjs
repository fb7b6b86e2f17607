import { NPX, tooOld } from './scripts/toolchain.mjs'

export const hooks = {
  /** What only this workspace needs is left out of the package.json that is published. */
  beforePacking({ devDependencies, scripts, ...manifest }) {
    for (const targets of [manifest.exports, manifest.imports ?? {}]) {
      for (const target of Object.values(targets)) delete target['@waymark/source']
    }
    return manifest
  },
}

const reason = tooOld(process.versions.node)
if (reason !== null) {
  // The first hook that is called, before anything is installed. pnpm shows a string without a stack, and wraps long lines.
  hooks.updateConfig = () => {
    throw `${reason}.\nPut this in front of the command:\n\n${NPX}\n`
  }
}
