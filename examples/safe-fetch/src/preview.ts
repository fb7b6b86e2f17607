import { RefusalError } from '@waymark/path-guard'
import type { OutgoingRules } from '@waymark/path-guard/node'
import { outgoingFetch } from '@waymark/path-guard/node/undici'

/** How much of a page is read at most; the title is near the start. */
const MAX_BYTES = 100_000

/** The title of a page, or why there is none. */
export type Preview = { readonly title: string } | { readonly refused: string }

/**
 * Makes a function that gets the title of a page that a user links to. It never connects to the server's own network,
 * whatever the URL, the name servers and the redirects say.
 */
export function previews(rules: OutgoingRules = {}): (url: string) => Promise<Preview> {
  const safeFetch = outgoingFetch(rules)
  return async (url) => {
    try {
      const response = await safeFetch(url, { signal: AbortSignal.timeout(10_000) })
      const page = await readStart(response.body)
      return { title: /<title[^>]*>([^<]*)/i.exec(page)?.[1]?.trim() ?? url }
    } catch (error) {
      // Tell the user which rule refused the URL, but not which address a name has in your network.
      const cause = error instanceof Error ? error.cause : null
      if (cause instanceof RefusalError) return { refused: cause.problem.message }
      throw error
    }
  }
}

async function readStart(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for await (const chunk of body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    bytes += chunk.length
    if (bytes >= MAX_BYTES) break
  }
  return text
}
