import type { FlattenedField } from 'payload'
import { mediaNameOf, mediaPrefix } from '@/lib/content/media-address'

export interface ImageReferences {
  ids: Set<number>
  names: Set<string>
}

const most = 500

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function addId(found: ImageReferences, value: unknown): void {
  const id = isObject(value) ? value.id : value
  if (typeof id === 'number' && found.ids.size < most) found.ids.add(id)
}

function addNames(found: ImageReferences, text: string): void {
  for (const [address] of text.matchAll(mediaAddress)) {
    const name = mediaNameOf(address)
    if (name !== undefined && found.names.size < most) found.names.add(name)
  }
}

const mediaAddress = new RegExp(`${mediaPrefix}[\\w%.-]+`, 'g')

function addFromEditor(found: ImageReferences, node: unknown): void {
  if (Array.isArray(node)) {
    for (const child of node) addFromEditor(found, child)
  } else if (isObject(node)) {
    if (node.type === 'upload' && node.relationTo === 'media') addId(found, node.value)
    if ('picture' in node) addId(found, node.picture)
    for (const key of ['root', 'children', 'fields', 'pictures']) addFromEditor(found, node[key])
  }
}

function addFromField(found: ImageReferences, field: FlattenedField, value: unknown): void {
  if (value === null || value === undefined) return
  if ((field.type === 'upload' || field.type === 'relationship') && field.relationTo === 'media')
    for (const each of [value].flat()) addId(found, each)
  else if (field.type === 'richText') addFromEditor(found, value)
  else if (field.type === 'textarea' && typeof value === 'string') addNames(found, value)
  else if (field.type === 'array' && Array.isArray(value))
    for (const row of value) addFromFields(found, field.flattenedFields, row)
  else if (field.type === 'group' || field.type === 'tab') addFromFields(found, field.flattenedFields, value)
}

function addFromFields(found: ImageReferences, fields: readonly FlattenedField[], data: unknown): void {
  if (isObject(data)) for (const field of fields) addFromField(found, field, data[field.name])
}

export function imageReferences(fields: readonly FlattenedField[], states: readonly unknown[]): ImageReferences {
  const found: ImageReferences = { ids: new Set(), names: new Set() }
  for (const state of states) addFromFields(found, fields, state)
  return found
}
