/**
 * What a host is used for, if that makes it more than its address or an ordinary name.
 *
 * - `cloud-metadata`: the service inside a cloud that gives a machine its settings and credentials.
 * - `local-name`: a name of a home, company or cluster network, which the public DNS does not have.
 * - `single-label`: a name without a dot, which a hosts file or a search list completes.
 * - `reserved-name`: a name that is reserved for another use than hosts of the public DNS.
 */
export type SpecialUse = 'cloud-metadata' | 'local-name' | 'single-label' | 'reserved-name'

/**
 * Reserved domains, each with every name below it.
 *
 * `example` and `example.com` are not among them, although they are reserved too: RFC 6761 asks programs to treat them
 * like other names, and documentation and tests are full of them.
 *
 * @see https://www.iana.org/assignments/special-use-domain-names/
 */
const DOMAINS: ReadonlyMap<string, SpecialUse> = /* @__PURE__ */ new Map([
  ['local', 'local-name'], // RFC 6762
  ['home.arpa', 'local-name'], // RFC 8375
  ['service.arpa', 'local-name'], // RFC 9665
  // Reserved by ICANN in 2024: https://www.icann.org/en/board-activities-and-meetings/materials/approved-resolutions-special-meeting-of-the-icann-board-29-07-2024-en
  ['internal', 'local-name'],
  // Networks use these without a reservation: RFC 6762, appendix G.
  ['intranet', 'local-name'],
  ['private', 'local-name'],
  ['corp', 'local-name'],
  ['home', 'local-name'],
  ['lan', 'local-name'],
  // The domain of hosts files, as in `localhost.localdomain`.
  ['localdomain', 'local-name'],
  ['test', 'reserved-name'], // RFC 6761
  ['invalid', 'reserved-name'], // RFC 6761
  ['onion', 'reserved-name'], // RFC 7686
  ['alt', 'reserved-name'], // RFC 9476
  ['arpa', 'reserved-name'], // RFC 3172
  ['metadata', 'cloud-metadata'], // Google Cloud
  ['metadata.google.internal', 'cloud-metadata'],
  ['metadata.goog', 'cloud-metadata'],
  ['instance-data', 'cloud-metadata'], // Amazon EC2
  ['instance-data.ec2.internal', 'cloud-metadata'],
  ['metadata.tencentyun.com', 'cloud-metadata'], // Tencent Cloud
])

/** No reserved domain has more labels. */
const MOST_LABELS = 3

/** The names of the loopback addresses in the hosts files of Linux distributions. */
const LOOPBACK_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'ip6-localhost',
  'ip6-loopback',
  'localhost4',
  'localhost6',
  'localhost.localdomain',
  'localhost4.localdomain4',
  'localhost6.localdomain6',
])

/** What a name is used for, if it is not an ordinary one; `null` if it may be in the public DNS. */
export function specialUseOfName(name: string): SpecialUse | null {
  const domain = withoutRoot(name)
  const labels = domain.split('.').slice(-MOST_LABELS)
  for (; labels.length > 0; labels.shift()) {
    const use = DOMAINS.get(labels.join('.'))
    if (use !== undefined) return use
  }
  return domain.includes('.') ? null : 'single-label'
}

/**
 * Whether a name leads to the machine itself.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6761#section-6.3
 */
export function isLoopbackName(name: string): boolean {
  const domain = withoutRoot(name)
  return domain === 'localhost' || domain.endsWith('.localhost') || LOOPBACK_NAMES.has(domain)
}

/** A resolver may ignore more dots than the one of the root. */
function withoutRoot(name: string): string {
  let end = name.length
  while (name.charCodeAt(end - 1) === 0x2e) end--
  return name.slice(0, end)
}

/**
 * Metadata services that have an IPv4 address of their own. That of Azure is in a public network, that of Alibaba Cloud
 * among the shared addresses of providers.
 */
const METADATA_IPV4: ReadonlySet<number> = /* @__PURE__ */ new Set([
  0xa9fea9fe, // 169.254.169.254: Amazon EC2, Azure, Google Cloud, Oracle Cloud and others
  0xa9feaa02, // 169.254.170.2: Amazon ECS, credentials of tasks
  0xa9feaa17, // 169.254.170.23: Amazon EKS, credentials of pods
  0xa9fe0017, // 169.254.0.23: Tencent Cloud
  0xa9fe2a2a, // 169.254.42.42: Scaleway
  0xa83f8110, // 168.63.129.16: Azure, wire server
  0x646464c8, // 100.100.100.200: Alibaba Cloud
  0xc00000c0, // 192.0.0.192: Oracle Cloud Classic
])

/** Metadata services that have an IPv6 address of their own, as `pieces.join()`. */
const METADATA_IPV6: ReadonlySet<string> = /* @__PURE__ */ new Set([
  [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x254].join(), // Amazon EC2
  [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x23].join(), // Amazon EKS
  [0xfd20, 0xce, 0, 0, 0, 0, 0, 0x254].join(), // Google Cloud
  [0xfd00, 0x42, 0, 0, 0, 0, 0, 0x42].join(), // Scaleway
])

/** Whether an IPv4 address is that of a metadata service. */
export function isMetadataIpv4(address: number): boolean {
  return METADATA_IPV4.has(address)
}

/** Whether an IPv6 address is that of a metadata service. */
export function isMetadataIpv6(pieces: readonly number[]): boolean {
  return METADATA_IPV6.has(pieces.join())
}
