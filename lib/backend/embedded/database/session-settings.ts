/** Changes settings of a PostgreSQL session, except those that its version does not have. */
export function sessionSettings(expected: Readonly<Record<string, string>>): string {
  const rows = Object.entries(expected).map(([name, value]) => `('${name}', '${value}')`)
  return `SELECT set_config(name, value, false) FROM (VALUES ${rows.join(', ')}) AS wanted (name, value)
    WHERE name IN (SELECT s.name FROM pg_settings AS s)`
}
