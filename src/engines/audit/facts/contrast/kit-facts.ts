/**
 * What Bootstrap says of the colors of text and ground, of what is hidden and of the size of letters, by its main version:
 * the facts alone, as its documents list them. Where its smaller versions differ a color is "?".
 * https://getbootstrap.com/docs/5.3/customize/color/ · https://getbootstrap.com/docs/4.6/utilities/colors/ · https://getbootstrap.com/docs/3.4/css/
 */
type Theme = Readonly<Record<string, string>>

const of_5: Theme = {
  primary: '#0d6efd',
  secondary: '#6c757d',
  success: '#198754',
  info: '#0dcaf0',
  warning: '#ffc107',
  danger: '#dc3545',
  light: '#f8f9fa',
  dark: '#212529',
}
const of_4: Theme = { ...of_5, primary: '#007bff', success: '#28a745', info: '#17a2b8', dark: '#343a40' }
/** Buttons and labels of version 3, which has other colors for text. */
const of_3: Theme = {
  primary: '#337ab7',
  success: '#5cb85c',
  info: '#5bc0de',
  warning: '#f0ad4e',
  danger: '#d9534f',
}
const texts_of_3: Theme = {
  primary: '#337ab7',
  success: '#3c763d',
  info: '#31708f',
  warning: '#8a6d3b',
  danger: '#a94442',
  muted: '#777',
}
const grounds_of_3: Theme = { success: '#dff0d8', info: '#d9edf7', warning: '#fcf8e3', danger: '#f2dede' }

const each = (theme: Theme, rule: (name: string, color: string) => string): string =>
  Object.entries(theme)
    .map(([name, color]) => rule(name, color))
    .join('')

