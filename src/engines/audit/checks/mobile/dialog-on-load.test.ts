import { expect, test } from 'vitest'
import { dialogOnLoad } from '#src/engines/audit/checks/mobile/dialog-on-load.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const look = (code: string) => dialogOnLoad.look(viewOf({ html: `<p>Hi</p><script>${code}</script>` })).state

test.each([
  ["addEventListener('DOMContentLoaded', function () { dlg.showModal(); })"],
  ["$(window).on('load', function () { $('#promo').modal('show'); })"],
  ["setTimeout(() => { popup.style.display = 'flex' }, 3000)"],
  ["function showPopup() { popup.classList.add('active') } setTimeout(showPopup, 2000)"],
  ["window.onload = function () { document.getElementById('saleModal').style.display = 'block' }"],
])('a window that opens by itself is found: %s', code => {
  expect(look(code)).toBe('found')
})

test.each([
  ["btn.addEventListener('click', () => { modal.classList.add('open') })"],
  ["document.addEventListener('DOMContentLoaded', () => { btn.addEventListener('click', () => dlg.showModal()) })"],
  ["setTimeout(() => { cookieConsent(); popup.style.display = 'block' }, 500)"],
  ["window.addEventListener('scroll', () => { popup.classList.add('show') })"],
  ["function openModal() { modal.style.display = 'block' }"],
  ["window.onload = () => { modal.style.display = 'none' }"],
  ["setTimeout(function () { document.getElementById('chatPopup').classList.add('visible') }, 3000)"],
])('a window that waits for the visitor is not: %s', code => {
  expect(look(code)).toBe('ok')
})
