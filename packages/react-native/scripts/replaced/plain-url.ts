/** Takes no URL: every one starts in the scheme start state. */
export function takePlainUrl(): null {
  return null
}
