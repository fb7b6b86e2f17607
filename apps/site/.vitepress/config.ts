/**
 * Vite would bundle what this file imports, without the condition under which packages are their sources. Node imports it
 * with the condition.
 */
const place = new URL('../src/site-config.ts', import.meta.url)
const { siteConfig } = (await import(place.href)) as typeof import('../src/site-config.ts')

export default siteConfig
