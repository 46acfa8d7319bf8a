/** How often the session is checked, in requests. */
const checkedEvery = 25

/**
 * Returns a function that gives the cookie of a session of staff on a site. Requests may end sessions; then it signs in
 * again.
 */
export function staffSession(url: string, staff: { email: string; password: string }): () => Promise<string> {
  let cookie: Promise<string> | undefined
  let uses = 0
  const headers = { origin: url, 'content-type': 'application/json' }

  async function signIn(): Promise<string> {
    const response = await fetch(`${url}/admin/api/staff/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(staff),
    })
    const [given] = response.headers.getSetCookie()
    if (!response.ok || !given) throw new Error(`Staff cannot sign in: ${response.status} ${await response.text()}`)
    return given.split(';')[0] ?? ''
  }

  async function stillValid(given: Promise<string>): Promise<string> {
    const response = await fetch(`${url}/admin/api/staff/me`, { headers: { cookie: await given, origin: url } })
    const { user } = (await response.json()) as { user?: unknown }
    return user ? given : signIn()
  }

  return () => {
    if (uses++ % checkedEvery === 0) cookie = cookie ? stillValid(cookie) : signIn()
    return cookie ?? signIn()
  }
}
