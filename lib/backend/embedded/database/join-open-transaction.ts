import { AsyncLocalStorage } from 'node:async_hooks'

interface Database {
  drizzle: unknown
  sessions: Record<number | string, { db: unknown } | undefined>
  beginTransaction: (options?: unknown) => Promise<unknown>
}

interface Scope {
  id: number | string | undefined
  outer: Scope | undefined
}

/**
 * Makes every statement run in the transaction that its asynchronous context has open. Some operations of Payload run
 * a statement outside of the transaction of their own request; on SQLite it would wait for that transaction, which
 * waits for it, and nobody else could write meanwhile (docs/adr/0019). A transaction that is begun inside of another
 * becomes a savepoint. Other contexts, and statements after the transaction has ended, are not affected.
 */
export function joinOpenTransaction(adapter: object): void {
  const database = adapter as Database
  const { beginTransaction } = database
  const scopes = new AsyncLocalStorage<Scope>()

  function openScope(): Scope | undefined {
    let scope = scopes.getStore()
    while (scope && (scope.id === undefined || !database.sessions[scope.id])) scope = scope.outer
    return scope
  }

  let connected = database.drizzle
  Object.defineProperty(database, 'drizzle', {
    configurable: true,
    enumerable: true,
    // Payload's adapters, and the site's own statements, read the handle here unless they were given a transaction's.
    get: () => {
      const id = openScope()?.id
      return id === undefined ? connected : database.sessions[id]?.db
    },
    set: (handle: unknown) => {
      connected = handle
    },
  })

  database.beginTransaction = async (options) => {
    const scope: Scope = { id: undefined, outer: openScope() }
    // Before the first `await`, so that it applies to whoever waits for the transaction. Operations wait for something
    // before they begin one, so their callers are not affected.
    scopes.enterWith(scope)
    const id = (await beginTransaction.call(database, options)) as number | string
    scope.id = id
    return id
  }
}
