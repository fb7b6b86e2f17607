import { onMounted, type Ref } from 'vue'

/**
 * Keeps what was typed into a field before the app was there: Vue gives a field that the server has drawn the value that
 * it was drawn with.
 */
export function useTypedText(id: string, text: Ref<string>): void {
  const typed =
    typeof document === 'undefined'
      ? null
      : document.querySelector<HTMLInputElement>(`#${id}`)?.value
  onMounted(() => {
    if (typed != null) text.value = typed
  })
}
