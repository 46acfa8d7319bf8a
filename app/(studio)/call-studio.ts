/**
 * Calls the studio's API and returns its answer. Throws an error with the API's sentence for staff if it refuses, and the
 * browser's error if it cannot be reached. An answer with records is returned whatever its status: a change of several
 * records that fails for some of them is answered 400, with those that it changed.
 */
export async function callStudio<Answer extends object>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(`/admin/api/${path}`, {
    method,
    credentials: 'include',
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const answer = (await response.json().catch(() => ({}))) as { docs?: unknown; errors?: { message?: string }[] }
  if (!response.ok && !answer.docs) throw new Error(answer.errors?.[0]?.message ?? '')
  return answer as Answer
}
