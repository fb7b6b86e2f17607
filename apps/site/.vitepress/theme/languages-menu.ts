import { useData } from 'vitepress'
import { type ComputedRef, computed } from 'vue'

interface LanguageLink {
  readonly text: string
  readonly link: string
}

/**
 * The menu of languages, in the place of the one of VitePress, which leads to pages that do not exist: the API is in
 * English only, so from there the menu leads to the home pages.
 */
export function useLangs({ correspondingLink = false } = {}): {
  readonly localeLinks: ComputedRef<LanguageLink[]>
  readonly currentLang: ComputedRef<{ readonly label: string; readonly link: string }>
} {
  const { site, localeIndex, page, hash } = useData()
  const locales = computed(() =>
    Object.entries(site.value.locales).map(([key, { label }]) => ({
      key,
      label,
      link: key === 'root' ? '/' : `/${key}/`,
    })),
  )
  const currentLang = computed(() => locales.value.find(({ key }) => key === localeIndex.value)!)
  const localeLinks = computed(() => {
    const own = page.value.relativePath.slice(currentLang.value.link.length - 1)
    const path = own.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')
    const isEverywhere = correspondingLink && !path.startsWith('api/') && !page.value.isNotFound
    return locales.value
      .filter(({ key }) => key !== localeIndex.value)
      .map(({ label, link }) => ({
        text: label,
        link: isEverywhere ? link + path + hash.value : link,
      }))
  })
  return { localeLinks, currentLang }
}
