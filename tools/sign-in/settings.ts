export const client = { id: 'ilc', secret: 'a secret between the site and the providers on this machine' }

export function signInSettings(googlePort: number, facebookPort: number): Record<string, string> {
  const facebook = `http://127.0.0.1:${facebookPort}`
  return {
    GOOGLE_CLIENT_ID: client.id,
    GOOGLE_CLIENT_SECRET: client.secret,
    GOOGLE_ISSUER: `http://127.0.0.1:${googlePort}`,
    FACEBOOK_CLIENT_ID: client.id,
    FACEBOOK_CLIENT_SECRET: client.secret,
    FACEBOOK_URL: facebook,
    FACEBOOK_GRAPH_URL: facebook,
  }
}
