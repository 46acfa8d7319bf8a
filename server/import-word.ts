import { rmSync } from 'node:fs'
import path from 'node:path'
import { importFolder } from '@/lib/backend/embedded/data-folders'
import { membersHere } from '@/lib/backend/embedded/import/known-records'
import { readyPayload } from '@/lib/backend/embedded/ready-payload'
import { wordRecords } from '@/lib/content/import/word/word-records'
import { convertImage } from '@/lib/content/uploaded-images'
import type { ImportOptions } from './import-options'
import { importReported } from './import-reported'

const notOfWord = 'Not read of Word files: page headers and footers, fonts, colours, alignment, page numbers'

export async function importWordFolder({ source, isTrial, language, section }: ImportOptions): Promise<boolean> {
  const payload = await readyPayload()
  const folder = importFolder()
  try {
    const members = await membersHere(payload)
    const images = { folder, convert: convertImage }
    const read = await wordRecords(path.resolve(source), { language, section, members, images })
    console.log(`Read: ${read.records.length} Word files. All become drafts: publish them in the studio`)
    console.log(notOfWord)
    return (await importReported(payload, source, folder, read, isTrial)).isWhole
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
