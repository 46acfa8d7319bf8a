import { readdirSync } from 'node:fs'
import { isLanguage, type Language } from '@/lib/domain/languages'
import { isFolder } from '../reading'

const manifest = ['articles', 'members', 'partners.yaml', 'videos.yaml', 'legal-texts.csv', 'settings.yaml']

export const isWordFile = (name: string) => /\.docx$/i.test(name) && !name.startsWith('~$') && !name.startsWith('.')

export function isWordFolder(folder: string): boolean {
  if (!isFolder(folder)) return false
  const names = readdirSync(folder)
  return names.some(isWordFile) && !manifest.some((name) => names.includes(name))
}

export function namesOf(file: string, usual: Language): { stem: string; language: Language } {
  const name = file.normalize('NFC').replace(/\.docx$/i, '')
  const suffix = /\.(\w{2})$/.exec(name)?.[1]?.toLowerCase()
  return isLanguage(suffix) ? { stem: name.slice(0, -3), language: suffix } : { stem: name, language: usual }
}
