import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { pdf } from '@/lib/testing/attachment-samples'
import { GhostFiles } from './files'

const folder = mkdtempSync(path.join(tmpdir(), 'ilc-ghost-files-'))
afterAll(() => rmSync(folder, { recursive: true }))

const options = {
  folder,
  site: undefined,
  downloads: undefined,
  otherHosts: false,
  convert: () => Promise.reject(new Error()),
}

test('a file that is not taken has a reason', async () => {
  const images = path.join(folder, 'content')
  mkdirSync(path.join(images, 'files'), { recursive: true })
  const write = (name: string, data: Buffer | string) => writeFileSync(path.join(images, 'files', name), data)
  write('a.pdf', pdf())
  write('hong.docx', 'x')
  write('cu.doc', 'x')
  write('lon.pdf', '')
  truncateSync(path.join(images, 'files', 'lon.pdf'), 21 * 1024 ** 2)
  const files = new GhostFiles({ ...options, images })
  const found = (name: string) => files.document(`__GHOST_URL__/content/files/${name}`)
  expect(await found('a.pdf')).toEqual({ file: expect.stringMatching(/^documents\/a-[0-9a-f]{8}\.pdf$/) })
  expect(await found('hong.docx')).toEqual({ fault: 'its content is not what its name says' })
  expect(await found('cu.doc')).toEqual({ fault: 'the site stores no files of its kind' })
  expect(await found('lon.pdf')).toEqual({ fault: 'it has more than 20 MB' })
  expect(await found('mat.pdf')).toEqual({ fault: 'it is not in the folder that --images names' })
  expect(await files.document('__GHOST_URL__/bai-viet/')).toBeUndefined()
  expect(await files.document('https://khac.example/a.pdf')).toBeUndefined()
})
