/** Former names of settings, which still count where the present name is not given. */
const renamed = { KEPT_PAGES_MB: 'PAGE_CACHE_MB' } as const

type Environment = Record<string, string | undefined>

/** An environment with the present names of settings. */
export function withPresentNames(environment: Environment): Environment {
  const present = { ...environment }
  for (const [former, name] of Object.entries(renamed)) present[name] ||= environment[former]
  return present
}

/** One line for each setting that is given under its former name. */
export function renamedSettings(environment: Environment): string[] {
  return Object.entries(renamed).flatMap(([former, name]) => (environment[former] ? [`The setting ${former} is now called ${name}`] : []))
}
