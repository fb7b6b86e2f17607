import { site } from './pages.js'

export const dynamic = 'force-static'

export default function robots() {
  return { rules: { userAgent: '*' }, sitemap: `${site}/sitemap.xml` }
}
