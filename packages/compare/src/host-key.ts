import { type Host, serializeHost } from '@waymark/host'

/** A text that two hosts share exactly when they are equal: a domain and an opaque host never do. */
export function hostKey(host: Host): string {
  return host.kind === 'opaque' ? `opaque ${host.text}` : serializeHost(host)
}
