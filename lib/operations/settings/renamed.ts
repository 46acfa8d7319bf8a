/** Former names of settings. They are still read if the current name is not given. */
export const formerNames = { KEPT_PAGES_MB: 'PAGE_CACHE_MB' } as const

type Environment = Record<string, string | undefined>

export function withPresentNames(environment: Environment): Environment {
  const present = { ...environment }
  for (const [former, name] of Object.entries(formerNames)) present[name] ||= environment[former]
  return present
}

export function renamedSettings(environment: Environment): string[] {
  return Object.entries(formerNames).flatMap(([former, name]) =>
    environment[former] ? [`The setting ${former} is now called ${name}`] : [],
  )
}
