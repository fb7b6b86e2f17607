// The first part of a script in package.json: where the rest cannot run, says what to type. pnpm installs first, npm does not.
import { NPX, notInstalled, tooOld } from './toolchain.mjs'

const reason = tooOld(process.versions.node) ?? notInstalled()
if (reason !== null) {
  console.error(`${reason}: type ${NPX} pnpm ${process.env.npm_lifecycle_event}`)
  process.exitCode = 1
}
