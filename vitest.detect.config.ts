import { defineConfig } from 'vitest/config'
import base from './vitest.config.ts'
import { docstringExamples } from './scripts/docstring-examples.ts'
export default defineConfig({
  plugins: [docstringExamples()],
  resolve: { conditions: ['@waymark/source'] },
  ssr: { resolve: { conditions: ['@waymark/source'] } },
  test: { ...{}, isolate: false, testTimeout: 600000, tags: (base as any).test.tags, setupFiles: ['/tmp/guards/setup.mjs'], include: ['{packages/{*,i18n/*},integrations/*}/test/**/*.test.ts'], exclude: ['**/*.dist.test.ts','**/*.property.test.ts','**/fuzz*','**/node_modules/**'] },
})
