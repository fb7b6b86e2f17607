// For `node --import`: see redirect.ts.
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import { redirected } from './redirect.ts'

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const other = redirected(found.url)
    return other === null ? found : { ...found, url: pathToFileURL(other).href }
  },
})
