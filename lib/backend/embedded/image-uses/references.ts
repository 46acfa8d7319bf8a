import type { FlattenedField } from 'payload'
import { mediaNameOf, mediaPrefix } from '@/lib/content/media-address'

export interface ImageReferences {
  ids: Set<number>
  names: Set<string>
}

const most = 500

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function addId(result: ImageReferences, value: unknown): void {
  const id = isObject(value) ? value.id : value
  if (typeof id === 'number' && result.ids.size < most) result.ids.add(id)
}

function addNames(result: ImageReferences, text: string): void {
  for (const [address] of text.matchAll(mediaAddress)) {
    const name = mediaNameOf(address)
    if (name !== undefined && result.names.size < most) result.names.add(name)
  }
}

const mediaAddress = new RegExp(`${mediaPrefix}[\\w%.-]+`, 'g')

function addFromEditor(result: ImageReferences, node: unknown): void {
  if (Array.isArray(node)) {
    for (const child of node) addFromEditor(result, child)
  } else if (isObject(node)) {
    if (node.type === 'upload' && node.relationTo === 'media') addId(result, node.value)
    if ('picture' in node) addId(result, node.picture)
    for (const key of ['root', 'children', 'fields', 'pictures']) addFromEditor(result, node[key])
  }
}

function addFromField(result: ImageReferences, field: FlattenedField, value: unknown): void {
  if (value === null || value === undefined) return
  if ((field.type === 'upload' || field.type === 'relationship') && field.relationTo === 'media')
    for (const each of [value].flat()) addId(result, each)
  else if (field.type === 'richText') addFromEditor(result, value)
  else if (field.type === 'textarea' && typeof value === 'string') addNames(result, value)
  else if (field.type === 'array' && Array.isArray(value))
    for (const row of value) addFromFields(result, field.flattenedFields, row)
  else if (field.type === 'group' || field.type === 'tab') addFromFields(result, field.flattenedFields, value)
}

function addFromFields(result: ImageReferences, fields: readonly FlattenedField[], data: unknown): void {
  if (isObject(data)) for (const field of fields) addFromField(result, field, data[field.name])
}

export function imageReferences(fields: readonly FlattenedField[], states: readonly unknown[]): ImageReferences {
  const result: ImageReferences = { ids: new Set(), names: new Set() }
  for (const state of states) addFromFields(result, fields, state)
  return result
}
