/** Services to which the institute proves that the domain is its own, by a code in the head of the home page. */
export const verifiers = ['google', 'bing', 'baidu', 'facebook', 'zalo'] as const

export type Verifier = (typeof verifiers)[number]

export const noCodes: Record<Verifier, string> = { google: '', bing: '', baidu: '', facebook: '', zalo: '' }
