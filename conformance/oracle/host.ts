/** https://url.spec.whatwg.org/#concept-host */
export type Host =
  | { readonly kind: 'domain'; readonly name: string }
  | { readonly kind: 'ipv4'; readonly address: number }
  | { readonly kind: 'ipv6'; readonly pieces: readonly number[] }
  | { readonly kind: 'opaque'; readonly text: string }
  | { readonly kind: 'empty' }
