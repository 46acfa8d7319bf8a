import { afterAll, expect, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { labelCells } from './label-cells'

const { window } = new JSDOM(`<div class="table"><table>
  <thead><tr><th><input type="checkbox"></th><th>Họ và tên <button aria-label="Tăng dần"></button></th>
    <th>Ẩn khỏi trang web</th><th>Ghi chú</th></tr></thead>
  <tbody><tr><td><input type="checkbox"></td><td><a href="/1">An</a></td><td><code>không</code></td><td> </td></tr></tbody>
</table></div>`)
afterAll(() => window.close())

const cells = () => [...window.document.querySelectorAll('td')]
const labels = () => cells().map((cell) => cell.getAttribute('data-column'))

test('a value has the name of its column, but not the link to the record, what is pressed, and what is empty', () => {
  labelCells(window.document)
  expect(labels()).toEqual([null, null, 'Ẩn khỏi trang web', null])
})

test('a cell that is filled or emptied later follows', () => {
  const [, , hidden, note] = cells()
  if (hidden && note) [hidden.textContent, note.textContent] = ['', 'Mới']
  labelCells(window.document)
  expect(labels()).toEqual([null, null, null, 'Ghi chú'])
})
