import { type Host, serializeHost } from '@waymark/host'

/** A string that is the same for two hosts exactly if they are equal: a domain and an opaque host never do. */
export function hostKey(host: Host): string {
  return host.kind === 'opaque' ? `opaque ${host.text}` : serializeHost(host)
}
