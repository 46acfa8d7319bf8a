import { label, type Label, type StudioKey } from '../labels'

export interface FixedText {
  /** Where it is: the same word may stand in the content elsewhere. */
  within: string
  /** A `…` stands for any words. */
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
      ['You do not have permission to reorder these rows', 'orderForbidden'],
      ['Failed to reorder. This can happen if you reorder several rows too quickly. Please try again.', 'orderFailed'],
      ['Successfully saved … files', 'filesSaved'],
      ['Failed to save … files', 'filesNotSaved'],
      ['Failed to fetch the file.', 'fileNotFetched'],
      // A save without a connection, in Chrome, Firefox and Safari, and one that only a proxy has answered.
      ['Failed to fetch', 'notConnected'],
      ['NetworkError when attempting to fetch resource.', 'notConnected'],
      ['Load failed', 'notConnected'],
      ['Internal Server Error', 'notAnswered'],
      ['Bad Gateway', 'notAnswered'],
      ['Service Unavailable', 'notAnswered'],
      ['Gateway Timeout', 'notAnswered'],
    ],
  ],
  ['[role=listbox]', [['Slash menu', 'slashMenu']]],
  ['.rs__menu', [['Create "…"', 'optionCreate']]],
  // What select boxes say to screen readers. Their library has texts for it, which Payload does not pass on.
  [
    '[id$="-live-region"], [role=log]',
    [
      [
        'Use Up and Down to choose options, press Enter to select the currently focused option, press Escape to exit the menu, press Tab to select the option and exit the menu.',
        'selectMenu',
      ],
      ['Select is focused ,type to refine list, press Down to open the menu, ', 'selectFocused'],
      [
        'Select is focused ,type to refine list, press Down to open the menu,  press left to focus selected values',
        'selectFocusedMany',
      ],
      [
        'Use left and right to toggle between focused values, press Backspace to remove the currently focused value',
        'selectValues',
      ],
      ['All selected options have been cleared.', 'selectCleared'],
      ['option …, deselected.', 'selectDeselected'],
      ['option …, selected.', 'selectSelected'],
      ['options …, selected.', 'selectSelected'],
      ['option … is disabled. Select another option.', 'selectDisabled'],
      ['value … focused, … of ….', 'selectValueFocused'],
      ['… results available for search term ….', 'selectFoundFor'],
      ['… result available for search term ….', 'selectFoundFor'],
      ['… results available.', 'selectFound'],
      ['… result available.', 'selectFound'],
      ['… selected, … of ….', 'selectOptionSelected'],
      ['…, … of ….', 'selectOption'],
    ],
  ],
  [
    '.collection-list, .rs__menu, .pill-selector, .condition',
    [
      ['ID', 'idNumber'],
      ['MIME Type', 'mimeType'],
    ],
  ],
  ['.table', [['No columns selected', 'columnsNone']]],
  // Payload's texts in each language, where they stand for something else.
  [
    '.collection-list, .pill-selector, .rs__menu',
    Object.values(label('vi')).map((language) => [`… > ${language}`, 'placeAlone']),
  ],
  ['.upload__createNewToggler', ['Tạo mới', 'Create New', '创建新条目'].map((text) => [text, 'fileUpload'])],
  ['.sort-header', [['Order', 'order']]],
  ['.live-preview-toolbar-controls, .popup__content', [['Responsive', 'previewFit']]],
]

export const fixedTexts: FixedText[] = texts.flatMap(([within, each]) =>
  each.map(([english, key]) => ({ within, english, label: label(key) })),
)
