/** Brings the database's schema up to date. */
export async function migrate(): Promise<void> {
  // Wrong settings are told by whoever runs this, not by the import.
  const { payload } = await import('./payload')
  await (await payload()).db.migrate()
}
