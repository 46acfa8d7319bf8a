import { settingsSchema } from '@/lib/operations/settings'

const taken = /^(?:SITE_SECRET|BACKUP_(?:DIR|S3_\w+|KEY|KEY_FILE))$/

interface DrillSite {
  folder: string
  port: number
  /** Address of its own database; empty for SQLite. */
  databaseUrl: string
}

/**
 * The environment of a site in a drill. It has no other setting of the real site, since that one must not notice it: no
 * bucket, no Redis, no mail, no notices to search engines. An empty setting also replaces that of the file `.env`.
 */
export function drillEnvironment(
  input: Record<string, string | undefined>,
  { folder, port, databaseUrl }: DrillSite,
): Record<string, string> {
  const names = Object.keys(settingsSchema.shape)
  return {
    ...Object.fromEntries(names.map((name) => [name, taken.test(name) ? (input[name] ?? '') : ''])),
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    BACKUP_HOUR: 'off',
  }
}
