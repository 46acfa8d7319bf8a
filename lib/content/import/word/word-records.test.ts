import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { temporaryFolder } from '@/lib/testing/temporary-folder'
import { paragraph, wordFile } from '@/lib/testing/word-samples'
import { wordRecords } from './word-records'

const folder = temporaryFolder()

test('every file of a folder is an article, or is named', async () => {
  const put = (name: string, data: string | Buffer = 'x') => writeFileSync(path.join(folder, name), data)
  const word = wordFile({ body: paragraph('Chữ') })
  put('Luật đất đai.docx'.normalize('NFD'), word)
  put('法律.en.DOCX', word)
  put('rong.docx', '')
  put('trang.docx', wordFile({ body: paragraph(' ') }))
  put('cat.docx', word.subarray(0, 1500))
  for (const name of ['bang.xlsx', 'anh.jpg', 'ghi-chu.txt', 'a.docx.bak', 'cu.doc']) put(name)
  for (const name of ['.DS_Store', '~$a.docx', '.~lock.a.docx#', 'Thumbs.db', 'desktop.ini']) put(name)
  mkdirSync(path.join(folder, 'con'))
  const convert = () => Promise.reject(new Error('no picture'))
  const { left, records } = await wordRecords(folder, {
    language: 'vi',
    section: 'NEWS',
    members: [],
    images: { folder, convert },
  })
  expect(records.map(({ content }) => content.articles[0]).map((one) => [one?.id, one?.language])).toEqual([
    ['luat-dat-dai', 'vi'],
    [expect.stringMatching(/en$|^id-/), 'en'],
  ])
  expect(left.toSorted()).toEqual([
    'a.docx.bak: it is no file of Word',
    'anh.jpg: it is no file of Word',
    'bang.xlsx: it is no file of Word',
    'cat.docx: it is damaged',
    'con: folders in the folder are not read',
    'cu.doc: save it as .docx in Word',
    'ghi-chu.txt: it is no file of Word',
    'rong.docx: it is no .docx file: save it as one in Word',
    'trang.docx: the article has no text',
  ])
})
