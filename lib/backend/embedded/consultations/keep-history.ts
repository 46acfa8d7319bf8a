import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { conflict } from '../database/conflict'
import { idOf } from '../database/id-of'
import { revision as field } from '../fields/revision'
import type { ConsultationRequest } from '../payload-types'
import { labelFor, type StudioKey } from '../labels'
import { staffName } from '../staff/staff-name'
import { statusLabels } from './status-labels'
import { signNotes } from '../articles/save/sign-notes'

async function nameOf(staff: number | undefined, req: PayloadRequest): Promise<string> {
  if (staff === undefined) return '–'
  const row = await req.payload.findByID({ collection: 'staff', id: staff, depth: 0, disableErrors: true, req })
  return row ? staffName(row) : '–'
}

type Saved = Partial<ConsultationRequest>

const textsOf = ({ notes }: Saved) => new Map((notes ?? []).map(({ id, text }) => [id, text]))

async function changesOf(before: Saved, after: Saved, req: PayloadRequest): Promise<string[]> {
  const labels = (key: StudioKey) => labelFor(req, key)
  const changes: string[] = []
  if (after.status && before.status && after.status !== before.status)
    changes.push(`${labels('status')}: ${labels(statusLabels[before.status])} → ${labels(statusLabels[after.status])}`)
  const [from, to] = [idOf(before.assignee), idOf(after.assignee)]
  if (from !== to) changes.push(`${labels('assignee')}: ${await nameOf(from, req)} → ${await nameOf(to, req)}`)
  const [old, now] = [textsOf(before), textsOf(after)]
  if ([...now.keys()].some((id) => !old.has(id))) changes.push(labels('noteAdded'))
  if ([...old].some(([id, text]) => now.has(id) && now.get(id) !== text)) changes.push(labels('noteChanged'))
  if ([...old.keys()].some((id) => !now.has(id))) changes.push(labels('noteRemoved'))
  return changes
}

/** Records what staff change. Throws a conflict (409) if someone else saved it since its form was opened. */
export const keepHistory: CollectionBeforeChangeHook<ConsultationRequest> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || req.user?.collection !== 'staff' || !originalDoc) return data
  const revision = originalDoc.revision
  if (data.revision !== undefined && data.revision !== revision) throw conflict(req, 'recordChanged', field.name)
  const [by, at] = [req.user.id, new Date().toISOString()]
  const saved = { ...originalDoc, ...data }
  const notes = signNotes(originalDoc.notes, saved.notes, by, at)
  const after = { ...saved, notes }
  const made = (await changesOf(originalDoc, after, req)).map((what) => ({ at, by, what }))
  return {
    ...data,
    notes,
    history: [...(originalDoc.history ?? []), ...made],
    revision: revision + 1,
  }
}
