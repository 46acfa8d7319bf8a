/** Milliseconds between two polls for the published article. */
const pollMs = 20

interface Order {
  /** Where staff publish. */
  url: string
  /** The instance that must show it. */
  instance: string
  cookie: string
}

/** Publishes an article. Returns the milliseconds from the response until an instance shows it in its list. */
export async function timeToShow({ url, instance, cookie }: Order): Promise<number> {
  const title = `Đo ${Date.now()}`
  const data = { title, summary: title, type: 'NEWS', language: 'vi', format: 'HTML', html: '<p>x</p>' }
  const made = await fetch(`${url}/admin/api/articles`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ ...data, _status: 'published' }),
  })
  if (made.status !== 201) throw new Error(`Nothing can be published: ${made.status} ${await made.text()}`)
  const began = performance.now()
  while (!(await (await fetch(`${instance}/tin-tuc`)).text()).includes(title))
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  return performance.now() - began
}
