declare global {
  var ilc: Map<string, unknown> | undefined
}

/**
 * Returns the one value stored under this name in the process, and creates it at the first call.
 * The build copies a module into several bundles, and each copy has its own module variables. State that all copies
 * must share is stored here. Each name belongs to one module, which defines the type of the value (checked by a test).
 */
export function processSingleton<T>(name: string, create: () => T): T {
  const values = (globalThis.ilc ??= new Map())
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as T
}
