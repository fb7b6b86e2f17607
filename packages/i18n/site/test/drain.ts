/** Takes all events, shows each of them to `see`, and returns what comes after the last. */
export async function drain<Event, Result>(
  events: AsyncGenerator<Event, Result, undefined>,
  see: (event: Event) => void = () => {},
): Promise<Result> {
  for (;;) {
    const next = await events.next()
    if (next.done === true) return next.value
    see(next.value)
  }
}
