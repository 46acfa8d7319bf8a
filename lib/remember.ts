declare global {
  /** Everything that the bundles of the build, the server and Next's cache handler share in this process. */
  var ilc: Map<string, unknown> | undefined
}

/**
 * The one value of this name in the whole process, created at the first call. The build puts a module into several bundles, each with variables of its own;
 * whatever they must share is remembered here. Each name belongs to one module, which gives the value its type (a test holds this).
 */
export function remember<T>(name: string, create: () => T): T {
  const values = (globalThis.ilc ??= new Map())
  if (!values.has(name)) values.set(name, create())
  return values.get(name) as T
}
