import { expect, it } from 'vitest'
import { sourceText } from './source-text.ts'

/** 临江 in GBK. */
const gbk = Buffer.from([0xc1, 0xd9, 0xbd, 0xad])
const xml = (encoding: string) =>
  Buffer.concat([Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><rss><title>`), gbk, Buffer.from('</title></rss>')])

it.each([
  ['what an XML text says of itself', xml('gb2312'), ''],
  ['what came with it', Buffer.concat([Buffer.from('["'), gbk, Buffer.from('"]')]), 'application/json; charset="GBK"'],
  ['UTF-8, whatever is said', Buffer.from('["临江"]'), 'text/xml; charset=gb2312'],
  ['UTF-8 with its mark', Buffer.from('\ufeff["临江"]'), ''],
  ['UTF-16 with its mark', Buffer.from('\ufeff["临江"]', 'utf16le'), ''],
])('decodes text by %s', (_name, bytes, type) => {
  const text = sourceText(bytes, type)
  expect([text.includes('临江'), text.startsWith('\ufeff')]).toEqual([true, false])
})

it.each(['nothing-like-it', 'utf-8', ''])('decodes as well as possible when the declared encoding is wrong: %s', (encoding) => {
  expect(sourceText(xml(encoding), '')).toMatch(/<title>.+<\/title>/)
})
