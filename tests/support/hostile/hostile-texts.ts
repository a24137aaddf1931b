// Texts that would execute in a page that treats them as markup. R-ACCESS-8.

const calls = ['xss()', 'window.xss()', 'top.xss`1`', 'parent["xss"]()']
const shells = [
  (call: string) => `<script>${call}</script>`,
  (call: string) => `<img src=x onerror=${call}>`,
  (call: string) => `"><img src=x onerror=${call}>`,
  (call: string) => `'><svg onload=${call}>`,
  (call: string) => `<svg><script>${call}</script></svg>`,
  (call: string) => `<svg/onload=${call}>`,
  (call: string) => `<body onload=${call}>`,
  (call: string) => `<input autofocus onfocus=${call}>`,
  (call: string) => `<details open ontoggle=${call}>`,
  (call: string) => `<video><source onerror=${call}></video>`,
  (call: string) => `<audio src=x onerror=${call}>`,
  (call: string) => `<iframe srcdoc="<script>${call}</script>">`,
  (call: string) => `<iframe src="javascript:${call}">`,
  (call: string) => `<a href="javascript:${call}">x</a>`,
  (call: string) => `javascript:${call}`,
  (call: string) => `<math><mi xlink:href="javascript:${call}">`,
  (call: string) => `<object data="javascript:${call}">`,
  (call: string) => `<embed src="javascript:${call}">`,
  (call: string) => `<form action="javascript:${call}"><button>`,
  (call: string) => `<style>@import "javascript:${call}"</style>`,
  (call: string) => `<link rel=stylesheet href="javascript:${call}">`,
  (call: string) => `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  (call: string) => `</title><script>${call}</script>`,
  (call: string) => `</textarea><script>${call}</script>`,
  (call: string) => `<!--><img src=x onerror=${call}>-->`,
  (call: string) => `<template><img src=x onerror=${call}></template>`,
  (call: string) => `<scr<script>ipt>${call}</script>`,
  (call: string) => `\${${call}}{{${call}}}`,
  (call: string) => `&lt;img src=x onerror=${call}&gt;`,
  (call: string) => `[<img src=x onerror=${call}>]`,
]

/** A hundred and twenty texts; each would call the page's `xss`. */
export const hostileTexts: readonly string[] = calls.flatMap((call) => shells.map((shell) => shell(call)))
