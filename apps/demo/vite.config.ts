import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { lazyScript } from './vite/lazy-script.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  'worker-src blob:',
  "style-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/**
 * Makes the built page one that may do nothing but show itself, and that opens from a disk, too: a
 * module or a `crossorigin` link is refused for `file:`, a deferred script is not. The server for
 * development injects styles and needs a socket, so the policy is for builds only.
 */
function standalonePage(): Plugin {
  return {
    name: 'standalone-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: html
          .replace('<script type="module" crossorigin', '<script defer')
          .replaceAll(' crossorigin', ''),
        tags: [
          {
            tag: 'meta',
            attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY },
            injectTo: 'head-prepend',
          },
        ],
      }),
    },
  }
}

export default defineConfig({
  base: './',
  resolve: { conditions: ['@waymark/source', ...defaultClientConditions] },
  plugins: [lazyScript(), standalonePage()],
  build: {
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    // Otherwise the styles of a classic script would be put into the script.
    cssCodeSplit: false,
    rollupOptions: {
      output: { format: 'iife' },
      // The scripts of the views are builds of their own, which take their time.
      checks: { pluginTimings: false },
    },
  },
})
