import { useData } from 'vitepress'
import { type ComputedRef, computed } from 'vue'
import type { LabelWords } from '../../src/words/words.ts'

/** The labels that the components of VitePress have no option for. */
export function useLabels(): ComputedRef<LabelWords> {
  const { theme } = useData<{ readonly labels: LabelWords }>()
  return computed(() => theme.value.labels)
}
