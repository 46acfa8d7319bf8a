/**
 * A statement that changes settings of a PostgreSQL session, given by name. Those that the server's version does not
 * have are left out.
 */
export function sessionSettings(expected: Readonly<Record<string, string>>): string {
  const rows = Object.entries(expected).map(([name, value]) => `('${name}', '${value}')`)
  return `SELECT set_config(name, value, false) FROM (VALUES ${rows.join(', ')}) AS wanted (name, value)
    WHERE name IN (SELECT s.name FROM pg_settings AS s)`
}
