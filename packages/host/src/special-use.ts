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
  ['local', 'local-name'], // https://www.rfc-editor.org/rfc/rfc6762#section-3
  ['home.arpa', 'local-name'], // https://www.rfc-editor.org/rfc/rfc8375
  ['service.arpa', 'local-name'], // https://www.rfc-editor.org/rfc/rfc9665
  // Reserved by ICANN in 2024: https://www.icann.org/en/board-activities-and-meetings/materials/approved-resolutions-special-meeting-of-the-icann-board-29-07-2024-en
  ['internal', 'local-name'],
  // Networks use these without a reservation: https://www.rfc-editor.org/rfc/rfc6762#appendix-G
  ['intranet', 'local-name'],
  ['private', 'local-name'],
  ['corp', 'local-name'],
  ['home', 'local-name'],
  ['lan', 'local-name'],
  // Clusters: `kubernetes.default.svc` is completed by the search list of a pod, `web.service.consul` by the agent.
  // https://kubernetes.io/docs/concepts/services-networking/dns-pod-service/
  ['svc', 'local-name'],
  // https://developer.hashicorp.com/consul/docs/discover/dns
  ['consul', 'local-name'],
  // The domain of hosts files, as in `localhost.localdomain`:
  // https://docs.oracle.com/en/operating-systems/oracle-linux/6/admin/about-etc-hosts.html
  ['localdomain', 'local-name'],
  ['test', 'reserved-name'], // https://www.rfc-editor.org/rfc/rfc6761#section-6.2
  ['invalid', 'reserved-name'], // https://www.rfc-editor.org/rfc/rfc6761#section-6.4
  ['onion', 'reserved-name'], // https://www.rfc-editor.org/rfc/rfc7686
  ['alt', 'reserved-name'], // https://www.rfc-editor.org/rfc/rfc9476
  ['arpa', 'reserved-name'], // https://www.rfc-editor.org/rfc/rfc3172
  // Google Cloud, where a search list also completes the name `metadata`:
  // https://cloud.google.com/compute/docs/metadata/querying-metadata
  ['metadata', 'cloud-metadata'],
  ['metadata.google.internal', 'cloud-metadata'],
  ['metadata.goog', 'cloud-metadata'],
  // Amazon EC2, where the name server of the cloud completes it:
  // https://github.com/canonical/cloud-init/blob/main/doc/rtd/reference/datasources/ec2.rst
  ['instance-data', 'cloud-metadata'],
  ['instance-data.ec2.internal', 'cloud-metadata'],
  // https://www.tencentcloud.com/document/product/213/4934
  ['metadata.tencentyun.com', 'cloud-metadata'],
])

/** No reserved domain has more labels. */
const MOST_LABELS = 3

/**
 * The names of the loopback addresses in the hosts files of Linux distributions.
 *
 * @see https://github.com/canonical/cloud-init/tree/main/templates for the hosts files of Debian, Red Hat and SUSE
 */
const LOOPBACK_NAMES: ReadonlySet<string> = /* @__PURE__ */ new Set([
  'ip6-localhost',
  'ip6-loopback',
  'ipv6-localhost',
  'ipv6-loopback',
  'localhost4',
  'localhost6',
  'localhost.localdomain',
  'localhost4.localdomain4',
  'localhost6.localdomain6',
])

