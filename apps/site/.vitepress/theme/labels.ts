import { useData } from 'vitepress'
import { type ComputedRef, computed } from 'vue'
import type { Words } from '../../src/words/en.ts'

/** The labels that the components of VitePress have no option for. */
export function useLabels(): ComputedRef<Words['chrome']['labels']> {
  const { theme } = useData<{ readonly labels: Words['chrome']['labels'] }>()
  return computed(() => theme.value.labels)
}
