import * as z from 'zod/mini'

const token = z.object({ csrfToken: z.string() })

export async function signOut(): Promise<void> {
  const { csrfToken } = z.parse(token, await (await fetch('/api/auth/csrf')).json())
  const response = await fetch('/api/auth/signout', {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, json: 'true' }),
  })
  if (!response.ok) throw new Error(`POST /api/auth/signout: status ${response.status}`)
}