/** Screens of these widths and wider show or hide what is so named; the page is looked at on a wide one. */
const widths = ['', '-sm', '-md', '-lg', '-xl']
const shown = ['block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'table', 'table-cell']
const displays = widths
  .map(
    width =>
      `.d${width}-none{display:none!important}${shown.map(way => `.d${width}-${way}{display:${way}!important}`).join('')}`,
  )
  .join('')

const sizes =
  'h1,.h1{font-size:2.5rem}h2,.h2{font-size:2rem}h3,.h3{font-size:1.75rem}h4,.h4{font-size:1.5rem}h5,.h5{font-size:1.25rem}h6,.h6{font-size:1rem}h1,h2,h3,h4,h5,h6,.h1,.h2,.h3,.h4,.h5,.h6{font-weight:500}' +
  '.lead{font-size:1.25rem;font-weight:300}.display-1,.display-2,.display-3,.display-4,.display-5,.display-6{font-size:2.5rem;font-weight:300}.btn-lg{font-size:1.25rem}.btn-sm{font-size:.875rem}small,.small{font-size:.875em}'

/** What versions 4 and 5 have in common. */
const common = (theme: Theme, dark_on: ReadonlySet<string>, dark: string): string => {
  const on = (name: string) => (dark_on.has(name) ? dark : '#fff')
  const { primary = '' } = theme
  return [
    'body{color:#212529;background-color:#fff}',
    sizes,
    '.btn{color:#212529;background-color:transparent;font-size:1rem;font-weight:400}',
    each(theme, (name, color) => `.btn-${name}{color:${on(name)};background-color:${color}}`),
    each(theme, (name, color) => `.btn-outline-${name}{color:${color};background-color:transparent}`),
    `.btn-link{color:${primary};background-color:transparent}`,
    '.card{background-color:#fff;color:?}.card-header,.card-footer{background-color:rgba(0,0,0,.03)}.card-img-overlay{position:absolute}',
    '.list-group-item{background-color:#fff;color:?}.list-group-item.active{background-color:?}',
    `.page-link{color:${primary};background-color:#fff}.page-item.active .page-link{color:#fff;background-color:${primary}}`,
    '.dropdown-menu{display:none;position:absolute;background-color:#fff}.dropdown-item{color:#212529}',
    `.nav-pills .nav-link.active{color:#fff;background-color:${primary}}.nav-tabs .nav-link.active{color:#495057;background-color:#fff}`,
    '.navbar-dark .navbar-nav .nav-link{color:?}.navbar-dark .navbar-nav .nav-link.active,.navbar-dark .navbar-nav .active .nav-link{color:#fff}.navbar-dark .navbar-text{color:?}',
    '.navbar-light .navbar-nav .nav-link{color:?}.navbar-light .navbar-text{color:?}',
    '.collapse:not(.show){display:none}.navbar-expand .navbar-collapse,.navbar-expand-sm .navbar-collapse,.navbar-expand-md .navbar-collapse,.navbar-expand-lg .navbar-collapse,.navbar-expand-xl .navbar-collapse{display:flex!important}',
    '.carousel-caption,.carousel-control-prev,.carousel-control-next,.carousel-indicators{position:absolute;color:#fff}',
    '.tab-content>.tab-pane{display:none}.tab-content>.active{display:block}.modal,.offcanvas,.toast{display:none}',
    '.blockquote-footer,.figure-caption{color:#6c757d}',
    '.fixed-top,.fixed-bottom,.position-absolute,.position-fixed{position:fixed!important}',
    each(
      theme,
      (name, color) => `.bg-${name}{background-color:${color}!important}.text-${name}{color:${color}!important}`,
    ),
    '.bg-white{background-color:#fff!important}.bg-transparent{background-color:transparent!important}',
    '.text-white{color:#fff!important}.text-body{color:#212529!important}.text-reset{color:inherit!important}',
    '.text-black-50{color:rgba(0,0,0,.5)!important}.text-white-50{color:rgba(255,255,255,.5)!important}',
    '.invisible{visibility:hidden!important}',
    displays,
  ].join('')
}

const bootstrap_5 =
  common(of_5, new Set(['info', 'warning', 'light']), '#000') +
  `.nav-link{color:${of_5.primary}}.navbar-nav .nav-link{color:?}.navbar-text{color:?}.badge{color:#fff}` +
  each(
    of_5,
    (name, color) =>
      `.text-bg-${name}{color:${['info', 'warning', 'light'].includes(name) ? '#000' : '#fff'}!important;background-color:${color}!important}`,
  ) +
  '.bg-black{background-color:#000!important}.bg-body{background-color:#fff!important}.bg-body-secondary{background-color:#e9ecef!important}.bg-body-tertiary{background-color:#f8f9fa!important}' +
  '.text-black,.text-body-emphasis{color:#000!important}.text-muted{color:?!important}.text-body-secondary{color:rgba(33,37,41,.75)!important}.text-body-tertiary{color:rgba(33,37,41,.5)!important}' +
  '.opacity-0,.opacity-25,.opacity-50,.opacity-75{opacity:.5!important}.visually-hidden,.visually-hidden-focusable{display:none}.fw-bold{font-weight:700!important}' +
  '.fs-1{font-size:2.5rem!important}.fs-2{font-size:2rem!important}.fs-3{font-size:1.75rem!important}.fs-4{font-size:1.5rem!important}.fs-5{font-size:1.25rem!important}.fs-6{font-size:1rem!important}'

const bootstrap_4 =
  common(of_4, new Set(['warning', 'light']), '#212529') +
  each(of_4, (name, color) => `.badge-${name}{color:?;background-color:${color}}`) +
  '.text-muted{color:#6c757d!important}.jumbotron,.breadcrumb{background-color:#e9ecef}.sr-only{display:none}.font-weight-bold{font-weight:700!important}'

const bootstrap_3 = [
  'body{color:#333;background-color:#fff;font-size:14px}a{color:#337ab7}',
  'h1,.h1{font-size:36px}h2,.h2{font-size:30px}h3,.h3{font-size:24px}h4,.h4{font-size:18px}h5,.h5{font-size:14px}h6,.h6{font-size:12px}h1,h2,h3,h4,h5,h6,.h1,.h2,.h3,.h4,.h5,.h6{font-weight:500}',
  'h1 small,h2 small,h3 small,h4 small,blockquote small,blockquote footer{color:#777}.lead{font-size:21px;font-weight:300}',
  each(texts_of_3, (name, color) => `.text-${name}{color:${color}}`),
  each(grounds_of_3, (name, color) => `.bg-${name}{background-color:${color}}`),
  '.bg-primary{color:#fff;background-color:#337ab7}',
  '.btn{font-size:14px;font-weight:400;background-color:transparent}.btn-default{color:#333;background-color:#fff}.btn-lg{font-size:18px}.btn-link{color:#337ab7;background-color:transparent}',
  each(of_3, (name, color) => `.btn-${name},.label-${name}{color:#fff;background-color:${color}}`),
  '.label-default,.badge{color:#fff;background-color:#777}',
  '.navbar-default{background-color:#f8f8f8}.navbar-default .navbar-nav>li>a,.navbar-default .navbar-text{color:#777}.navbar-default .navbar-nav>.active>a{color:#555;background-color:#e7e7e7}',
  '.navbar-inverse{background-color:#222}.navbar-inverse .navbar-nav>li>a,.navbar-inverse .navbar-text{color:#9d9d9d}.navbar-inverse .navbar-nav>.active>a{color:#fff;background-color:#080808}',
  '.jumbotron{background-color:#eee}.well,.breadcrumb{background-color:#f5f5f5}.panel,.thumbnail,.list-group-item{background-color:#fff}.thumbnail .caption{color:#333}',
  '.panel-default>.panel-heading{color:#333;background-color:#f5f5f5}.panel-primary>.panel-heading{color:#fff;background-color:#337ab7}.panel-footer{background-color:#f5f5f5}',
  '.nav-tabs>.active>a,.nav-pills>.active>a{color:?;background-color:?}.help-block{color:#737373}',
  '.dropdown-menu{display:none;position:absolute;background-color:#fff}.dropdown-menu>li>a{color:#333}',
  '.carousel-caption,.carousel-control,.carousel-indicators{position:absolute;color:#fff}',
  '.collapse{display:none}.collapse.in{display:block}.navbar-collapse.collapse{display:block!important}',
  '.tab-content>.tab-pane{display:none}.tab-content>.active{display:block}.modal{display:none}',
  '.navbar-fixed-top,.navbar-fixed-bottom,.affix{position:fixed}',
  '.hide,.hidden,.hidden-lg,.visible-xs,.visible-sm,.visible-md{display:none!important}.sr-only{display:none}.invisible{visibility:hidden}',
].join('')

export const kit_facts: Readonly<Record<string, { style: string; link?: string }>> = {
  3: { style: bootstrap_3 },
  // These color only what leads somewhere.
  4: { style: bootstrap_4, link: '#007bff' },
  5: { style: bootstrap_5, link: '#0d6efd' },
}
