import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'
import { tag_ids, tagNamed } from '../reading/tags.ts'
import { collectCode } from './code.ts'
import { collectButton, collectField, collectForm, collectInput, collectLabel } from './forms.ts'
import { noteGrouping } from './grouping.ts'
import { collectBase, collectFrame, collectHtml, collectTitle } from './head.ts'
import { collectHeading } from './headings.ts'
import { collectAmpImage, collectImage } from './images.ts'
import { collectLinkTag } from './link-tags.ts'
import { collectLink } from './links.ts'
import { collectIframe, collectLegacy, collectMedium, collectPicture, collectSource, collectTrack } from './media.ts'
import { collectMeta } from './metas.ts'
import { collectOption } from './options.ts'
import { collectScript } from './scripts.ts'
import { collectFaxSign, collectSign } from './signs.ts'
import { collectStyle } from './styles.ts'
import { collectCell, collectRow, collectTable, noteCaption } from './tables.ts'
import { collectTime } from './times.ts'
import { collectCaption, collectFigure, collectStruck } from './unsaid.ts'

type Collector = (reading: Reading, element: OpenElement, stands: boolean) => void

const by_name = new Map<string, Collector>([
  ['html', collectHtml],
  ['head', collectFrame],
  ['body', collectFrame],
  ['base', collectBase],
  ['title', collectTitle],
  ['meta', collectMeta],
  ['link', collectLinkTag],
  ['a', collectLink],
  ['area', collectLink],
  ['img', collectImage],
  ['amp-img', collectOfAmp],
  ['picture', collectPicture],
  ['source', collectSource],
  ['track', collectTrack],
  ['iframe', collectIframe],
  ['video', collectMedium],
  ['audio', collectMedium],
  ['form', collectForm],
  ['fieldset', noteGrouping],
  ['label', collectLabel],
  ['input', collectInput],
  ['select', collectField],
  ['option', collectOption],
  ['textarea', collectField],
  ['button', collectButton],
  ['table', collectTable],
  ['tr', collectRow],
  ['td', collectCell],
  ['th', collectCell],
  ['caption', noteCaption],
  ['i', collectSign],
  ['svg', collectFaxSign],
  ['span', collectFaxSign],
  ['script', collectScript],
  ['style', collectStyle],
  ['time', collectTime],
  ['figure', collectFigure],
  ['figcaption', collectCaption],
])
for (const name of ['code', 'pre', 'samp', 'kbd']) by_name.set(name, collectCode)
for (const name of ['del', 's', 'strike']) by_name.set(name, collectStruck)
for (const name of ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']) by_name.set(name, collectHeading)
for (const name of ['object', 'embed', 'applet', 'frame', 'frameset', 'marquee', 'blink', 'font', 'center']) {
  by_name.set(name, collectLegacy)
}

/** Elements that HTML does not know share one collector; a frame of an AMP page is one all the same. */
function collectOfAmp(reading: Reading, element: OpenElement): void {
  if (element.tag.name === 'amp-iframe') collectIframe(reading, element)
  else collectAmpImage(reading)
}

/** By the id of the tag. */
const collectors: (Collector | undefined)[] = new Array(tag_ids).fill(undefined)
for (const [name, collector] of by_name) collectors[tagNamed(name).id] = collector

/** What an element is collected as because of its name. */
export function collectByName(reading: Reading, element: OpenElement, stands: boolean): void {
  collectors[element.tag.id]?.(reading, element, stands)
}
