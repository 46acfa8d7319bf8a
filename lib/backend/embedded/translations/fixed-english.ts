import { label, type Label, type StudioKey } from '../labels'

/** A text that Payload and its editor have in English only. */
export interface FixedText {
  /** Where it is: the same word may stand in the content elsewhere. */
  within: string
  english: string
  label: Label
}

type Where = [within: string, texts: [english: string, key: StudioKey][]]

const texts: Where[] = [
  [
    '.table-action-menu-dropdown',
    [
      ['Merge cells', 'tableMerge'],
      ['Unmerge cells', 'tableUnmerge'],
      ['Toggle Row Striping', 'tableStripes'],
      ['Toggle First Column Freeze', 'tableFreeze'],
      ['Insert ', 'tableInsert'],
      ['row', 'tableRow'],
      ['column', 'tableColumn'],
      ['… rows', 'tableRowCount'],
      ['… columns', 'tableColumnCount'],
      [' above', 'tableAbove'],
      [' below', 'tableBelow'],
      ['left', 'tableLeft'],
      ['right', 'tableRight'],
      ['Delete column', 'tableDeleteColumn'],
      ['Delete row', 'tableDeleteRow'],
      ['Delete table', 'tableDelete'],
      ['Add', 'tableAdd'],
      ['Remove', 'tableRemove'],
      ['row header', 'tableRowHeader'],
      ['column header', 'tableColumnHeader'],
    ],
  ],
  [
    '.drawer',
    [
      ['Create Table', 'tableCreate'],
      ['Rows', 'tableRows'],
      ['Columns', 'tableColumns'],
    ],
  ],
  ['.slash-menu-popup, .toolbar-popup__dropdown-items', [['Table', 'table']]],
  [
    '.rich-text-lexical, .link-editor, .editor-scroller',
    [
      ['Edit link', 'linkEdit'],
      ['Remove link', 'linkRemove'],
      ['Add Row', 'tableAddRow'],
      ['Add Column', 'tableAddColumn'],
      ['Drag to move', 'blockMove'],
      ['Add block', 'blockAdd'],
      ['Insert Paragraph', 'paragraphInsert'],
    ],
  ],
  [
    '.fixed-toolbar, .inline-toolbar-popup',
    [
      ['add dropdown', 'toolbarAdd'],
      ['text dropdown', 'toolbarText'],
      ['align dropdown', 'toolbarAlign'],
      ['format dropdown', 'toolbarFormat'],
      ['blocks dropdown', 'toolbarBlocks'],
      ['inlineBlocks dropdown', 'toolbarInlineBlocks'],
    ],
  ],
  [
    '[data-sonner-toaster]',
    [
      ['To reorder the rows you must first sort them by the "Order" column', 'orderFirst'],
      ['Successfully saved … files', 'filesSaved'],
      ['Failed to save … files', 'filesNotSaved'],
      ['Failed to fetch the file.', 'fileNotFetched'],
    ],
  ],
  ['[role=listbox]', [['Slash menu', 'slashMenu']]],
  ['.rs__menu', [['Create "…"', 'optionCreate']]],
  [
    '.collection-list, .rs__menu, .pill-selector, .condition',
    [
      ['ID', 'idNumber'],
      ['MIME Type', 'mimeType'],
    ],
  ],
  ['.table', [['No columns selected', 'columnsNone']]],
  ['.sort-header', [['Order', 'order']]],
  ['.live-preview-toolbar-controls, .popup__content', [['Responsive', 'previewFit']]],
]

/** Texts that Payload's translations do not cover. */
export const fixedTexts: FixedText[] = texts.flatMap(([within, each]) =>
  each.map(([english, key]) => ({ within, english, label: label(key) })),
)
