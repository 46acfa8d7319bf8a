import sharp from 'sharp'

export interface Person {
  id: string
  name: string
  email: string
  picture: string
}

export function personOf(login: string, origin: string): Person {
  const id =
    login
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 40) || 'nobody'
  return { id, name: login.trim() || 'Nobody', email: `${id}@mail.example`, picture: `${origin}/picture.png` }
}

export function signInPage(provider: string, action: string, fields: Record<string, string> = {}): string {
  const hidden = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${value.replaceAll('"', '&quot;')}">`,
  )
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${provider}, on this machine</title>
<h1>${provider}, on this machine</h1>
<form method="post" action="${action}">
${hidden.join('\n')}
<p><label>Your name <input name="login" required autofocus></label></p>
<p><label><input type="checkbox" name="withoutEmail" value="1"> without an e-mail address</label></p>
<p><button name="answer" value="allow">Sign in</button> <button name="answer" value="deny" formnovalidate>Cancel</button></p>
</form>
`
}

const face =
  '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 9 9"><path fill="#2d5580" d="M0 0h9v9H0z"/><circle cx="4.5" cy="4" r="2" fill="#faf6ee"/></svg>'

export const drawImage = (): Promise<Buffer> => sharp(Buffer.from(face)).png().toBuffer()

export async function readForm(request: AsyncIterable<Buffer>): Promise<URLSearchParams> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(piece)
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}