/** What a name is used for, if it is not an ordinary one; `null` if it may be in the public DNS. */
export function specialUseOfName(name: string): SpecialUse | null {
  const domain = withoutRoot(name)
  let use: SpecialUse | null = domain.includes('.') ? null : 'single-label'
  let dot = domain.length
  for (let labels = 0; labels < MOST_LABELS && dot > -1; labels++) {
    dot = dot === 0 ? -1 : domain.lastIndexOf('.', dot - 1)
    use = DOMAINS.get(domain.slice(dot + 1)) ?? use
  }
  return use
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
 * Metadata services that have an IPv4 address of their own. That of Azure is in a public network; those of Alibaba Cloud
 * and Volcengine are among the shared addresses of providers.
 */
const METADATA_IPV4: ReadonlySet<number> = /* @__PURE__ */ new Set([
  // 169.254.169.254: Amazon EC2, Azure, Google Cloud, Oracle Cloud, OpenStack and others
  // https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html
  0xa9fea9fe,
  // 169.254.170.2: Amazon ECS, credentials of tasks
  // https://docs.rs/aws-config/latest/aws_config/ecs/
  0xa9feaa02,
  // 169.254.170.23: Amazon EKS, credentials of pods
  // https://docs.aws.amazon.com/eks/latest/userguide/pod-id-agent-setup.html
  0xa9feaa17,
  // 169.254.0.23: Tencent Cloud
  // https://github.com/DataDog/datadog-agent/blob/main/pkg/util/cloudproviders/tencent/tencent.go
  0xa9fe0017,
  // 169.254.42.42: Scaleway
  // https://docs.cloud-init.io/en/latest/reference/datasources/scaleway.html
  0xa9fe2a2a,
  // 168.63.129.16: Azure, wire server
  // https://learn.microsoft.com/en-us/azure/virtual-network/what-is-ip-address-168-63-129-16
  0xa83f8110,
  // 100.100.100.200: Alibaba Cloud
  // https://docs.cloud-init.io/en/latest/reference/datasources/aliyun.html
  0x646464c8,
  // 100.96.0.96: Volcengine
  // https://github.com/volcengine/cello
  0x64600060,
  // 192.0.0.192: Oracle Cloud at Customer and Oracle Cloud Classic
  // https://docs.oracle.com/en/cloud/cloud-at-customer/occ-get-started/retrieve-predefined-instance-metadata.html
  0xc00000c0,
])

/** Metadata services that have an IPv6 address of their own, as `pieces.join()`. */
const METADATA_IPV6: ReadonlySet<string> = /* @__PURE__ */ new Set([
  // Amazon EC2: https://docs.aws.amazon.com/AWSEC2/latest/UserGuide/instancedata-data-retrieval.html
  [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x254].join(),
  // Amazon EKS: https://docs.aws.amazon.com/eks/latest/userguide/pod-id-agent-setup.html
  [0xfd00, 0xec2, 0, 0, 0, 0, 0, 0x23].join(),
  // Google Cloud: https://cloud.google.com/compute/docs/metadata/querying-metadata
  [0xfd20, 0xce, 0, 0, 0, 0, 0, 0x254].join(),
  // Oracle Cloud: https://github.com/oracle/oci-python-sdk/blob/master/src/oci/auth/signers/instance_principals_security_token_signer.py
  [0xfd00, 0xc1, 0, 0, 0, 0, 0xa9fe, 0xa9fe].join(),
  // Alibaba Cloud: https://github.com/canonical/cloud-init/issues/6892
  [0xfd00, 0x100, 0, 0, 0, 0, 0x100, 0x200].join(),
  // Scaleway: https://docs.cloud-init.io/en/latest/reference/datasources/scaleway.html
  [0xfd00, 0x42, 0, 0, 0, 0, 0, 0x42].join(),
  // Akamai (Linode): https://techdocs.akamai.com/cloud-computing/docs/metadata-service-api
  [0xfd00, 0xa9fe, 0xa9fe, 0, 0, 0, 0, 1].join(),
  // OpenStack and Akamai: https://docs.openstack.org/nova/latest/admin/metadata-service.html
  [0xfe80, 0, 0, 0, 0, 0, 0xa9fe, 0xa9fe].join(),
])

/** Whether an IPv4 address is that of a metadata service. */
export function isMetadataIpv4(address: number): boolean {
  return METADATA_IPV4.has(address)
}

/** Whether an IPv6 address is that of a metadata service. */
export function isMetadataIpv6(pieces: readonly number[]): boolean {
  return METADATA_IPV6.has(pieces.join())
}
