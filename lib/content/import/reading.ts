import { isUtf8 } from 'node:buffer'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { documentType } from '../document-types'
import { imageExtensions, imageType } from '../image-types'
import type { Problem } from './problems'
import { parseYaml } from './yaml'

export const isFile = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false

export const isFolder = (name: string): boolean => statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false

export function whyEmpty(input: string): string {
  const result = statSync(input, { throwIfNoEntry: false })
  if (!result) return 'there is no such folder or file'
  if (result.isDirectory())
    return 'holds no content: articles/{vi,en,zh}/*.html, members/*.yaml, partners.yaml, videos.yaml, legal-texts.csv, redirects.csv, settings.yaml'
  if (/\.(?:zip|gz|tgz|tar|rar|7z)$/i.test(input))
    return 'is packed: unpack it, and import the folder or file that was in it'
  if (/\.docx?$/i.test(input)) return 'is one file: import the folder that it is in'
  if (/^https?:|\.(?:xml|wxr)$/i.test(input))
    return 'is first made into a content folder: npm run import:hosted for a backend, import:wordpress for an export'
  return 'is neither a folder nor a register (.csv)'
}

export interface Reading {
  folder: string
  problems: Problem[]
  images: Map<string, { file: string; line: number }>
  documents: Set<string>
  seen: Map<string, string>
}

export function nameRecord({ problems, seen }: Reading, kind: string, id: string, file: string, line: number): void {
  const before = seen.get(`${kind} ${id}`)
  if (before) problems.push({ file, line, message: `${kind} "${id}" is also in ${before}` })
  else seen.set(`${kind} ${id}`, `${file}:${line}`)
}

export function noteImage({ images, problems }: Reading, image: string | undefined, file: string, line: number): void {
  if (!image || images.has(image)) return
  if (image.startsWith('/') || image.split('/').includes('..'))
    problems.push({ file, line, message: `${image} is no path below images/` })
  else if (!imageType(image))
    problems.push({ file, line, message: `${image} is no picture of a known kind: ${imageExtensions.join(', ')}` })
  else images.set(image, { file, line })
}

export function noteDocument({ documents, folder, problems }: Reading, href: string, file: string, line: number): void {
  if (href.split('/').includes('..')) problems.push({ file, line, message: `${href} is no path below documents/` })
  else if (!documentType(href)) problems.push({ file, line, message: `${href} is no document of a known kind` })
  else if (!isFile(path.join(folder, href))) problems.push({ file, line, message: `there is no document ${href}` })
  else documents.add(href)
}

export function readText({ folder, problems }: Reading, file: string): string {
  const data = readFileSync(path.join(folder, file))
  if (!isUtf8(data)) problems.push({ file, line: 1, message: 'must be UTF-8: save it with that encoding' })
  return data
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .normalize('NFC')
}

export const hasFile = ({ folder }: Reading, file: string): boolean => existsSync(path.join(folder, file))

export function filesIn(reading: Reading, below: string, ending: string): string[] {
  if (!hasFile(reading, below)) return []
  const files = readdirSync(path.join(reading.folder, below)).filter((file) => file.endsWith(ending))
  return files.sort().map((file) => path.join(below, file))
}

export function readYaml<T extends z.ZodType>(reading: Reading, file: string, schema: T) {
  if (!hasFile(reading, file)) return undefined
  const parsed = parseYaml(readText(reading, file), schema, file)
  if ('value' in parsed) return parsed
  reading.problems.push(...parsed.problems)
  return undefined
}
