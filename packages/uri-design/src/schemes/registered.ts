/** Schemes of servers and clients in common use: a host follows, and others choose what comes after it. */
const SERVERS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  `amqp amqps bolt ftp ftps git+ssh imap imaps jdbc ldap ldaps mongodb mongodb+srv mssql mysql neo4j nfs pop postgres
  postgresql redis rediss sftp smb smtp smtps sqlite ssh ws wss`.split(/\s+/),
)

/** Schemes that have one meaning everywhere. */
const REGISTERED: ReadonlySet<string> = /* @__PURE__ */ new Set(
  'about blob data did doi gs info javascript mailto node s3 sms tel ui urn view-source'.split(' '),
)

/** Whether a scheme is that of a server on a network, or of a database. */
export function isServerScheme(name: string): boolean {
  return SERVERS.has(name)
}

/** Whether readers know a scheme without being told. */
export function isRegistered(name: string): boolean {
  return SERVERS.has(name) || REGISTERED.has(name)
}
