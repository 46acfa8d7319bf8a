/** Sends a call about a translation. Throws an error with a sentence for staff if it is refused. */
export async function callTranslation(path: string, body: Record<string, string>): Promise<{ id?: number }> {
  const response = await fetch(`/admin/api/articles/${path}`, {
    method: 'POST',
    credentials: 'include',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = (await response.json().catch(() => ({}))) as { id?: number; errors?: { message?: string }[] }
  if (!response.ok) throw new Error(answer.errors?.[0]?.message ?? '')
  return answer
}
