// HTML of the sandbox's checkout, which opens in a new tab. No script, and no style except its own file.

import type { SiteIdentity } from '../../../../contract/config/site.ts'
import type { Lang } from '../../../../contract/limits/limits.ts'
import { checkoutMessages } from './checkout-messages.ts'
import type { SandboxPayment } from './provider/sandbox-store.ts'

/** Language and theme as in the reader's app, and the site's name. */
export interface CheckoutOptions {
  lang: Lang
  theme: 'light' | 'dark' | 'system'
  site: Pick<SiteIdentity, 'name' | 'logo'>
}
export interface CheckoutOrder {
  id: string
  coin: number
  give: number
  money: number
}

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',')
const yuan = (fen: number): string => `${grouped(Math.floor(fen / 100))}<small>.${String(fen % 100).padStart(2, '0')}</small>`
const diamonds = (tenths: number): string => `${grouped(Math.floor(tenths / 10))}${tenths % 10 === 0 ? '' : `.${tenths % 10}`}`

const mark =
  '<svg class="mark" width="28" height="28" viewBox="0 0 32 32" aria-hidden="true"><path d="M2 29v-4h6v-4.5h6V16h6v-4.5h5V29z" fill="#F3F6F0"/><path d="M26.5 29h3.5V3.2L8.5 1v3.3l18 2.9z" fill="#F3F6F0"/><path d="M9 8.4h4.6l2.6 4.8H6.4z" fill="#FFD028"/></svg>'
const gem =
  '<svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10.5 3 8 9l4 13 4-13-2.5-6"/><path d="M17 3a2 2 0 0 1 1.6.8l3 4a2 2 0 0 1 .013 2.382l-7.99 10.986a2 2 0 0 1-3.247 0l-7.99-10.986A2 2 0 0 1 2.4 7.8l2.998-3.997A2 2 0 0 1 7 3z"/><path d="M2 9h20"/></svg>'
const signs: Record<'paid' | 'failed' | 'closed', string> = {
  paid: '<path d="m8 12.5 2.7 2.7L16 9.5"/>',
  failed: '<path d="m9 9 6 6m0-6-6 6"/>',
  closed: '<path d="M8 12h8"/>',
}
const sign = (kind: keyof typeof signs): string =>
  `<svg class="sign" width="44" height="44" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/>${signs[kind]}</svg>`

function page({ lang, theme, site }: CheckoutOptions, body: string): string {
  const texts = checkoutMessages[lang]
  const name = escaped(site.name[lang])
  const logo = site.logo === '' ? mark : `<img class="mark" src="${escaped(site.logo)}" width="28" height="28" alt="">`
  const chosen = theme === 'system' ? '' : ` data-theme="${theme}"`
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${texts.title} - ${name}</title><link rel="stylesheet" href="/pay/sandbox.css">`
  return `<!doctype html><html lang="${lang}"${chosen}><head>${head}</head><body><header>${logo}<b>${name}</b><span>${texts.title}</span></header><main>${body}</main></body></html>`
}

const ended = (kind: 'paid' | 'failed' | 'closed', title: string, text: string): string =>
  `<div class="end ${kind}" role="${kind === 'failed' ? 'alert' : 'status'}">${sign(kind)}<h1>${title}</h1><p>${text}</p></div>`

function sums(lang: Lang, { id, coin, give, money }: CheckoutOrder): string {
  const texts = checkoutMessages[lang]
  const bonus = give > 0 ? ` <i>+ ${diamonds(give)}</i>` : ''
  return `<p class="money"><span>¥</span>${yuan(money)}</p><dl><dt>${texts.buys}</dt><dd class="gem">${gem}${diamonds(coin)}${bonus} ${texts.diamonds}</dd><dt>${texts.order}</dt><dd class="id">${escaped(id)}</dd></dl>`
}

export function checkoutPage(
  options: CheckoutOptions,
  order: CheckoutOrder,
  payment: Pick<SandboxPayment, 'state'>,
  proof: string,
): string {
  const texts = checkoutMessages[options.lang]
  const { state } = payment
  const facts = sums(options.lang, order)
  if (state === 'paid' || state === 'closed')
    return page(
      options,
      `${ended(state, texts[state], texts[`${state}Text`])}${facts}<a class="button line" href="/member?type=2">${texts.back}</a>`,
    )
  const failed = state === 'failed'
  const button = (act: string, text: string, kind: string): string =>
    `<button name="act" value="${act}" class="button ${kind}">${text}</button>`
  const others = (['late', 'lose', 'fail', 'close'] as const).map((act) => button(act, texts[act], 'line')).join('')
  const form = `<form method="post" action="/pay/sandbox/${escaped(order.id)}"><input type="hidden" name="sign" value="${escaped(proof)}">${button('pay', failed ? texts.again : texts.pay, 'main')}<fieldset><legend>${texts.other}</legend>${others}</fieldset></form>`
  const title = failed ? ended('failed', texts.failed, texts.failedText) : `<h1 class="quiet">${texts.title}</h1>`
  return page(options, `<p class="note">${texts.note}</p>${title}${facts}${form}`)
}

const lost = (options: CheckoutOptions, text: string): string => {
  const texts = checkoutMessages[options.lang]
  return page(
    options,
    `<div class="end failed" role="alert">${sign('failed')}<h1 class="quiet">${texts.title}</h1><p>${text}</p></div><a class="button line" href="/main">${texts.home.replace('{site}', () => escaped(options.site.name[options.lang]))}</a>`,
  )
}
export const noOrderPage = (options: CheckoutOptions): string => lost(options, checkoutMessages[options.lang].gone)
export const awayPage = (options: CheckoutOptions): string => lost(options, checkoutMessages[options.lang].away)
