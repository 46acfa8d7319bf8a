import { settings } from '@/lib/settings'

/** Where this process reaches its own server. */
export function ownAddress(): string {
  const { HOST, PORT } = settings()
  const host = ['0.0.0.0', '::'].includes(HOST) ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}
