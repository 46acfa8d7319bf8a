import { callStudio } from '../call-studio'

/** Calls of the studio's API with which staff moderate. A refused call throws an error with a sentence for staff. */

interface Row {
  id: number
  account?: number | null
}

interface Answer {
  docs?: Row[]
}

const call = callStudio<Answer>

export const setStates = async (query: string, state: string): Promise<number> =>
  (await call('PATCH', `interacted-articles${query}&depth=0`, { state })).docs?.length ?? 0

export async function blockWriters(query: string): Promise<number> {
  const { docs } = await call('GET', `interacted-articles${query}&depth=0&limit=0&select[account]=true`)
  const accounts = [...new Set((docs ?? []).map(({ account }) => account))].filter((id) => typeof id === 'number')
  if (accounts.length === 0) return 0
  const where = accounts.map((id, i) => `where[id][in][${i}]=${id}`).join('&')
  return (await call('PATCH', `accounts?${where}&depth=0`, { blocked: true })).docs?.length ?? 0
}

export const setBlocked = (account: number, blocked: boolean): Promise<unknown> =>
  call('PATCH', `accounts/${account}?depth=0`, { blocked })

export const answerAsInstitute = (comment: number, value: string): Promise<unknown> =>
  call('POST', `interacted-articles/${comment}/answer`, { value })
