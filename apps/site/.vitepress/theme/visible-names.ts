import { onMounted, onUnmounted } from 'vue'

/**
 * Keeps the labels of VitePress from leaving out words that are seen: people who speak to their browser name a control by
 * them.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/label-in-name.html
 */
export function useVisibleNames(): void {
  const observer = typeof MutationObserver === 'undefined' ? null : new MutationObserver(rename)
  onMounted(() => {
    rename()
    observer?.observe(document.body, { childList: true, subtree: true })
  })
  onUnmounted(() => observer?.disconnect())
}

function rename(): void {
  for (const control of document.querySelectorAll('.DocSearch-Button[aria-label]')) {
    const words = (control.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (words !== '' && control.getAttribute('aria-label') !== words) {
      control.setAttribute('aria-label', words)
    }
  }
}
