const words = (text: string) => text.split(' ')

/** Roles of WAI-ARIA 1.2 and its 1.3 draft, of Graphics-ARIA and of DPUB-ARIA. */
export const ariaRoles: ReadonlySet<string> = new Set([
  ...words(
    'alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox comment complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell group heading image img insertion link list listbox listitem log main mark marquee math menu menubar menuitem menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup region row rowgroup rowheader scrollbar search searchbox sectionfooter sectionheader separator slider spinbutton status strong subscript suggestion superscript switch tab table tablist tabpanel term text textbox time timer toolbar tooltip tree treegrid treeitem',
  ),
  ...words('graphics-document graphics-object graphics-symbol'),
  ...words(
    'doc-abstract doc-acknowledgments doc-afterword doc-appendix doc-backlink doc-biblioentry doc-bibliography doc-biblioref doc-chapter doc-colophon doc-conclusion doc-cover doc-credit doc-credits doc-dedication doc-endnote doc-endnotes doc-epigraph doc-epilogue doc-errata doc-example doc-footnote doc-foreword doc-glossary doc-glossref doc-index doc-introduction doc-noteref doc-notice doc-pagebreak doc-pagefooter doc-pageheader doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna doc-subtitle doc-tip doc-toc',
  ),
])

type Kind = 'text' | 'integer' | 'number' | 'ids' | readonly string[]

const truth = words('true false')
const maybe = words('true false undefined')
const mixed = words('true false mixed undefined')

/** States and properties of WAI-ARIA 1.2 and its 1.3 draft, with what each may hold. */
export const ariaAttributes: ReadonlyMap<string, Kind> = new Map<string, Kind>([
  ['aria-activedescendant', 'ids'],
  ['aria-atomic', truth],
  ['aria-autocomplete', words('inline list both none')],
  ['aria-braillelabel', 'text'],
  ['aria-brailleroledescription', 'text'],
  ['aria-busy', truth],
  ['aria-checked', mixed],
  ['aria-colcount', 'integer'],
  ['aria-colindex', 'integer'],
  ['aria-colindextext', 'text'],
  ['aria-colspan', 'integer'],
  ['aria-controls', 'ids'],
  ['aria-current', words('page step location date time true false')],
  ['aria-describedby', 'ids'],
  ['aria-description', 'text'],
  ['aria-details', 'ids'],
  ['aria-disabled', truth],
  ['aria-dropeffect', words('copy execute link move none popup')],
  ['aria-errormessage', 'ids'],
  ['aria-expanded', maybe],
  ['aria-flowto', 'ids'],
  ['aria-grabbed', maybe],
  ['aria-haspopup', words('false true menu listbox tree grid dialog')],
  ['aria-hidden', maybe],
  ['aria-invalid', words('grammar false spelling true')],
  ['aria-keyshortcuts', 'text'],
  ['aria-label', 'text'],
  ['aria-labelledby', 'ids'],
  ['aria-level', 'integer'],
  ['aria-live', words('off polite assertive')],
  ['aria-modal', truth],
  ['aria-multiline', truth],
  ['aria-multiselectable', truth],
  ['aria-orientation', words('horizontal vertical undefined')],
  ['aria-owns', 'ids'],
  ['aria-placeholder', 'text'],
  ['aria-posinset', 'integer'],
  ['aria-pressed', mixed],
  ['aria-readonly', truth],
  ['aria-relevant', words('additions all removals text')],
  ['aria-required', truth],
  ['aria-roledescription', 'text'],
  ['aria-rowcount', 'integer'],
  ['aria-rowindex', 'integer'],
  ['aria-rowindextext', 'text'],
  ['aria-rowspan', 'integer'],
  ['aria-selected', maybe],
  ['aria-setsize', 'integer'],
  ['aria-sort', words('ascending descending none other')],
  ['aria-valuemax', 'number'],
  ['aria-valuemin', 'number'],
  ['aria-valuenow', 'number'],
  ['aria-valuetext', 'text'],
])
