/** A call was refused, with the API's sentence for staff, or failed: then the message is empty. */
export class StudioError extends Error {
  constructor(
    message: string,
    readonly data?: unknown,
  ) {
    super(message)
  }
}

/** Returns an answer with records whatever its status: a change that fails for some of several is answered 400. */
export async function callStudio<Answer extends object>(method: string, path: string, body?: unknown): Promise<Answer> {
  const isJson = body !== undefined && !(body instanceof FormData)
  const response = await fetch(`/admin/api/${path}`, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(isJson && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : (body as FormData) }),
  }).catch(() => {
    // The browser's own sentence is in English.
    throw new StudioError('')
  })
  const answer = (await response.json().catch(() => ({}))) as {
    docs?: unknown
    errors?: { message?: string; data?: unknown }[]
  }
  const [error] = answer.errors ?? []
  if (!response.ok && !answer.docs) throw new StudioError(error?.message ?? '', error?.data)
  return answer as Answer
}
