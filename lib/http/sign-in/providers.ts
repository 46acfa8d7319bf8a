import { settings } from '@/lib/operations/settings'

export const providers = ['google', 'facebook'] as const

export type Provider = (typeof providers)[number]

export const isProvider = (name: string): name is Provider => providers.some((provider) => provider === name)

export function credentialsOf(provider: Provider): { clientId: string; clientSecret: string } | undefined {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET } = settings()
  const [clientId, clientSecret] = {
    google: [GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET],
    facebook: [FACEBOOK_CLIENT_ID, FACEBOOK_CLIENT_SECRET],
  }[provider]
  return clientId && clientSecret ? { clientId, clientSecret } : undefined
}
